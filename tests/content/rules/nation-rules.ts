// What differs by nation is named with a term that nations.yaml has.
import { join } from 'node:path'
import { CONTENT_ROOT } from '#src/platform/content/content-file.ts'
import { MARKED_TERM, markNationTerms } from '#src/platform/content/nation-terms.ts'
import { readNationTerms } from '#src/platform/content/nation-terms-file.ts'
import type { Language } from '#src/shared/languages.ts'
import { createFinding, type Finding } from './finding.ts'

/** Each `{{term}}` of a file. A checklist has none: it is printed, and its PDF is the same for every reader. */
export function checkNationTerms(file: string, text: string, root: string = CONTENT_ROOT): Finding[] {
  return markNationTerms(text, file)
    .split('\n')
    .flatMap((line, index) => {
      const place = { file, line: index + 1 }
      return [...line.matchAll(MARKED_TERM)].flatMap(([, name = '', language = '']) => {
        if (file.includes(join('/', 'checklists', '/'))) {
          return [
            createFinding(place, `A checklist names {{${name}}}.`, 'Write the words that are right in all nations.'),
          ]
        }
        if (readNationTerms(language as Language, root).has(name)) return []
        return [createFinding(place, `nations.yaml has no term "${name}".`, 'Add it there, or use one that it has.')]
      })
    })
}
