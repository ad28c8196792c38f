// Every tool has words of parents by which it is found, and of which its title says nothing. No words lead to a page that is gone.
import { join } from 'node:path'
import type { Curriculum } from '#src/features/curriculum/curriculum.server.ts'
import { splitPhrases } from '#src/features/search/building/phrases.server.ts'
import { readSearchWords } from '#src/features/search/building/search-words.content.server.ts'
import { contentFile, languageOfFile } from '#src/platform/content/content-file.ts'
import type { Language } from '#src/shared/languages.ts'
import { lessonPath } from '#src/shared/paths.ts'
import { createFinding, type Finding } from './finding.ts'

const LEAST_PHRASES = 5

export function checkSearchWords(language: Language, folder: string, { lessons }: Curriculum, root: string): Finding[] {
  const file = join(folder, 'search-words.yaml')
  const { data, lineOf } = readSearchWords(language, root)
  return lessons.flatMap(({ stageId, moduleId, lessonId }) => {
    const path = lessonPath(stageId, moduleId, lessonId)
    const count = splitPhrases(data.also[path] ?? '').length
    if (count >= LEAST_PHRASES) return []
    const problem = `"${path}" is found by ${count} phrases of parents.`
    const mend = `Write at least ${LEAST_PHRASES} below its address in "also": what parents type, not its title again.`
    return [createFinding({ file, line: lineOf(['also', path]) }, problem, mend)]
  })
}

/** @param knownPaths the addresses of all pages, as English has them */
export function checkSearchAddresses(language: Language, knownPaths: ReadonlySet<string>, root: string): Finding[] {
  const file = contentFile(language, 'search-words.yaml', root)
  if (languageOfFile(language, file, root) !== language) return []
  const { data, lineOf } = readSearchWords(language, root)
  const gone = Object.keys(data.also).filter((path) => !knownPaths.has(path.replace(/#.*/, '')))
  return gone.map((path) =>
    createFinding({ file, line: lineOf(['also', path]) }, `There is no page "${path}".`, 'Take out its words.'),
  )
}
