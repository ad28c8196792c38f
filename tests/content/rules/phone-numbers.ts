// A wrong number can hurt: each phone number in any content file is one of helplines.yaml.
import type { Helpline } from '#src/features/help/help.contract.ts'
import { createFinding, type Finding } from './finding.ts'

// Numbers from 0 with eight digits or more, '116 123', and short ones after a word that asks to ring or text.
const NUMBERS = [
  /(?<![\d.,£/-])(?:\+44 ?|0)\d(?:[ -]?\d){6,10}(?![\d-])/g,
  /\b11[1-9] \d{3}\b/g,
  /\b(?:ring|rings|call|calls|dial|phone|police on|bank on)\s+\**(\d{3})\b(?![\d:,.]\d|\s*(?:hours?|minutes?|times?|pounds?))/gi,
  /\btext(?:s|ing)?\s+(?:\S+\s+){0,2}to\s+\**(\d{4,6})\b/gi,
]

/** Banks share it; it is no help line. */
const BANKS = '159'

/** Every number in one text. */
export function checkPhoneNumbers(file: string, text: string, helplines: readonly Helpline[]): Finding[] {
  const known = new Set([BANKS, ...helplines.flatMap(({ contacts }) => contacts.map(({ label }) => digitsOf(label)))])
  return text.split('\n').flatMap((content, index) =>
    NUMBERS.flatMap((pattern) =>
      [...content.matchAll(pattern)].flatMap((match): Finding[] => {
        const number = match[1] ?? match[0]
        if (known.has(digitsOf(number))) return []
        const mend = 'Correct it, or add the service there first.'
        return [createFinding({ file, line: index + 1 }, `The number ${number} is not in helplines.yaml.`, mend)]
      }),
    ),
  )
}

function digitsOf(label: string): string {
  return label.replace(/\(.*$/, '').replace(/^\+44/, '0').replace(/\D/g, '')
}
