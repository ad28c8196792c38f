import { createFinding, type Finding } from './finding.ts'

/** As `npm run new` writes what is missing. */
export const UNWRITTEN = /<[a-z][^<>:]* [^<>:]*>/

/** What the skeleton of a file has in angle brackets waits for words. */
export function checkUnwritten(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const unwritten = UNWRITTEN.exec(line)?.[0]
    if (unwritten === undefined) return []
    return [
      createFinding({ file, line: index + 1 }, `"${unwritten}" waits for your words.`, 'Write them in its place.'),
    ]
  })
}
