// Turns the sections of a lesson file into learning blocks, or into the texts of a traditional tool.

import * as z from 'zod/mini'
import { ContentError } from '#src/platform/content/content-error.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { parseYaml, type YamlData } from '#src/platform/content/content-yaml.ts'
import { parseInlineMarkdown, parseMarkdown } from '#src/platform/content/markdown.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { Assessment, LearningBlock, TraditionalLesson } from '../curriculum.contract.ts'
import type { Exercise } from '../exercise.contract.ts'
import { readExercise } from './exercise.content.server.ts'
import { type DividedWords, divideWords } from './folded-parts.content.server.ts'
import type { LessonSection } from './lesson-sections.content.server.ts'

const BLOCK_SECTIONS = ['sparkAssess', 'exploreDiscover', 'understandVerify', 'planApply', 'consolidateCommit'] as const
const TRADITIONAL_SECTIONS = ['hook', 'content'] as const

const QuizYaml = z.strictObject({
  question: Words,
  options: z.array(z.strictObject({ id: Words, text: Words, feedback: Words })).check(z.minLength(3), z.maxLength(4)),
  correct: z.string(),
  why: z.optional(Words),
})
const PlanYaml = z.strictObject({ tip: Words })
const CommitYaml = z.strictObject({
  keyTakeaway: Words,
  reflectionPrompts: z.array(Words).check(z.minLength(1)),
  nextStepCommitment: Words,
  previewNext: Words,
})
const TakeawayYaml = z.strictObject({ takeaway: Words })

type TraditionalTexts = Pick<TraditionalLesson, 'hook' | 'hookTree' | 'content' | 'contentTree' | 'takeaway'>
export type ToolBody = { blocks: LearningBlock[] } | TraditionalTexts

/** Builds what the player shows. A file whose first section is `hook` is a traditional tool. */
export function buildLessonBody(language: Language, file: string, sections: LessonSection[]): ToolBody {
  if (sections[0]?.name === 'hook') {
    const [hook, content] = requireSections(file, sections, TRADITIONAL_SECTIONS) as [LessonSection, LessonSection]
    return readTraditional(hook, content)
  }
  const blocks = requireSections(file, sections, BLOCK_SECTIONS).map((section) => readBlock(language, section))
  refuseSecondExercise(sections)
  return { blocks }
}

/** Every section exactly once, in the order of the design. @throws {ContentError} */
export function requireSections(file: string, sections: LessonSection[], names: readonly string[]): LessonSection[] {
  const order = names.join(', ')
  for (const [index, section] of sections.entries()) {
    const { name, line } = section
    const at = (problem: string, mend: string) => new ContentError({ file, line, field: name, problem, mend })
    if (!names.includes(name)) throw at(`There is no section "${name}".`, `The sections are: ${order}.`)
    if (sections.findIndex((other) => other.name === name) < index) {
      throw at(`The section "${name}" stands here a second time.`, 'Keep one of them.')
    }
  }
  for (const [index, name] of names.entries()) {
    const section = sections[index]
    if (section?.name === name) continue
    const exists = sections.some((other) => other.name === name)
    const problem = exists ? `The section "${name}" is out of order.` : `The section "${name}" is missing.`
    const mend = exists
      ? `Put the sections in this order: ${order}.`
      : `Add a line "## ${name}" and what belongs below it.`
    throw new ContentError({ file, line: section?.line ?? sections.at(-1)?.line, field: name, problem, mend })
  }
  return sections
}

function readBlock(language: Language, section: LessonSection): LearningBlock {
  const heading = readHeading(section)
  switch (section.name) {
    case 'sparkAssess':
    case 'understandVerify': {
      refuseExercise(section)
      const { open: scenario, ...folded } = readDividedWords(language, section)
      const assessment = readAssessment(readSettings(section, QuizYaml))
      return { type: section.name, heading, scenario, scenarioTree: parseMarkdown(scenario), ...folded, assessment }
    }
    case 'planApply': {
      refuseExercise(section)
      const { open: task, ...folded } = readDividedWords(language, section)
      const { tip } = readSettings(section, PlanYaml).data
      const tipTree = parseInlineMarkdown(tip)
      return { type: 'planApply', heading, task, taskTree: parseMarkdown(task), ...folded, tip, tipTree }
    }
    case 'consolidateCommit': {
      refuseWords(section)
      const { data } = readSettings(section, CommitYaml)
      return {
        type: 'consolidateCommit',
        heading,
        ...data,
        keyTakeawayTree: parseMarkdown(data.keyTakeaway),
        reflectionPromptTrees: data.reflectionPrompts.map(parseInlineMarkdown),
        ...exerciseOf(section),
      }
    }
    default: {
      const { open: content, ...folded } = readDividedWords(language, section)
      refuseSettings(section)
      const contentTree = parseMarkdown(content)
      return { type: 'exploreDiscover', heading, content, contentTree, ...folded, ...exerciseOf(section) }
    }
  }
}

