// Makes the lesson for the page from its file: adds place, time, help lines and sources.

import type { Helpline } from '#src/features/help/help.contract.ts'
import { findSource } from '#src/features/help/sources/find-source.server.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import type { Language } from '#src/shared/languages.ts'
import { readChart } from '../charts/chart-field.content.server.ts'
import type { FoldedPart, LearningBlock, Lesson, NowPage } from '../curriculum.contract.ts'
import { evidenceHeading } from './folded-parts.content.server.ts'
import type { LessonBody, LessonFile } from './lesson-file.content.server.ts'
import { countMinutes } from './lesson-time.ts'
import { findScene, withStepScenes } from './scene-field.content.server.ts'

type LessonSource = Lesson['sources'][number]

export interface LessonReferences {
  helplines: readonly Helpline[]
  sources: readonly Source[]
}

/** Builds a lesson. @throws {ContentError} when it names a help line or a source that does not exist */
export function buildLesson(
  language: Language,
  { front, body, now }: LessonFile,
  place: Pick<Lesson, 'stageId' | 'moduleId' | 'moduleTitle' | 'colour' | 'next' | 'talks' | 'atHome' | 'inEnglish'>,
  references: LessonReferences,
): Lesson {
  const { id, title, description, shortAnswer, nextStep } = front.data
  return {
    ...place,
    lessonId: id,
    title,
    description,
    ...findScene(front),
    minutes: countMinutes(body),
    serious: isSerious(front),
    hasNow: now !== undefined,
    ...(shortAnswer === undefined ? {} : { shortAnswer }),
    ...(nextStep === undefined ? {} : { nextStep }),
    helplines: findHelplines(front, references.helplines),
    sources: findSources(front, references.sources),
    ...withStepScenes(withTeenParts(withChart(language, body, front, references.sources), front), front),
  }
}

/** The body with the chart of the front matter in the part that says how we know. */
function withChart(
  language: Language,
  body: LessonBody,
  front: LessonFile['front'],
  sources: readonly Source[],
): LessonBody {
  const chart = readChart(language, front, sources)
  if (chart === undefined) return body
  const evidence = evidenceHeading(language)
  const isPlace = ({ heading }: FoldedPart) => heading === evidence
  const block = 'blocks' in body ? body.blocks.find(({ folded }) => folded?.some(isPlace)) : undefined
  if (block === undefined || !('blocks' in body)) {
    throw front.mistake(['chart'], 'The chart has no place.', `Write what the study found below "#### ${evidence}".`)
  }
  const folded = block.folded?.map((part) => (isPlace(part) ? { ...part, chart } : part))
  return { blocks: body.blocks.map((one) => (one === block ? { ...one, folded } : one)) as LearningBlock[] }
}

/** The body with how a teenager may see it beside what helps, and the ladder below the plan. */
function withTeenParts(body: LessonBody, { data: { teenView, ladder } }: LessonFile['front']): LessonBody {
  if (!('blocks' in body)) return body
  const blocks = body.blocks.map((block): LearningBlock => {
    if (block.type === 'exploreDiscover' && teenView !== undefined) {
      return { ...block, teenView: { says: teenView.says, behindTree: parseMarkdown(teenView.behind) } }
    }
    return block.type === 'planApply' && ladder !== undefined ? { ...block, ladder } : block
  })
  return { blocks }
}

/** The page for what is happening this minute, of the lesson that was built from the same file. */
export function buildNowPages({ language, now }: LessonFile, lesson: Lesson): NowPage[] {
  if (now === undefined) return []
  const { stageId, moduleId, lessonId, title, helplines, talks } = lesson
  const { language: own, ...words } = now
  const inEnglish = own === language ? lesson.inEnglish : undefined
  const page = { stageId, moduleId, lessonId, title, ...words, helplines }
  return [{ ...page, ...(talks === undefined ? {} : { talks }), ...(inEnglish ? { inEnglish } : {}) }]
}

/** Whether its front matter says `tone: serious`. */
export function isSerious(front: LessonFile['front']): boolean {
  return front.data.tone === 'serious'
}

function findHelplines(front: LessonFile['front'], helplines: readonly Helpline[]): Helpline[] {
  return front.data.help.map((id, index) => {
    const helpline = helplines.find((one) => one.id === id)
    if (helpline && front.data.help.indexOf(id) === index) return helpline
    const problem = helpline ? `"${id}" stands here twice.` : `There is no help line "${id}".`
    throw front.mistake(['help', index], problem, 'Use the ids of helplines.yaml, each once.')
  })
}

// Two cards can come from the same work: the page names it once.
function findSources(front: LessonFile['front'], sources: readonly Source[]): LessonSource[] {
  const found = new Map<string, LessonSource>()
  for (const [index, claim] of front.data.claims.entries()) {
    for (const [position, id] of claim.evidence.entries()) {
      const path = ['claims', index, 'evidence', position]
      const { author, title, year } = findSource(sources, id, front.mistake, path)
      found.set([author, title, year].join('|'), { author, title, year })
    }
  }
  return [...found.values()]
}
