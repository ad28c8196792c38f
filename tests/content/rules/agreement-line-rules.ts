// The lines that the agreement suggests are short, easy to read and no race; at least one for every age is an adult's, and
// each has an id of its own.
import { join } from 'node:path'
import type { AgreementSuggestions } from '#src/features/family/agreement/suggested-lines.ts'
import { AGES } from '#src/shared/ages.ts'
import { checkStatements, listTexts } from '../forbidden/forbidden-statements.ts'
import { checkReadingOf } from '../reading/reading-grade.ts'
import { createFinding, type Finding } from './finding.ts'
import { checkSentences } from './trial-rules.ts'

/** @param source the text of agreement-lines.yaml */
export function checkAgreementLines(folder: string, { known, lines }: AgreementSuggestions, source: string): Finding[] {
  const file = join(folder, 'agreement-lines.yaml')
  const words = [known.says, known.limit, ...lines.flatMap(({ what, why }) => [what, why])]
  const texts = listTexts(file, source, words)
  const without = AGES.filter((age) => !lines.some(({ by, ages }) => by === 'adult' && (ages?.includes(age) ?? true)))
  const ids = lines.map(({ id }) => id)
  const twice = new Set(ids.filter((id, place) => ids.indexOf(id) !== place))
  return [
    ...[...twice].map((id) =>
      createFinding(
        { file },
        `Two lines have the id "${id}".`,
        'Give each an id of its own, the same in every language.',
      ),
    ),
    ...checkReadingOf(file, texts),
    ...checkStatements(texts),
    ...texts.flatMap(checkSentences),
    ...without.map((age) =>
      createFinding({ file }, `No adult promises anything for the age ${age}.`, 'Add a line with "kind: adult".'),
    ),
  ]
}
