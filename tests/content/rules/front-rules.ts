// The short answer and the promise of a tool: that they are there, and that their words fit where they are put.
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'

const SHORT_ANSWER_WORDS = 60
const REASON_WORDS = 8

/** Say, do and don't, in sixty words. */
export function checkShortAnswer({ file, front }: LessonFile): Finding[] {
  const { shortAnswer } = front.data
  if (shortAnswer === undefined) {
    return [createFinding({ file, line: 1 }, 'The tool has no "shortAnswer".', 'Add "say", "do" and "dont".')]
  }
  const find = (field: string, problem: string, mend: string) =>
    createFinding({ file, line: front.lineOf(['shortAnswer', field]) }, problem, mend)
  const findings: Finding[] = []
  const words = [shortAnswer.say, shortAnswer.do, shortAnswer.dont].flatMap(listWords).length
  if (words > SHORT_ANSWER_WORDS) {
    findings.push(find('say', `The short answer has ${words} words.`, `Keep to ${SHORT_ANSWER_WORDS}.`))
  }
  if (!/^(?:Tonight|Now|Tomorrow)\b/.test(shortAnswer.do)) {
    findings.push(find('do', 'It does not say when.', 'Start it with Tonight, Now or Tomorrow.'))
  }
  if (/^(?:don['’]t|do not|never)\b/i.test(shortAnswer.dont)) {
    findings.push(find('dont', 'The page says "Don\'t" already.', 'Start with what comes after it.'))
  }
  return findings
}

/** The lines of a next step continue 'If' and 'then I'. */
export function checkNextStep({ file, front }: LessonFile): Finding[] {
  const { nextStep } = front.data
  if (nextStep === undefined) {
    const mend = 'Add "cues", "actions", "obstacles" and "smaller".'
    return [createFinding({ file, line: 1 }, 'The tool has no "nextStep".', mend)]
  }
  const find = (path: (string | number)[], problem: string, mend: string) =>
    createFinding({ file, line: front.lineOf(['nextStep', ...path]) }, problem, mend)
  return [
    ...nextStep.cues.flatMap((cue, index) =>
      /^if\b/i.test(cue) ? find(['cues', index], 'The page says "If" already.', 'Start with what comes after it.') : [],
    ),
    ...nextStep.actions.flatMap((action, index) =>
      /^(?:then|I)\b/i.test(action)
        ? find(['actions', index], 'The page says "then I" already.', 'Start with what comes after it.')
        : [],
    ),
    ...nextStep.obstacles.flatMap(({ reason }, index) => {
      const words = listWords(reason).length
      if (words <= REASON_WORDS) return []
      return find(['obstacles', index, 'reason'], `The reason has ${words} words.`, `Keep to ${REASON_WORDS}.`)
    }),
  ]
}
