// C-3: a tool that touches abuse or harm, or is marked as serious, names 999, Childline and the NSPCC Helpline.
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { listLessonTexts } from '../reading/checked-text.ts'
import { createFinding, type Finding } from './finding.ts'

const GRAVE =
  /\b(?:abus\w*|self-harm\w*|suicid\w*|blackmail\w*|sextort\w*|groom(?:ed|er|ers|ing)|nudes?|semi-nudes?)\b/i
const NEEDED = ['emergency', 'childline', 'nspcc-helpline']

/** The help lines that a tool with such words must have. */
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
