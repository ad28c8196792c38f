// Focus areas, toolkits and tools as endpoints return them; in code stage, module and lesson.
import * as z from 'zod/mini'
import { NextStepChoices } from '#src/features/family/next-step/next-step-choices.contract.ts'
import { Helpline } from '#src/features/help/help.contract.ts'
import { AGES } from '#src/shared/ages.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { InEnglish, MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import { PLAN_ROOMS, RULE_KEEPERS } from '#src/shared/plan-room.ts'
import { Chart } from './charts/chart.contract.ts'
import { Exercise } from './exercise.contract.ts'
import { Session } from './session.contract.ts'

/** The address of a picture of our own. */
const Scene = z.optional(z.string())

/** The colours that a tile has (`module-tile.module.css`): white text on each has a contrast of 4.5 to 1 or more. */
export const ToolkitColour = z.enum(['night', 'violet', 'teal', 'blue', 'orange', 'green', 'plum'])

/** How a toolkit looks wherever it is named. */
export const ToolkitLook = z.object({ emoji: z.string(), colour: ToolkitColour })
export type ToolkitLook = z.infer<typeof ToolkitLook>

export const ModuleList = z.object({
  stageId: z.string(),
  stageTitle: z.string(),
  /** Who its tools are for, such as 'for parents and carers'. */
  audience: z.optional(z.string()),
  /** Its ages, such as '13 to 16'; a focus area for every age has none. */
  ages: z.optional(z.string()),
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      goal: z.string(),
      look: ToolkitLook,
      scene: Scene,
      lessonCount: z.number(),
      inEnglish: InEnglish,
    }),
  ),
})
export type ModuleList = z.infer<typeof ModuleList>

export const LessonSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The honest time in whole minutes (counted by `lesson-time.ts`). */
  minutes: z.number(),
  scene: Scene,
  /** The same picture in night colours, until the tool is finished. */
  sceneByNight: Scene,
  /** Whether its description is in English: a title may be translated before. */
  inEnglish: InEnglish,
})
export type LessonSummary = z.infer<typeof LessonSummary>

export const ModuleDetail = z.object({
  stageId: z.string(),
  stageTitle: z.string(),
  moduleId: z.string(),
  title: z.string(),
  goal: z.string(),
  look: ToolkitLook,
  scene: Scene,
  inEnglish: InEnglish,
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
  /** An option's id; empty makes the assessment a reflection without a right answer. */
  correct: z.string(),
  feedback: z.record(z.string(), z.string()),
  /** Why the right answer is stronger than the others; a reflection has none. */
  why: z.optional(z.string()),
})
export type Assessment = z.infer<typeof Assessment>

/** The talks to practise that belong to a tool; left out where there is none. */
const TalkLinks = z.optional(z.array(z.object({ slug: z.string(), title: z.string(), inEnglish: InEnglish })))

/** What a tool ends with beside a talk: a line for the family's agreement and a device guide. */
const AtHome = z.object({
  rule: z.optional(
    z.object({
      room: z.enum(PLAN_ROOMS),
      kind: z.enum(RULE_KEEPERS),
      what: z.string(),
      why: z.string(),
      suggestion: z.string(),
    }),
  ),
  setting: z.optional(z.object({ slug: z.string(), title: z.string(), inEnglish: InEnglish })),
})
export type AtHome = z.infer<typeof AtHome>

/** How old a child is, in the steps that the tools know. */

/** Words that open on a tap, and that the time of a tool does not count: for one age, or where the words come from. */
export const FoldedPart = z.object({
  heading: z.string(),
  /** The age it is written for; a part for every age has none. */
  age: z.optional(z.enum(AGES)),
  tree: z.array(MarkdownBlock),
  /** A figure of the study that the words are about. */
  chart: z.optional(Chart),
})
export type FoldedPart = z.infer<typeof FoldedPart>

// Each Markdown string is sent with its tree, so that the page needs no parser.
const markdown = {
  heading: z.optional(z.string()),
  /** The scene of this step; a step without one shows the scene of its tool. */
  scene: Scene,
  folded: z.optional(z.array(FoldedPart)),
}

const QuizBlock = z.object({
  ...markdown,
  type: z.enum(['sparkAssess', 'understandVerify']),
  scenario: z.string(),
  scenarioTree: z.array(MarkdownBlock),
  assessment: Assessment,
})
/** The words of a teenager about the same thing, and what may lie behind them. */
export const TeenView = z.object({ says: z.string(), behindTree: z.array(MarkdownBlock) })
export type TeenView = z.infer<typeof TeenView>

