// What holds of the short answers that a language has before its tools: short, with our terms, once each, and none forgotten.
import { join, relative, sep } from 'node:path'
import type { Curriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { readShortAnswers, shortAnswerKey } from '#src/features/curriculum/reading/short-answers.content.server.ts'
import { contentFolder, listContentFiles } from '#src/platform/content/content-file.ts'
import type { Language } from '#src/shared/languages.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from '../rules/finding.ts'
import { findLostTerms, type Term } from './glossary.ts'

/** English keeps to 60; other languages need up to a quarter more for the same. */
const MOST_WORDS = 75

/**
 * @param english the tools as they were written
 * @throws {ContentError} when the file cannot be read
 */
export function checkShortAnswers(
  language: Language,
  english: Curriculum,
  glossary: readonly Term[],
  root: string,
): Finding[] {
  const answers = readShortAnswers(language, root)
  if (answers === undefined) return []
  const file = join(contentFolder(language, root), 'short-answers.yaml')
  const missing: string[] = []
  const findings = english.lessons.flatMap(({ stageId, moduleId, lessonId, title, shortAnswer }): Finding[] => {
    const key = shortAnswerKey(stageId, lessonId)
    const own = answers.data[key]
    const whole = isTranslatedWhole(language, join(stageId, moduleId), lessonId, root)
    if (own === undefined) {
      if (!whole) missing.push(key)
      return []
    }
    const place = { file, line: answers.lineOf([key]) }
    if (whole) return [createFinding(place, `"${key}" is translated as a whole.`, 'Take its short answer out here.')]
    const count = [own.say, own.do, own.dont].flatMap(listWords).length
    const said = [title, shortAnswer?.say, shortAnswer?.do, shortAnswer?.dont].join(' ')
    const lost = findLostTerms(glossary, said, Object.values(own).join(' ')).filter(({ everyday }) => !everyday)
    return [
      ...(count > MOST_WORDS
        ? [createFinding(place, `The short answer has ${count} words.`, `Keep to ${MOST_WORDS}.`)]
        : []),
      ...lost.map(({ english: term, translation }) =>
        createFinding(
          place,
          `English says "${term}" in "${key}", and there is no "${translation}" here.`,
          'Use the word of glossary.yaml, or write there the form that counts as it too.',
        ),
      ),
    ]
  })
  if (missing.length === 0) return findings
  const tools = missing.length === 1 ? '1 tool has' : `${missing.length} tools have`
  const problem = `${tools} no short answer: ${missing.join(', ')}.`
  return [...findings, createFinding({ file }, problem, 'Write them, or translate the tools.', 'warning')]
}

/** Whether the language has a file of its own for a tool. */
export function isTranslatedWhole(language: Language, folder: string, lessonId: string, root: string): boolean {
  const own = contentFolder(language, root) + sep
  return listContentFiles(language, folder, '.md', root).some(
    (file) => file.startsWith(own) && relative(join(own, folder), file).startsWith(`${lessonId}-`),
  )
}
