// C-3: a tool that touches abuse or harm names 999, Childline and the NSPCC Helpline on every step.
import type { LessonFile } from '#src/features/curriculum/lesson-file.content.server.ts'
import { listLessonTexts } from './checked-text.ts'
import { createFinding, type Finding } from './finding.ts'

const GRAVE =
  /\b(?:abus\w*|self-harm\w*|suicid\w*|blackmail\w*|sextort\w*|groom(?:ed|er|ers|ing)|nudes?|semi-nudes?)\b/i
const NEEDED = ['emergency', 'childline', 'nspcc-helpline']

/** The help lines that a tool with such words must have. */
export function checkHelpPresence(lesson: LessonFile): Finding[] {
  const { file, front } = lesson
  const found = listLessonTexts(lesson).find(({ text }) => GRAVE.test(text))
  const missing = NEEDED.filter((id) => !front.data.help.includes(id))
  if (found === undefined || missing.length === 0) return []
  const word = GRAVE.exec(found.text)?.[0]
  const problem = `The tool speaks of "${word}" and "help" lacks ${missing.join(', ')}.`
  return [createFinding({ file, line: found.line }, problem, `Add them: help: [${NEEDED.join(', ')}].`)]
}
