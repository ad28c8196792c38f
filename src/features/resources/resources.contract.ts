// What a checklist is, and how it becomes a PDF.

import * as z from 'zod/mini'
import { ToolLink } from '#src/features/curriculum/curriculum.contract.ts'
import { Helpline } from '#src/features/help/help.contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { InEnglish, MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import { messageRef } from '#src/shared/message-ref.ts'

/** The drawings that a card can have. */
export const CHECKLIST_ICONS = ['sprint', 'charter', 'fortress', 'gaming'] as const

/** What the hub shows of a checklist. */
export const ChecklistCard = z.object({
  slug: z.string(),
  title: z.string(),
  objective: z.string(),
  /** What the download is saved as. */
  pdfFileName: z.string(),
  icon: z.enum(CHECKLIST_ICONS),
})
export type ChecklistCard = z.infer<typeof ChecklistCard>

export const ChecklistBox = z.object({
  /** Counted through the whole list, because the text says such things as 'do box 5'. */
  number: z.number(),
  nodes: z.array(MarkdownInline),
})
export type ChecklistBox = z.infer<typeof ChecklistBox>

export const ChecklistPart = z.union([
  z.object({ kind: z.literal('words'), blocks: z.array(MarkdownBlock) }),
  z.object({ kind: z.literal('boxes'), boxes: z.array(ChecklistBox) }),
])
export type ChecklistPart = z.infer<typeof ChecklistPart>

export const ChecklistSection = z.object({
  title: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
  /** The time box, where the section has one. */
  minutes: z.optional(z.number()),
  parts: z.array(ChecklistPart),
})
export type ChecklistSection = z.infer<typeof ChecklistSection>

/** One line of the help panel: what is happening, what to do, who to call. */
export const HelpPanelLine = z.object({
  when: z.string(),
  advice: z.optional(z.string()),
  helplines: z.array(Helpline),
})
export type HelpPanelLine = z.infer<typeof HelpPanelLine>

export const Checklist = z.extend(ChecklistCard, {
  /** For search engines. */
  description: z.string(),
  intro: z.array(MarkdownBlock),
  /** The list itself. The help panel is at its foot. */
  sections: z.array(ChecklistSection),
  /** What follows the panel. */
  notes: z.array(ChecklistSection),
  help: z.array(HelpPanelLine),
  /** Tools that go with it. */
  tools: z.array(ToolLink),
  inEnglish: InEnglish,
})
export type Checklist = z.infer<typeof Checklist>

export const generatePdf = endpoint({
  method: 'POST',
  path: '/api/resources/generate-pdf',
  summary: 'Draws a checklist as a PDF. Of the HTML only words, lists and tick boxes count',
  input: z.object({ htmlContent: z.string(messageRef('resources_answers_html_no_text')) }),
  answer: z.instanceof(Uint8Array),
  answerType: 'application/pdf',
})
