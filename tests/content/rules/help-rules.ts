// What holds of help: grave tools name the lines that help, a number is one of helplines.yaml and was not confirmed long ago, and
// 'Get help now' leads to tools that exist.

import { findTool } from '#src/features/curriculum/find-tool.ts'
import type { Curriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import type { Helpline, HelpRoute } from '#src/features/help/help.contract.ts'
import { listLessonTexts } from '../reading/checked-text.ts'
import { createFinding, type Finding } from './finding.ts'

const GRAVE =
  /\b(?:abus\w*|self-harm\w*|suicid\w*|blackmail\w*|sextort\w*|groom(?:ed|er|ers|ing)|nudes?|semi-nudes?)\b/i
const NEEDED = ['emergency', 'childline', 'nspcc-helpline']

/** A tool that touches abuse or harm, or is marked as serious, names 999, Childline and the NSPCC Helpline. */
export function checkHelpPresence(lesson: LessonFile): Finding[] {
  const { file, front } = lesson
  const found = listLessonTexts(lesson).find(({ text }) => GRAVE.test(text))
  const missing = NEEDED.filter((id) => !front.data.help.includes(id))
  if (missing.length === 0) return []
  const serious = front.data.tone === 'serious'
  if (!serious && found === undefined) return []
  const reason = serious ? 'is serious' : `speaks of "${GRAVE.exec(found?.text ?? '')?.[0]}"`
  const line = serious ? front.lineOf(['tone']) : found?.line
  const problem = `The tool ${reason} and "help" lacks ${missing.join(', ')}.`
  return [createFinding({ file, line }, problem, `Add them: help: [${NEEDED.join(', ')}].`)]
}

// Numbers from 0 with eight digits or more, '116 123', and short ones after a word that asks to ring or text.
const NUMBERS = [
  /(?<![\d.,£/-])(?:\+44\s?|0)\d(?:[\s-]?\d){6,10}(?![\d-])/g,
  /\b11[1-9]\s\d{3}\b/g,
  /\b(?:ring|rings|call|calls|dial|phone|police on|bank on)\s+\**(\d{3})\b(?![\d:,.]\d|\s*(?:hours?|minutes?|times?|pounds?))/gi,
  /\btext(?:s|ing)?\s+(?:\S+\s+){0,2}to\s+\**(\d{4,6})\b/gi,
]

/** Banks share it; it is no help line. */
const BANKS = '159'

/** A wrong number can hurt: each phone number in any content file is one of helplines.yaml. */
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

const DAYS_GOOD = 180
const DAY = 24 * 60 * 60 * 1000

/** A warning for each help line that was rung or opened more than 180 days ago; a date in the future is a mistake. */
export function checkHelplineAge(file: string, helplines: readonly Helpline[], today: Date): Finding[] {
  return helplines.flatMap(({ id, checked }): Finding[] => {
    if (checked === undefined) return []
    const days = Math.floor((today.getTime() - Date.parse(checked)) / DAY)
    if (days < -1)
      return [createFinding({ file }, `"${id}" was checked on ${checked}, which is to come.`, 'Correct the date.')]
    if (days <= DAYS_GOOD) return []
    const problem = `"${id}" was last checked ${days} days ago.`
    return [createFinding({ file }, problem, 'Ring or open it, then set "checked" to that day.', 'warning')]
  })
}

/**
 * The tools of help.yaml exist. Its reader cannot know: the tools know the help lines.
 * @param text the file's own text, to find the line
 */
export function checkHelpTools(
  file: string,
  text: string,
  routes: readonly HelpRoute[],
  curriculum: Curriculum | undefined,
): Finding[] {
  const lines = text.split('\n')
  const isKnown = (id: string) => curriculum === undefined || findTool(id, curriculum.lessons) !== undefined
  const unknown = routes.flatMap(({ tools }) => tools.filter((id) => !isKnown(id)))
  return unknown.map((id) => {
    const line = lines.findIndex((one) => one.includes(`"${id}"`)) + 1
    return createFinding({ file, line }, `There is no tool "${id}".`, 'Use the id of a tool that exists.')
  })
}
