// The weekly tip at the desk: its issues, how far each is, and a test to oneself. Nowhere is there a reader's address (L7).
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { ShownCount, WeekSeries } from '#src/features/analytics/figures/figures.contract.ts'
import { Choosable } from './desk-sending.contract.ts'

const Slug = plainText(100)

const IssueStage = z.enum(['not sent', 'held', 'leaves soon', 'queued', 'being sent', 'stopped', 'sent'])
export type IssueStage = z.infer<typeof IssueStage>

/** Exact: it is work, and the number of readers has to be known before a mail goes to them (decision 123). */
const Progress = z.object({
  state: IssueStage,
  /** The sum of the others. */
  planned: z.number(),
  sent: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** To be sent, or on their way. */
  waiting: z.number(),
  /** Why the mail server takes nothing of it; null while it does. */
  problem: z.nullable(z.string()),
  /** What the mail server said of copies that failed or are tried again, with addresses masked. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  /** Null once it has begun. */
  choosable: z.nullable(Choosable),
})
export type Progress = z.infer<typeof Progress>

/** Copies that could not be delivered, and those of them that were refused for good. */
const Failed = z.object({ failed: z.number(), refused: z.number() })

const Numbers = z.omit(WeekSeries, { name: true })

export const getDeskNewsletter = endpoint({
  method: 'GET',
  path: '/api/desk/newsletter',
  summary: 'Every issue with its state, and how many readers came and left in the last 13 weeks',
  input: z.object({}),
  answer: z.object({
    /** The earliest first. */
    issues: z.array(
      z.object({ slug: z.string(), date: z.string(), subject: z.string(), state: IssueStage, failed: Failed }),
    ),
    /** How many still leave by themselves, and whether that is so few that an editor has to write. */
    ahead: z.object({ count: z.number(), isFew: z.boolean() }),
    /** Now. */
    readers: ShownCount,
    /** Mondays, as ISO days, oldest first. */
    weeks: z.array(z.string()),
    came: WeekSeries,
    left: WeekSeries,
    /** Mail servers' words on addresses that could not be reached, and complaints. */
    bounces: z.object({ hard: Numbers, soft: Numbers, complaint: Numbers }),
  }),
})
export type DeskNewsletter = z.infer<typeof getDeskNewsletter.answer>

export const getDeskIssue = endpoint({
  method: 'GET',
  path: '/api/desk/newsletter/{slug}',
  summary: 'One issue, sent or not: its words, its plain text and how far it is',
  input: z.object({ slug: Slug }),
  answer: z.object({
    issue: z.object({
      slug: z.string(),
      /** ISO day, the Saturday it is for. */
      date: z.string(),
      subject: z.string(),
      preheader: z.string(),
      blocks: z.array(MarkdownBlock),
      sources: z.array(z.string()),
    }),
    /** The text part of the mail. */
    text: z.string(),
    progress: Progress,
  }),
})
export type DeskIssue = z.infer<typeof getDeskIssue.answer>

export const getDeskIssueProgress = endpoint({
  method: 'GET',
  path: '/api/desk/newsletter/{slug}/progress',
  summary: 'How many copies of an issue are how far',
  input: z.object({ slug: Slug }),
  answer: Progress,
})

export const testDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/test',
  summary: 'Sends one copy to the own address of who asks',
  input: z.object({ slug: Slug }),
  answer: z.object({}),
})
