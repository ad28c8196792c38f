// Every tool of the Teen Guide says how a teenager may see it, and how to give more freedom step by step; other tools do not.
import { basename, dirname } from 'node:path'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { TEEN_GUIDE_ID } from '#src/shared/paths.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'

const STEP_WORDS = 20
const READY_WORDS = 14

/** A tool's folder lies in the folder of its focus area. */
export function isTeenTool({ file }: Pick<LessonFile, 'file'>): boolean {
  return basename(dirname(dirname(file))) === TEEN_GUIDE_ID
}

export function checkTeenParts(lesson: LessonFile): Finding[] {
  const { file, front } = lesson
  const { teenView, ladder = [] } = front.data
  const at = (field: string, problem: string, mend: string) =>
    createFinding({ file, line: front.lineOf([field]) }, problem, mend)
  const missing = (['teenView', 'ladder'] as const).filter((field) => front.data[field] === undefined)
  if (!isTeenTool(lesson)) {
    if (teenView === undefined && ladder.length === 0) return []
    return [at('title', 'Only the Teen Guide has "teenView" and "ladder".', 'Take them out.')]
  }
  const tooLong = ladder.flatMap(({ step, ready }, index) => {
    const longest = [
      { name: 'step', words: listWords(step).length, most: STEP_WORDS },
      { name: 'ready', words: listWords(ready).length, most: READY_WORDS },
    ].filter(({ words, most }) => words > most)
    return longest.map(({ name, words, most }) =>
      at('ladder', `The ${name} of step ${index + 1} has ${words} words.`, `Keep to ${most}.`),
    )
  })
  return [
    ...missing.map((field) => at('title', `The tool has no "${field}".`, 'docs/how-to/add-a-lesson.md shows one.')),
    ...tooLong,
  ]
}
