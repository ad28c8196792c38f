// The texts of a tool one by one, each with its line and its part, for rules about words.
import { readFileSync } from 'node:fs'
import { listFigures } from '#src/features/curriculum/charts/chart-field.content.server.ts'
import type { FoldedPart } from '#src/features/curriculum/curriculum.contract.ts'
import type { Exercise } from '#src/features/curriculum/exercise.contract.ts'
import { textsOfExercise } from '#src/features/curriculum/exercise-texts.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'

export interface CheckedText {
  file: string
  line: number
  /** An option is what a tired parent might think or say, so it may hold what we would not advise. */
  part: 'heading' | 'words' | 'option' | 'feedback' | 'title' | 'folded' | 'exercise' | 'now' | 'commitment'
  text: string
}

// Several rules ask for the same texts.
const known = new WeakMap<LessonFile, CheckedText[]>()

/** Every text of a tool that a parent reads, without markup. */
export function listLessonTexts(lesson: LessonFile): CheckedText[] {
  const texts = known.get(lesson) ?? collectTexts(lesson)
  known.set(lesson, texts)
  return texts
}

function collectTexts(lesson: LessonFile): CheckedText[] {
  const { file, front, body, now } = lesson
  const lineOf = createLineFinder(readFileSync(file, 'utf8'))
  const texts: CheckedText[] = [
    { file, part: 'title', text: front.data.title, line: front.lineOf(['title']) },
    { file, part: 'words', text: front.data.description, line: front.lineOf(['description']) },
  ]
  const add = (part: CheckedText['part'], ...found: (string | undefined)[]) => {
    for (const text of found) if (text) texts.push({ file, part, text, line: lineOf(text) })
  }
  const { shortAnswer, nextStep, chart } = front.data
  if (shortAnswer) add('words', shortAnswer.say, shortAnswer.do, `Don't ${shortAnswer.dont}`)
  if (nextStep) {
    add('words', ...nextStep.cues, ...nextStep.actions, nextStep.smaller)
    add('words', ...nextStep.obstacles.flatMap(({ reason, fix }) => [reason, fix]))
  }
  if (chart) add('folded', chart.title, ...listFigures('en', chart).map(({ label }) => label), chart.caption)
  const addFolded = (parts: FoldedPart[] = []) => {
    for (const { heading, tree } of parts) add('folded', heading, ...textsOfBlocks(tree))
  }
  const addExercise = (exercise: Exercise | undefined) => add('exercise', ...textsOfExercise(exercise))
  if (now) {
    add('now', now.heading, ...now.actions.map(textOfInlines), textOfInlines(now.say))
    add('now', ...now.dont.map((one) => `Don't ${textOfInlines(one)}`), ...textsOfBlocks(now.later))
  }
  if ('session' in body) {
    const { parent, opening, turns, cards, goesWrong, rule, licence, again } = body.session
    add('heading', parent.heading)
    add('words', ...textsOfBlocks(parent.tree), opening, ...turns.flatMap(({ say, send }) => [say, send.say]))
    for (const { situation, choices, send } of cards) {
      add('words', situation, send.situation)
      for (const { text, words } of choices) {
        add('option', text)
        add('feedback', words)
      }
    }
    add('words', ...textsOfBlocks(goesWrong.tree), rule.what, rule.why, licence, again)
    addFolded([...parent.folded, ...goesWrong.folded])
    return texts
  }
  if (!('blocks' in body)) {
    add('words', ...textsOfBlocks(body.hookTree), ...textsOfBlocks(body.contentTree), body.takeaway)
    return texts
  }
  for (const block of body.blocks) {
    add('heading', block.heading)
    switch (block.type) {
      case 'sparkAssess':
      case 'understandVerify':
        add('words', ...textsOfBlocks(block.scenarioTree), block.assessment.question)
        for (const option of block.assessment.options) {
          add('option', option.text)
          add('feedback', block.assessment.feedback[option.id])
        }
        add('words', block.assessment.why)
        addFolded(block.folded)
        break
      case 'exploreDiscover':
        add('words', ...textsOfBlocks(block.contentTree))
        addFolded(block.folded)
        addExercise(block.exercise)
        break
      case 'planApply':
        add('words', ...textsOfBlocks(block.taskTree), textOfInlines(block.tipTree))
        addFolded(block.folded)
        break
      case 'consolidateCommit':
        add('words', ...textsOfBlocks(block.keyTakeawayTree), ...block.reflectionPromptTrees.map(textOfInlines))
        add('words', block.previewNext)
        add('commitment', block.nextStepCommitment)
        addExercise(block.exercise)
    }
  }
  return texts
}

/** Finds the line on which a text starts, by its first words; marks such as ** do not matter. */
export function createLineFinder(source: string): (text: string) => number {
  const lines = source.split('\n').map(plain)
  return (text) => {
    const words = plain(text).split(' ')
    for (const length of [7, 4, 2]) {
      const start = words.slice(0, length).join(' ')
      const index = lines.findIndex((line) => line.includes(start))
      if (index !== -1) return index + 1
    }
    return 1
  }
}

function plain(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_[\]`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
