// The honest time of a tool: the words a parent reads in one pass, and the seconds a question takes.
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'
import type {
  Assessment,
  BlockLesson,
  LearningBlock,
  SessionLesson,
  TraditionalLesson,
} from '../curriculum.contract.ts'
import { textsOfExercise } from '../exercise-texts.ts'
import { textsOfSession } from '../session-texts.ts'

const WORDS_PER_MINUTE = 200
const SECONDS_PER_QUESTION = 20
/** What two people say and do with a turn or a card, beyond reading it. */
const SECONDS_PER_TURN = 60

/** What the time is counted from: the blocks of a tool, the three texts of a traditional one, or a session. */
export type TimedLesson =
  | Pick<BlockLesson, 'blocks'>
  | Pick<TraditionalLesson, 'hookTree' | 'contentTree' | 'takeaway'>
  | Pick<SessionLesson, 'session'>

/** The time of a tool in whole minutes. */
export function countMinutes(lesson: TimedLesson): number {
  return Math.round(countLessonWords(lesson) / WORDS_PER_MINUTE + countSeconds(lesson) / 60)
}

/** The words read in one pass. What opens on a tap is not among them. A parent sees one feedback a question, so the mean length of its feedbacks counts. */
export function countLessonWords(lesson: TimedLesson): number {
  if ('blocks' in lesson) return sum(lesson.blocks.map(countBlockWords))
  if ('session' in lesson) return countWords(textsOfSession(lesson.session))
  return countWords([...textsOfBlocks(lesson.hookTree), ...textsOfBlocks(lesson.contentTree), lesson.takeaway])
}

/** What is done and not read. */
function countSeconds(lesson: TimedLesson): number {
  if ('blocks' in lesson) return lesson.blocks.filter(asks).length * SECONDS_PER_QUESTION
  if ('session' in lesson) return (lesson.session.turns.length + lesson.session.cards.length) * SECONDS_PER_TURN
  return 0
}

function asks(block: LearningBlock): boolean {
  return 'assessment' in block || ('exercise' in block && block.exercise !== undefined)
}

function countBlockWords(block: LearningBlock): number {
  const heading = block.heading ?? ''
  switch (block.type) {
    case 'sparkAssess':
    case 'understandVerify':
      return countWords([heading, ...textsOfBlocks(block.scenarioTree)]) + countAssessmentWords(block.assessment)
    case 'exploreDiscover':
      return countWords([heading, ...textsOfBlocks(block.contentTree), ...textsOfExercise(block.exercise)])
    case 'planApply':
      return countWords([heading, ...textsOfBlocks(block.taskTree), textOfInlines(block.tipTree)])
    case 'consolidateCommit':
      return countWords([
        heading,
        ...textsOfBlocks(block.keyTakeawayTree),
        ...block.reflectionPromptTrees.map(textOfInlines),
        block.nextStepCommitment,
        block.previewNext,
        ...textsOfExercise(block.exercise),
      ])
  }
}

function countAssessmentWords({ scenario = '', question = '', options, feedback }: Assessment): number {
  const feedbacks = options.map((option) => option.feedback ?? feedback[option.id] ?? '')
  const meanFeedback = options.length === 0 ? 0 : countWords(feedbacks) / options.length
  return countWords([scenario, question, ...options.map((option) => option.text)]) + meanFeedback
}

/** Words are separated by spaces; a dash or a dot alone is no word. */
export function countWords(texts: readonly string[]): number {
  return sum(texts.map((text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
