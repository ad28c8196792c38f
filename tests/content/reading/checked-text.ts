// The texts of a tool one by one, each with its line and its part, for rules about words.
import { readFileSync } from 'node:fs'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { textOfInlines, textsOfBlocks } from '#src/shared/markdown-text.ts'

export interface CheckedText {
  file: string
  line: number
  /** An option is what a tired parent might think or say, so it may hold what we would not advise. */
  part: 'heading' | 'words' | 'option' | 'feedback' | 'title'
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
  const { file, front, body } = lesson
  const lineOf = createLineFinder(readFileSync(file, 'utf8'))
  const texts: CheckedText[] = [
    { file, part: 'title', text: front.data.title, line: front.lineOf(['title']) },
    { file, part: 'words', text: front.data.description, line: front.lineOf(['description']) },
  ]
  const add = (part: CheckedText['part'], ...found: (string | undefined)[]) => {
    for (const text of found) if (text) texts.push({ file, part, text, line: lineOf(text) })
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
        break
      case 'exploreDiscover':
        add('words', ...textsOfBlocks(block.contentTree))
        break
      case 'planApply':
        add('words', ...textsOfBlocks(block.taskTree), textOfInlines(block.tipTree))
        break
      case 'consolidateCommit':
        add('words', ...textsOfBlocks(block.keyTakeawayTree), ...block.reflectionPromptTrees.map(textOfInlines))
        add('words', block.nextStepCommitment, block.previewNext)
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
