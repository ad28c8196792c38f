// What holds of the pages for now that a language has before its tools: as many actions as in English, with our terms, and none forgotten.
import { join } from 'node:path'
import type { Curriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { NOW_SECTION } from '#src/features/curriculum/reading/now-page.content.server.ts'
import { listNowPages, nowPageName } from '#src/features/curriculum/reading/now-pages.content.server.ts'
import { contentFolder, listContentFiles, readText } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { createFinding, type Finding } from '../rules/finding.ts'
import { isTranslatedWhole } from './check-short-answers.ts'
import { findLostTerms, type Term, wordsOfFile } from './glossary.ts'

/**
 * @param english the tools as they were written
 * @param own the tools of the language, with English ones where it has none
 * @throws {ContentError} when a file cannot be read
 */
export function checkNowPages(
  language: Language,
  english: Curriculum,
  own: Curriculum,
  glossary: readonly Term[],
  root: string,
): Finding[] {
  const written = listNowPages(language, root)
  if (written.length === 0) return []
  const folder = join(contentFolder(language, root), 'now-pages')
  const missing: string[] = []
  const findings = english.nowPages.flatMap((page): Finding[] => {
    const { stageId, moduleId, lessonId } = page
    const name = nowPageName(stageId, lessonId)
    const whole = isTranslatedWhole(language, join(stageId, moduleId), lessonId, root)
    if (!written.includes(name)) {
      if (!whole) missing.push(name)
      return []
    }
    const file = join(folder, `${name}.md`)
    if (whole) return [createFinding({ file }, 'This tool is translated as a whole.', 'Delete the file.')]
    const translated = own.nowPages.find((one) => nowPageName(one.stageId, one.lessonId) === name)
    const counts = [page, translated].map((one) => `${one?.actions.length} actions and ${one?.dont.length} don'ts`)
    const said = wordsOfFile(englishNow(stageId, moduleId, lessonId, root))
    const lost = findLostTerms(glossary, said, wordsOfFile(readText(file))).filter(({ everyday }) => !everyday)
    return [
      ...(counts[0] === counts[1]
        ? []
        : [createFinding({ file }, `English has ${counts[0]}, this has ${counts[1]}.`, 'Keep one line for each.')]),
      ...lost.map(({ english: term, translation }) =>
        createFinding(
          { file },
          `English says "${term}", and there is no "${translation}" here.`,
          'Use the word of glossary.yaml, or write there the form that counts as it too.',
        ),
      ),
    ]
  })
  if (missing.length === 0) return findings
  const problem = `${missing.length} pages for now are not there: ${missing.join(', ')}.`
  return [...findings, createFinding({ file: folder }, problem, 'Write them, or translate the tools.', 'warning')]
}

function englishNow(stageId: string, moduleId: string, lessonId: string, root: string): string {
  const files = listContentFiles(DEFAULT_LANGUAGE, join(stageId, moduleId), `.md`, root)
  const text = files.filter((file) => file.includes(`${lessonId}-`)).map(readText)[0] ?? ''
  return text.slice(text.lastIndexOf(`\n## ${NOW_SECTION}\n`))
}
