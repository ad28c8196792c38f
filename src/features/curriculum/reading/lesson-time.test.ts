// The count behind 'N min', on small lessons whose words can be counted by hand.
import { describe, expect, test } from 'vitest'
import type { LearningBlock } from '../curriculum.contract.ts'
import { countLessonWords, countMinutes, countWords } from './lesson-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const paragraph = (count: number) => [{ kind: 'paragraph' as const, children: [words(count)] }]

function quiz(parts: { scenario: number; question: number; options: number[]; feedbacks: number[] }): LearningBlock {
  const ids = parts.options.map((_, index) => `o${index}`)
  return {
    type: 'sparkAssess',
    heading: 'two words',
    scenario: words(parts.scenario),
    scenarioTree: paragraph(parts.scenario),
    assessment: {
      question: words(parts.question),
      options: parts.options.map((count, index) => ({ id: ids[index] as string, text: words(count) })),
      correct: '',
      feedback: Object.fromEntries(parts.feedbacks.map((count, index) => [ids[index], words(count)])),
    },
  }
}

const explore = (count: number): LearningBlock => ({
  type: 'exploreDiscover',
  content: words(count),
  contentTree: paragraph(count),
})

describe('countLessonWords', () => {
  test('a quiz: heading, scenario, question, all options, and the mean feedback', () => {
    const block = quiz({ scenario: 10, question: 5, options: [3, 4, 5], feedbacks: [20, 30, 40] })
    expect(countLessonWords({ blocks: [block] })).toBe(2 + 10 + 5 + 12 + 30)
  })

  test('the plan and the commitment count with their headings', () => {
    const blocks: LearningBlock[] = [
      { type: 'planApply', heading: 'one', task: '', taskTree: paragraph(7), tip: '', tipTree: [words(3)] },
      {
        type: 'consolidateCommit',
        heading: 'one',
        keyTakeaway: '',
        keyTakeawayTree: paragraph(4),
        reflectionPrompts: ['', ''],
        reflectionPromptTrees: [[words(5)], [words(6)]],
        nextStepCommitment: words(7),
        previewNext: words(8),
      },
    ]
    expect(countLessonWords({ blocks })).toBe(1 + 7 + 3 + 1 + 4 + 5 + 6 + 7 + 8)
  })

  test('what opens on a tap is not counted, an exercise is', () => {
    const folded = [{ heading: 'At 5 to 8', tree: paragraph(100) }]
    const exercise = { kind: 'own-words' as const, prompt: words(4), examples: [words(1), words(2), words(3)] }
    const block: LearningBlock = { ...explore(10), type: 'exploreDiscover', folded, exercise } as LearningBlock
    expect(countLessonWords({ blocks: [block] })).toBe(10 + 4 + 1 + 2 + 3)
  })
})

describe('countMinutes', () => {
  test('200 words are a minute, rounded to whole minutes', () => {
    expect(countMinutes({ blocks: [explore(1000)] })).toBe(5)
    expect(countMinutes({ blocks: [explore(1099)] })).toBe(5)
    expect(countMinutes({ blocks: [explore(1100)] })).toBe(6)
  })

  test('a turn and a card of a session add a minute each', () => {
    const say = { say: '', send: { say: '', picture: '', drawing: '' } }
    const turn = { who: 'both' as const, ...say }
    const card = { situation: '', choices: [], send: { situation: '', picture: '', drawing: '' } }
    const session = {
      ...{
        parent: { heading: '', tree: paragraph(400), folded: [] },
        opening: '',
        goesWrong: { tree: [], folded: [] },
      },
      ...{
        skill: '',
        rule: { room: 'telling-us' as const, kind: 'all' as const, what: '', why: '' },
        licence: '',
        handOver: '',
        again: '',
        mission: '',
      },
    }
    expect(countMinutes({ session: { ...session, turns: [turn, turn, turn], cards: [card, card] } })).toBe(7)
  })

  test('a question adds 20 seconds', () => {
    const empty = quiz({ scenario: 0, question: 0, options: [], feedbacks: [] })
    // 1000 words + 2 of the heading are 5.01 minutes; two questions make it 5.69.
    expect(countMinutes({ blocks: [explore(1000), empty, empty] })).toBe(6)
    expect(countMinutes({ blocks: [explore(1000), empty] })).toBe(5)
  })
})

test('countWords leaves out dashes and counts numbers', () => {
  expect(countWords(['one – two', '10 - 5', '…'])).toBe(4)
})
