// What the desk shows of the count: numbers of many people, and never what one of them did.
import * as z from 'zod/mini'
import { PublishedResult } from '#src/features/outcomes/outcomes.contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { ShownCount, ShownWeeks } from '#src/shared/small-counts.ts'

/** What the overview counts, in its order. */
export const OVERVIEW_SERIES = ['visits', 'opened', 'finished', 'nextSteps', 'worked', 'helpPressed'] as const
export type OverviewName = (typeof OVERVIEW_SERIES)[number]

export const getDeskOverview = endpoint({
  method: 'GET',
  path: '/api/desk/overview',
  summary: 'What was counted in the last seven days and in the last 13 weeks',
  input: z.object({}),
  answer: z.object({
    /** To tens: of the last seven days, and of the seven before. Answers to 'Did it work?' have no day. */
    lastDays: z.array(z.object({ name: z.enum(OVERVIEW_SERIES), count: ShownCount, before: ShownCount })),
    /** Mondays, as ISO days, oldest first. */
    weeks: z.array(z.string()),
    series: z.array(z.extend(ShownWeeks, { name: z.enum(OVERVIEW_SERIES) })),
  }),
})
export type DeskOverview = z.infer<typeof getDeskOverview.answer>

const ShownWay = z.object({
  lessonKey: z.string(),
  opened: ShownCount,
  /** How often each step came on show, the first one first. */
  steps: z.array(ShownCount),
  /** How often a parent left at each step. */
  left: z.array(ShownCount),
  finished: ShownCount,
  /** On average, of those who finished. */
  minutes: z.nullable(z.number()),
  nextSteps: ShownCount,
  helpful: ShownCount,
  notHelpful: ShownCount,
})
export type ShownWay = z.infer<typeof ShownWay>

export const getDeskTools = endpoint({
  method: 'GET',
  path: '/api/desk/tools',
  summary: 'Every tool with its way in the last 13 weeks',
  input: z.object({}),
  answer: z.object({ tools: z.array(z.extend(ShownWay, { title: z.string(), waitingComments: z.number() })) }),
})
export type DeskTools = z.infer<typeof getDeskTools.answer>

const LessonKey = plainText(60)

export const getDeskTool = endpoint({
  method: 'GET',
  path: '/api/desk/tools/{key}',
  summary: 'The way of one tool, where people stop, and how many comments wait',
  input: z.object({ key: LessonKey }),
  answer: z.object({
    title: z.string(),
    way: ShownWay,
    /** Counted from 1: where most people left; null where too few did. */
    stop: z.nullable(z.number()),
    /** What is public of 'Did it work?'. */
    result: z.nullable(PublishedResult),
    waitingComments: z.number(),
  }),
})
export type DeskTool = z.infer<typeof getDeskTool.answer>

export const getDeskSearches = endpoint({
  method: 'GET',
  path: '/api/desk/searches',
  summary: 'Searches without a result: how many there were, and the words that five different days brought',
  input: z.object({}),
  answer: z.object({
    weeks: z.array(z.string()),
    series: ShownWeeks,
    /** The most frequent first. */
    words: z.array(z.object({ words: z.string(), days: ShownCount })),
    /** Words for the same thing that the search knows already; the first of each is its name. */
    synonyms: z.array(z.array(z.string())),
  }),
})
export type DeskSearches = z.infer<typeof getDeskSearches.answer>
