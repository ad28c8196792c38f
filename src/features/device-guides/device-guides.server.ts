// The device guides as other features use them, read once for each language.
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import {
  type DeviceGuide,
  GUIDE_JOBS,
  GUIDE_KINDS,
  type GuideJob,
  type GuideKind,
  type GuideLink,
} from './device-guide.ts'
import { readDeviceGuides } from './device-guides.content.server.ts'

/** Every guide, in the order of its place. */
export const loadDeviceGuides = rememberContent(
  (language, root) => readDeviceGuides(language, loadSources(language, root), root),
  'device guides',
)

/** A guide whose page is built. @throws when there is none of this name */
export function getDeviceGuide(language: Language, slug: string | undefined): DeviceGuide {
  const found = loadDeviceGuides(language).find((guide) => guide.slug === slug)
  if (found === undefined) throw new Error(`There is no device guide "${slug}".`)
  return found
}

/** The guides in two lists: by what they are for, and by what a parent wants to do. */
export interface GuideLists {
  kinds: { kind: GuideKind; guides: GuideLink[] }[]
  jobs: { job: GuideJob; guides: GuideLink[] }[]
}

export function listDeviceGuides(language: Language): GuideLists {
  const guides = loadDeviceGuides(language)
  return {
    kinds: GUIDE_KINDS.map((kind) => ({ kind, guides: toLinks(guides.filter((guide) => guide.kind === kind)) })),
    jobs: GUIDE_JOBS.map((job) => ({ job, guides: toLinks(guides.filter(({ jobs }) => jobs.includes(job))) })),
  }
}

function toLinks(guides: readonly DeviceGuide[]): GuideLink[] {
  return guides.map(({ slug, title, use, inEnglish }) => ({ slug, title, use, inEnglish }))
}
