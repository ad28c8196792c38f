// What parents of a class may promise each other, and for which year group.
import * as z from 'zod/mini'
import { citeSources } from '#src/features/help/sources/find-source.server.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { contentFile, readYaml } from '#src/platform/content/content-file.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { Words } from '#src/platform/content/content-words.ts'

const Id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

const Choices = z.strictObject({
  promises: z
    .array(z.strictObject({ id: Id, text: Words, evidence: z.array(Words).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  yearGroups: z.array(z.strictObject({ id: Id, text: Words })).check(z.minLength(1)),
})

/** @throws {ContentError} for the first mistake */
export const loadChoices = rememberContent((language, root) => {
  const { data, mistake } = readYaml(contentFile(language, 'class-agreements.yaml', root), Choices)
  for (const list of ['promises', 'yearGroups'] as const) {
    const ids = data[list].map(({ id }) => id)
    const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
    if (twice !== -1) throw mistake([list, twice, 'id'], `"${ids[twice]}" stands here twice.`, 'Keep one of them.')
  }
  const known = loadSources(language, root)
  const cited = data.promises.flatMap(({ evidence }, index) =>
    citeSources(known, evidence, mistake, ['promises', index, 'evidence']),
  )
  return {
    promises: data.promises.map(({ id, text }) => ({ id, text })),
    yearGroups: data.yearGroups,
    // Several promises rest on the same work: the page names it once.
    sources: [...new Map(cited.map((source) => [Object.values(source).join('|'), source])).values()],
  }
}, 'class agreement choices')
