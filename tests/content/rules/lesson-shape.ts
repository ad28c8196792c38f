// The shape of a tool: its time, the lengths of its parts, and a commitment that says if and then.
import type { LearningBlock } from '#src/features/curriculum/curriculum.contract.ts'
import { textsOfExercise } from '#src/features/curriculum/exercise-texts.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { countLessonWords, countMinutes } from '#src/features/curriculum/reading/lesson-time.ts'
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'
import { UNWRITTEN } from './unwritten-rules.ts'

const MINUTES = { from: 5, to: 15 }
const DESCRIPTION = { from: 40, to: 100 }
const TAKEAWAY_WORDS = 25
const EXPLORE_WORDS = 100

/** The time on the card lies between 5 and 15 minutes. */
export function checkTime({ file, body }: LessonFile): Finding[] {
  const minutes = countMinutes(body)
  if (minutes >= MINUTES.from && minutes <= MINUTES.to) return []
  const problem = `The tool takes ${minutes} minutes (${Math.round(countLessonWords(body))} words).`
  const mend = minutes < MINUTES.from ? 'Add words: five minutes are about 770.' : 'Cut it, or make two tools of it.'
  return [createFinding({ file, line: 1 }, problem, mend)]
}

/** The lists show the first 100 characters of a description: it is not longer, so nothing is cut. */
export function checkDescription({ file, front }: LessonFile): Finding[] {
  const { length } = front.data.description
  if (length >= DESCRIPTION.from && length <= DESCRIPTION.to) return []
  const mend = `Write ${DESCRIPTION.from} to ${DESCRIPTION.to}.`
  return [
    createFinding({ file, line: front.lineOf(['description']) }, `The description has ${length} characters.`, mend),
  ]
}

/** What the specification says of the parts of a tool, and the commitment. */
export function checkParts({ file, body, sections }: LessonFile): Finding[] {
  if (!('blocks' in body)) return []
  return body.blocks.flatMap((block) => {
    const line = sections.find(({ name }) => name === block.type)?.line
    return findPartMistakes(block).map(([problem, mend]) => createFinding({ file, line }, problem, mend))
  })
}

function findPartMistakes(block: LearningBlock): [problem: string, mend: string][] {
  if (block.type === 'exploreDiscover') {
    const words = listWords(textsOfBlocks(block.contentTree).join(' ')).length
    return words >= EXPLORE_WORDS ? [] : [[`exploreDiscover has ${words} words.`, `Write at least ${EXPLORE_WORDS}.`]]
  }
  if (block.type !== 'consolidateCommit') return []
  const mistakes: [string, string][] = []
  const words = listWords(block.keyTakeaway).length
  if (words > TAKEAWAY_WORDS) mistakes.push([`keyTakeaway has ${words} words.`, `Keep to ${TAKEAWAY_WORDS}.`])
  if (!/^If\b.+\bthen\b.*\b(?:I|we|my|our)\b/s.test(block.nextStepCommitment)) {
    mistakes.push(['nextStepCommitment is not an if-then plan.', 'Write "If ..., then I will ...".'])
  }
  return mistakes
}

/** Fields that are shown as they are typed hold no Markdown. */
export function checkPlainFields({ file, front, body, sections }: LessonFile): Finding[] {
  const fields: [name: string, text: string, line: number | undefined][] = [
    ['title', front.data.title, front.lineOf(['title'])],
    ['description', front.data.description, front.lineOf(['description'])],
  ]
  const { shortAnswer, nextStep } = front.data
  for (const text of Object.values(shortAnswer ?? {}).filter((value) => typeof value === 'string'))
    fields.push(['shortAnswer', text, front.lineOf(['shortAnswer'])])
  const obstacles = nextStep?.obstacles.flatMap(({ reason, fix }) => [reason, fix]) ?? []
  for (const text of [...(nextStep?.cues ?? []), ...(nextStep?.actions ?? []), ...obstacles, nextStep?.smaller ?? '']) {
    fields.push(['nextStep', text, front.lineOf(['nextStep'])])
  }
  for (const block of 'blocks' in body ? body.blocks : []) {
    const line = sections.find(({ name }) => name === block.type)?.line
    if ('assessment' in block) {
      const { question = '', options, feedback, why = '' } = block.assessment
      fields.push(['question', question, line], ['why', why, line])
      for (const { id, text } of options) fields.push(['text', text, line], ['feedback', feedback[id] ?? '', line])
    }
    if ('exercise' in block) {
      for (const text of textsOfExercise(block.exercise)) fields.push(['exercise', text, line])
    }
    if (block.type === 'consolidateCommit') {
      fields.push(['nextStepCommitment', block.nextStepCommitment, line], ['previewNext', block.previewNext, line])
    }
  }
  return fields
    .filter(([, text]) => !UNWRITTEN.test(text) && /\*\*|\]\(|`|<\/?[a-z]/i.test(text))
    .map(([name, , line]) =>
      createFinding({ file, line }, `The field "${name}" holds Markdown.`, 'It is shown as typed: take the marks out.'),
    )
}
