// Writing an issue at the desk: its words, the Saturday, the sources, and who else has it open.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'
import { plainText } from '#src/shared/plain-text.ts'

const Place = { slug: plainText(100), language: plainText(10) }

const Written = {
  date: z.iso.date(),
  subject: plainText(200),
  preheader: plainText(300),
  evidence: z.array(plainText(20)).check(z.maxLength(10)),
  markdown: plainText(5_000),
}

/** Another operator who has it open. */
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
    /** 0 for what is not written yet. */
    version: z.number(),
    editedAt: z.nullable(z.string()),
    /** Null for what came with the installation, and of an operator who is gone. */
    editedBy: z.nullable(z.string()),
    /** What is translated; null in English. */
    english: z.nullable(Words),
    languages: z.array(z.object({ code: z.string(), name: z.string(), written: z.boolean() })),
    /** Whether saving takes a code: it leaves by itself, or has begun to. */
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
  input: z.object({ slug: Place.slug, code: OperatorCode }),
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
