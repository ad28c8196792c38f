// The weekly tip at the desk: its issues, how far each is, when it leaves, its words, and a test to oneself. Nowhere is there a
// reader's address.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { ShownCount, ShownWeeks } from '#src/shared/small-counts.ts'

const Slug = plainText(100)

const IssueStage = z.enum(['not sent', 'held', 'leaves soon', 'queued', 'being sent', 'stopped', 'sent'])
export type IssueStage = z.infer<typeof IssueStage>

/** When an issue that has not begun will be sent. */
const ScheduleOptions = z.object({
  way: z.enum(['now', 'saturday', 'held']),
  /** ISO time; null for what is held back. */
  at: z.nullable(z.string()),
  /** The exact number, which the operator who sends the issue has to type. */
  readers: z.number(),
  /** Whether it has so many readers that it waits, and owners get a mail. */
  waits: z.boolean(),
  /** The Saturday that can be chosen, as an ISO day. */
  saturday: z.nullable(z.string()),
  /** Whether this installation sends: what is chosen waits until it does. */
  isSending: z.boolean(),
})
export type ScheduleOptions = z.infer<typeof ScheduleOptions>

/** Exact counts, because an operator has to know the number of readers before a mail is sent. */
const Progress = z.object({
  state: IssueStage,
  /** The sum of the others. */
  planned: z.number(),
  sent: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** Copies that wait or are being sent. */
  waiting: z.number(),
  /** Why the mail server accepts no copies; null while it does. */
  problem: z.nullable(z.string()),
  /** What the mail server said of copies that failed or are tried again, with addresses masked. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  /** Null once it has begun. */
  schedule: z.nullable(ScheduleOptions),
})
export type Progress = z.infer<typeof Progress>

/** Copies that could not be delivered, and those of them that were refused for good. */
const Failed = z.object({ failed: z.number(), refused: z.number() })

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
    /** The issue that is sent next or is being sent; null if there is none. */
    next: z.nullable(
      z.object({
        slug: z.string(),
        subject: z.string(),
        state: IssueStage,
        /** ISO day of its Saturday; null for what has been told to leave at another time. */
        saturday: z.nullable(z.string()),
      }),
    ),
    /** Whether this installation sends: what is chosen waits until it does. */
    isSending: z.boolean(),
    /** How many still leave by themselves, and whether that is so few that an editor has to write. */
    ahead: z.object({ count: z.number(), isFew: z.boolean() }),
    /** The number of readers now. */
    readers: ShownCount,
    /** Mondays, as ISO days, oldest first. */
    weeks: z.array(z.string()),
    came: ShownWeeks,
    left: ShownWeeks,
    /** Mail servers' words on addresses that could not be reached, and complaints. */
    bounces: z.object({ hard: ShownWeeks, soft: ShownWeeks, complaint: ShownWeeks }),
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

export const sendDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/send',
  summary: 'Sends an issue: at once to few, in ten minutes to many',
  input: z.object({
    slug: Slug,
    /** The number as typed, because the code confirms this number only. */
    readers: z.int(),
    code: OperatorCode,
  }),
  answer: z.object({}),
})

export const scheduleDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/saturday',
  summary: 'Lets an issue leave on a Saturday at 09:00 in London',
  input: z.object({ slug: Slug, day: z.iso.date(), code: OperatorCode }),
  answer: z.object({}),
})

export const stopDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/stop',
  summary: 'Stops an issue: it does not leave by itself, and no further copy of it leaves',
  input: z.object({ slug: Slug }),
  answer: z.object({}),
})

export const resumeDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/resume',
  summary: 'Lets an issue that was stopped on its way go on',
  input: z.object({
    slug: Slug,
    /** Copies, as they were shown. */
    waiting: z.int(),
    code: OperatorCode,
  }),
  answer: z.object({}),
})

const Place = { slug: Slug, language: plainText(10) }

const Written = {
  date: z.iso.date(),
  subject: plainText(200),
  preheader: plainText(300),
  evidence: z.array(plainText(20)).check(z.maxLength(10)),
  markdown: plainText(5_000),
}

/** Another operator who has the issue open. */
const Others = z.array(z.object({ email: z.string(), since: z.string() }))

const Words = z.object({ subject: z.string(), preheader: z.string(), markdown: z.string() })

export const getIssueText = endpoint({
  method: 'GET',
  path: '/api/desk/newsletter/{slug}/text',
  summary: 'The words of an issue to change; of "new" an empty one with the first free Saturday',
  input: z.object(Place),
  answer: z.object({
    ...Words.shape,
    date: z.string(),
    evidence: z.array(z.string()),
    /** 0 for a text that is not written yet. */
    version: z.number(),
    editedAt: z.nullable(z.string()),
    /** Null for what came with the installation, and of an operator who is gone. */
    editedBy: z.nullable(z.string()),
    /** The English text to translate; null in English. */
    english: z.nullable(Words),
    languages: z.array(z.object({ code: z.string(), name: z.string(), written: z.boolean() })),
    /** Whether saving needs a code, because the issue is scheduled or has begun. */
    proven: z.boolean(),
    begun: z.boolean(),
    sources: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})
export type IssueText = z.infer<typeof getIssueText.answer>

export const saveIssueText = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/text',
  summary: 'Saves the words of an issue; refused when another version is stored than the one they began from',
  input: z.object({ ...Place, ...Written, version: z.int(), code: z.optional(OperatorCode) }),
  answer: z.object({ slug: z.string(), version: z.number() }),
})

export const deleteDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/delete',
  summary: 'Deletes an issue that is held back, in every language; refused once it has begun or is going to leave',
  input: z.object({ slug: Slug, code: OperatorCode }),
  answer: z.object({}),
})

export const previewIssueText = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/preview',
  summary: 'How words would look that are not saved, and what is wrong with them',
  input: z.object({ ...Place, ...Written }),
  answer: z.object({
    blocks: z.array(MarkdownBlock),
    sources: z.array(z.string()),
    text: z.string(),
    faults: z.array(z.object({ field: z.string(), words: z.string() })),
  }),
})
export type IssuePreview = z.infer<typeof previewIssueText.answer>

export const noteEditingIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/editing',
  summary: 'That the words of an issue are open, for others who open them; answers who else has',
  input: z.object(Place),
  answer: z.object({ others: Others, version: z.number() }),
})
export type EditingNews = z.infer<typeof noteEditingIssue.answer>
