// Focus areas, toolkits and tools as they travel: stage, module and lesson in code.
import * as z from 'zod/mini'
import { Helpline } from '#src/features/help/help.contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'

export const ModuleList = z.object({
  stageId: z.string(),
  stageTitle: z.string(),
  modules: z.array(z.object({ id: z.string(), title: z.string(), goal: z.string(), lessonCount: z.number() })),
})
export type ModuleList = z.infer<typeof ModuleList>

export const LessonSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The honest time in whole minutes (counted by `lesson-time.ts`). */
  minutes: z.number(),
})
export type LessonSummary = z.infer<typeof LessonSummary>

export const ModuleDetail = z.object({
  stageId: z.string(),
  stageTitle: z.string(),
  moduleId: z.string(),
  title: z.string(),
  goal: z.string(),
  /** The toolkit after this one in its focus area; null for the last. */
  next: z.nullable(z.object({ moduleId: z.string(), title: z.string() })),
  /** Keyed by lesson id, in teaching order. */
  lessons: z.record(z.string(), LessonSummary),
})
export type ModuleDetail = z.infer<typeof ModuleDetail>

const AssessmentOption = z.object({ id: z.string(), text: z.string(), feedback: z.optional(z.string()) })

export const Assessment = z.object({
  scenario: z.optional(z.string()),
  question: z.optional(z.string()),
  options: z.array(AssessmentOption),
  /** An option's id; empty makes the assessment a reflection that nobody grades. */
  correct: z.string(),
  feedback: z.record(z.string(), z.string()),
})
export type Assessment = z.infer<typeof Assessment>

// Each Markdown string travels with its tree, so that the page needs no parser.
const markdown = { heading: z.optional(z.string()) }

const QuizBlock = z.object({
  ...markdown,
  type: z.enum(['sparkAssess', 'understandVerify']),
  scenario: z.string(),
  scenarioTree: z.array(MarkdownBlock),
  assessment: Assessment,
})
const ExploreBlock = z.object({
  ...markdown,
  type: z.literal('exploreDiscover'),
  content: z.string(),
  contentTree: z.array(MarkdownBlock),
})
const PlanBlock = z.object({
  ...markdown,
  type: z.literal('planApply'),
  task: z.string(),
  taskTree: z.array(MarkdownBlock),
  tip: z.string(),
  tipTree: z.array(MarkdownInline),
})
export const CommitBlock = z.object({
  ...markdown,
  type: z.literal('consolidateCommit'),
  keyTakeaway: z.string(),
  keyTakeawayTree: z.array(MarkdownBlock),
  reflectionPrompts: z.array(z.string()),
  reflectionPromptTrees: z.array(z.array(MarkdownInline)),
  nextStepCommitment: z.string(),
  previewNext: z.string(),
})

export const LearningBlock = z.discriminatedUnion('type', [QuizBlock, ExploreBlock, PlanBlock, CommitBlock])
export type LearningBlock = z.infer<typeof LearningBlock>
export type CommitBlock = z.infer<typeof CommitBlock>

/** One line of a tool's 'Where this comes from'. */
const LessonSource = z.object({ author: z.string(), title: z.string(), year: z.string() })

export const NextLesson = z.object({
  lessonId: z.string(),
  title: z.string(),
  minutes: z.number(),
  serious: z.boolean(),
})
export type NextLesson = z.infer<typeof NextLesson>

const lesson = {
  stageId: z.string(),
  moduleId: z.string(),
  moduleTitle: z.string(),
  lessonId: z.string(),
  title: z.string(),
  description: z.string(),
  minutes: z.number(),
  /** About abuse, blackmail, self-harm and the like: nothing there celebrates, sells or gets in the way. */
  serious: z.boolean(),
  helplines: z.array(Helpline),
  sources: z.array(LessonSource),
  /** The tool after this one in its toolkit; null for the last. */
  next: z.nullable(NextLesson),
}

export const BlockLesson = z.object({ ...lesson, blocks: z.array(LearningBlock) })
export type BlockLesson = z.infer<typeof BlockLesson>

export const TraditionalLesson = z.object({
  ...lesson,
  hook: z.string(),
  hookTree: z.array(MarkdownBlock),
  content: z.string(),
  contentTree: z.array(MarkdownBlock),
  takeaway: z.string(),
})
export type TraditionalLesson = z.infer<typeof TraditionalLesson>

export const Lesson = z.union([BlockLesson, TraditionalLesson])
export type Lesson = z.infer<typeof Lesson>

/** A tool as something to link to. */
export const ToolLink = z.object({ path: z.string(), title: z.string(), minutes: z.number() })
export type ToolLink = z.infer<typeof ToolLink>

/** A toolkit with the ids of what its tools cite. */
export interface ToolkitSources {
  moduleId: string
  title: string
  sourceIds: string[]
}

export const getModuleList = endpoint({
  method: 'GET',
  path: '/api/curriculum/{stageId}/modules',
  summary: 'The toolkits of a focus area',
  input: z.object({ stageId: z.string() }),
  answer: ModuleList,
})

export const getModuleDetail = endpoint({
  method: 'GET',
  path: '/api/curriculum/{stageId}/{moduleId}',
  summary: 'A toolkit with its tools',
  input: z.object({ stageId: z.string(), moduleId: z.string() }),
  answer: ModuleDetail,
})

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/curriculum/{stageId}/{moduleId}/{lessonId}',
  summary: 'A tool with its blocks',
  input: z.object({ stageId: z.string(), moduleId: z.string(), lessonId: z.string() }),
  answer: Lesson,
})