/** The steps of 'More freedom, step by step', from close to loose; `ready` is what shows that one works. */
export const Ladder = z.array(z.object({ step: z.string(), ready: z.string() }))
export type Ladder = z.infer<typeof Ladder>

const ExploreBlock = z.object({
  ...markdown,
  type: z.literal('exploreDiscover'),
  content: z.string(),
  contentTree: z.array(MarkdownBlock),
  teenView: z.optional(TeenView),
  exercise: z.optional(Exercise),
})
const PlanBlock = z.object({
  ...markdown,
  type: z.literal('planApply'),
  task: z.string(),
  taskTree: z.array(MarkdownBlock),
  tip: z.string(),
  tipTree: z.array(MarkdownInline),
  ladder: z.optional(Ladder),
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
  exercise: z.optional(Exercise),
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
})
export type NextLesson = z.infer<typeof NextLesson>

/** The short answer for a parent who has only thirty seconds. */
export const ShortAnswer = z.object({
  /** The words to the child. */
  say: z.string(),
  /** One thing; starts with 'Tonight', 'Now' or 'Tomorrow'. */
  do: z.string(),
  /** Continues the sentence after 'Don't'. */
  dont: z.string(),
  /** True where the other adult may be the danger: it is not offered to be sent. */
  forOneAdult: z.optional(z.boolean()),
  /** It is in the language of the page, though its tool is English still. */
  translated: z.optional(z.literal(true)),
})
export type ShortAnswer = z.infer<typeof ShortAnswer>

const lesson = {
  stageId: z.string(),
  moduleId: z.string(),
  moduleTitle: z.string(),
  /** The colour of its toolkit, whose room it is in. An answer that a device has kept for long has none. */
  colour: z.optional(z.string()),
  lessonId: z.string(),
  title: z.string(),
  description: z.string(),
  scene: Scene,
  sceneByNight: Scene,
  minutes: z.number(),
  /** About abuse, blackmail, self-harm and the like: nothing there celebrates, sells or gets in the way. */
  serious: z.boolean(),
  /** Whether it has a page for what is happening this minute. */
  hasNow: z.boolean(),
  shortAnswer: z.optional(ShortAnswer),
  nextStep: z.optional(NextStepChoices),
  helplines: z.array(Helpline),
  sources: z.array(LessonSource),
  talks: TalkLinks,
  atHome: z.optional(AtHome),
  /** The next tool of its toolkit that is not serious; null where none follows. */
  next: z.nullable(NextLesson),
  inEnglish: InEnglish,
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

/** What the player walks through. */
export type Tool = BlockLesson | TraditionalLesson

/** For a grown-up and a child together; it has a page of its own. */
export const SessionLesson = z.object({ ...lesson, session: Session })
export type SessionLesson = z.infer<typeof SessionLesson>

export const Lesson = z.union([BlockLesson, TraditionalLesson, SessionLesson])
export type Lesson = z.infer<typeof Lesson>

/** The page of a serious tool for what is happening this minute. */
export const NowPage = z.object({
  stageId: z.string(),
  moduleId: z.string(),
  lessonId: z.string(),
  /** The title of its tool. */
  title: z.string(),
  heading: z.string(),
  /** One action each, in the order in which they are done. */
  actions: z.array(z.array(MarkdownInline)),
  /** The words to the child. */
  say: z.array(MarkdownInline),
  /** Each continues the sentence after 'Don't'. */
  dont: z.array(z.array(MarkdownInline)),
  /** Where to continue when it is calm. */
  later: z.array(MarkdownBlock),
  helplines: z.array(Helpline),
  talks: TalkLinks,
  inEnglish: InEnglish,
})
export type NowPage = z.infer<typeof NowPage>

/** A tool as something to link to. */
export const ToolLink = z.object({ path: z.string(), title: z.string(), minutes: z.number() })
export type ToolLink = z.infer<typeof ToolLink>

/** A tool as a card. */
export interface ToolCard extends ToolLink {
  /** Its key in the list of completed tools. */
  key: string
  description: string
  scene: string | undefined
  /** The colour of its toolkit. */
  colour: string
  /** Whether its description is in English. */
  inEnglish?: true | undefined
}

/** A toolkit with the ids of what its tools cite. */
export interface ToolkitSources {
  stageId: string
  moduleId: string
  title: string
  look: ToolkitLook
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