function exerciseOf(section: LessonSection): { exercise?: Exercise } {
  const exercise = readExercise(section)
  return exercise === undefined ? {} : { exercise }
}

function refuseSecondExercise(sections: LessonSection[]): void {
  const [, second] = sections.filter(({ exercise }) => exercise !== undefined)
  if (second?.exercise === undefined) return
  const line = second.exercise.line - 1
  throw mistakeIn({ ...second, line }, 'The tool has a second exercise.', 'Keep one of them.')
}

function readTraditional(hookSection: LessonSection, contentSection: LessonSection): TraditionalTexts {
  refuseSettings(hookSection)
  const hook = withHeading(hookSection, readWords(hookSection))
  const content = withHeading(contentSection, readWords(contentSection))
  const { takeaway } = readSettings(contentSection, TakeawayYaml).data
  return { hook, hookTree: parseMarkdown(hook), content, contentTree: parseMarkdown(content), takeaway }
}

// A traditional tool has no headings of its own for its steps: one that is there belongs to the words.
function withHeading({ heading }: LessonSection, words: string): string {
  return heading === '' ? words : `### ${heading}\n\n${words}`
}

function readAssessment({ data, mistake }: YamlData<z.infer<typeof QuizYaml>>): Assessment {
  const { question, options, correct, why } = data
  const ids = options.map((option) => option.id)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    throw mistake(['options', index, 'id'], `Two options have the id "${id}".`, 'Give each option an id of its own.')
  }
  if (correct !== '' && !ids.includes(correct)) {
    const mend = `Write one of ${ids.join(', ')}, or "" for a question without a right answer.`
    throw mistake(['correct'], `"${correct}" is not the id of an option.`, mend)
  }
  if (correct === '' && why !== undefined) {
    throw mistake(['why'], 'A question without a right answer has no "why".', 'Take it out.')
  }
  return {
    question,
    options: options.map(({ id, text }) => ({ id, text })),
    correct,
    feedback: Object.fromEntries(options.map(({ id, feedback }) => [id, feedback])),
    ...(why === undefined ? {} : { why }),
  }
}

function readHeading(section: LessonSection): string {
  if (section.heading === '') {
    throw mistakeIn(
      section,
      'The heading is missing.',
      'Start the section with a line such as "### Why stopping is hard".',
    )
  }
  return textOfInlines(parseInlineMarkdown(section.heading))
}

function readWords(section: LessonSection): string {
  if (section.words === '') throw mistakeIn(section, 'The section has no words.', 'Write them below its heading.')
  return section.words
}

/** The plan folds below each of its headings, the other sections below the one for the evidence only. */
function readDividedWords(language: Language, section: LessonSection): DividedWords {
  const divided = divideWords(language, readWords(section), section.name === 'planApply')
  if (divided.open === '') throw mistakeIn(section, 'No words stand open.', 'Write some above the first "####".')
  const empty = divided.folded?.find(({ tree }) => tree.length === 0)
  if (empty) throw mistakeIn(section, `No words stand below "#### ${empty.heading}".`, 'Write some, or take it out.')
  return divided
}

function refuseWords(section: LessonSection): void {
  if (section.words === '') return
  const mend = 'Move them into the yaml block, such as into keyTakeaway.'
  throw mistakeIn({ ...section, line: section.wordsLine }, 'No words stand beside the yaml block here.', mend)
}

function readSettings<T>(section: LessonSection, schema: z.ZodMiniType<T>): YamlData<T> {
  const { file, yaml } = section
  if (yaml === undefined) {
    throw mistakeIn(section, 'The yaml block is missing.', 'Add it at the end; docs/how-to/add-a-lesson.md shows one.')
  }
  return parseYaml(yaml.text, schema, { file, firstLine: yaml.line })
}

function refuseSettings(section: LessonSection): void {
  if (section.yaml === undefined) return
  const line = section.yaml.line - 1
  throw mistakeIn({ ...section, line }, 'This section has no yaml block.', 'Take the block out or move it.')
}

function refuseExercise(section: LessonSection): void {
  if (section.exercise === undefined) return
  const line = section.exercise.line - 1
  const mend = 'Move it to exploreDiscover or consolidateCommit.'
  throw mistakeIn({ ...section, line }, 'This section has no exercise.', mend)
}

function mistakeIn({ file, line, name }: LessonSection, problem: string, mend: string): ContentError {
  return new ContentError({ file, line, field: name, problem, mend })
}
