// The only reader of sources.yaml (every source) and sources-page.yaml (the people the page names, and its words).

import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFile, readYaml } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { Language } from '#src/shared/languages.ts'
import { findSource } from './find-source.server.ts'
import type { Acknowledgement, Source, SourcesPage } from './sources.contract.ts'

const SourceEntry = z.strictObject({
  id: Words,
  author: Words,
  title: Words,
  year: z.string(),
  publisher: z.optional(Words),
  address: z.optional(z.union([Words, z.array(Words)])),
  supports: Words,
  notFor: Words,
  checked: z.iso.date(),
  confidence: z.array(z.enum(['V', 'V2', 'WE', 'CHECK', 'synthesis'])).check(z.minLength(1)),
})

/** Reads all sources. @throws {ContentError} for the first mistake */
export function readSources(language: Language, root: string = CONTENT_ROOT): Source[] {
  const { data, mistake } = readYaml(contentFile(language, 'sources.yaml', root), z.array(SourceEntry))
  const ids = data.map((source) => source.id)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    throw mistake([index, 'id'], `Two sources have the id "${id}".`, 'Give each source an id of its own.')
  }
  return data.map(({ address, ...source }) => ({ ...source, addresses: [address ?? []].flat() }))
}

const Paragraphs = z.array(Words).check(z.minLength(1))
const AcknowledgementEntry = z.strictObject({
  what: z.optional(Words),
  who: Words,
  works: z.array(z.strictObject({ id: Words, year: z.optional(Words) })).check(z.minLength(1)),
  took: Words,
})
const AcknowledgementEntries = z.array(AcknowledgementEntry).check(z.minLength(1))

const SourcesPageEntry = z.strictObject({
  intro: Paragraphs,
  nextReview: z.iso.date(),
  researchers: AcknowledgementEntries,
  frameworks: AcknowledgementEntries,
  ukOrganisations: AcknowledgementEntries,
  internationalOrganisations: AcknowledgementEntries,
  fairUse: Paragraphs,
})
type List = 'researchers' | 'frameworks' | 'ukOrganisations' | 'internationalOrganisations'

/** Reads the words of /sources. @throws {ContentError} for the first mistake, such as a work that is no source */
export function readSourcesPage(
  language: Language,
  sources: readonly Source[],
  root: string = CONTENT_ROOT,
): SourcesPage {
  const { data, mistake } = readYaml(contentFile(language, 'sources-page.yaml', root), SourcesPageEntry)
  const readList = (list: List): Acknowledgement[] =>
    data[list].map(({ what, who, works, took }, index) => ({
      ...(what === undefined ? {} : { what }),
      who,
      works: works.map(({ id, year }, position) => {
        const source = findSource(sources, id, mistake, [list, index, 'works', position, 'id'])
        return [source.title, year ?? source.year].filter(Boolean).join(', ')
      }),
      took,
    }))
  return {
    intro: data.intro,
    researchers: readList('researchers'),
    frameworks: readList('frameworks'),
    ukOrganisations: readList('ukOrganisations'),
    internationalOrganisations: readList('internationalOrganisations'),
    fairUse: data.fairUse,
    lastUpdated:
      sources
        .map((source) => source.checked)
        .sort()
        .at(-1) ?? '',
    nextReview: data.nextReview,
  }
}
