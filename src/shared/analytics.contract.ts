// What may be counted. Every event is closed: there is no field that could carry a name, an address or a query.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { COUNT_EVENT_PATH } from './paths.ts'
import { plainText } from './plain-text.ts'
import { TRACKED_BUTTONS } from './tracked-buttons.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Counted from 1. */
const stepNumber = z.int().check(z.minimum(1), z.maximum(20))

const lesson = { stageId: plainText(60), moduleId: plainText(60), lessonId: plainText(60), title: plainText(200) }

export const AnalyticsEvent = z.discriminatedUnion('event', [
  /** A visitor came from another site. */
  z.strictObject({ event: z.literal('visit') }),
  z.strictObject({ event: z.literal('tool_started'), ...lesson }),
  /** The words of the next step are never sent. */
  z.strictObject({ event: z.literal('next_step_made'), ...lesson }),
  z.strictObject({
    event: z.literal('tool_completed'),
    ...lesson,
    /** Seconds from the first step to the last. */
    timeSpent: z.int().check(z.minimum(0), z.maximum(DAY_SECONDS)),
    value: z.literal(1),
  }),
  /** A step, counted from 1, came on show. */
  z.strictObject({ event: z.literal('tool_step'), ...lesson, step: stepNumber }),
  /** The step on show when a tool was left unfinished. */
  z.strictObject({ event: z.literal('tool_left'), ...lesson, step: stepNumber }),
  z.strictObject({
    event: z.literal('email_captured'),
    context: z.enum(['homepage', 'progress-prompt', 'resource-download', 'account']),
    value: z.literal(5),
  }),
  z.strictObject({
    event: z.literal('button_click'),
    name: z.enum(TRACKED_BUTTONS),
    /** A place named in the code or in the content: others are refused. */
    location: plainText(60),
  }),
  z.strictObject({ event: z.literal('sign_up') }),
  z.strictObject({ event: z.literal('page_view'), page: z.literal('/roadmap') }),
  z.strictObject({ event: z.literal('search_without_result') }),
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

export const countEvent = endpoint({
  method: 'POST',
  path: COUNT_EVENT_PATH,
  summary: 'Adds one to the count of an event of that day, for visitors who agreed to be counted',
  input: AnalyticsEvent,
  answer: z.object({}),
})
