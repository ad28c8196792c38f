// What a help line is, and what 'Get help now' shows.
import * as z from 'zod/mini'
import { InEnglish, MarkdownInline } from '#src/shared/markdown-tree.ts'
import { NATIONS } from '#src/shared/nations.ts'

const HelpContact = z.object({
  /** How to reach it. A phone contact becomes a `tel:` link. */
  kind: z.enum(['phone', 'text', 'web', 'email']),
  /** As a person reads it: '0800 1111', 'SHOUT to 85258', 'childline.org.uk'. */
  label: z.string(),
  href: z.string(),
  /** Where it can be reached; absent for all of the UK. */
  nations: z.optional(z.array(z.enum(NATIONS))),
})

export const Helpline = z.object({
  id: z.string(),
  name: z.string(),
  contacts: z.array(HelpContact),
  /** The nations it is for; absent for all of the UK. */
  nations: z.optional(z.array(z.enum(NATIONS))),
  whoFor: z.string(),
  expect: z.string(),
  /** Only where the hours are confirmed. */
  hours: z.optional(z.string()),
  /** The day on which a person rang or opened it, ISO. Without one it is not confirmed. */
  checked: z.optional(z.string()),
})
export type Helpline = z.infer<typeof Helpline>

/** The groups of rows on 'Get help now', in the order of the page. */
export const HELP_GROUPS = ['right-now', 'pictures', 'feelings', 'money'] as const
export type HelpGroup = (typeof HELP_GROUPS)[number]

export const HelpRoute = z.object({
  /** The same in every language. */
  id: z.string(),
  group: z.enum(HELP_GROUPS),
  /** What is happening, in the few words that a parent looks for. */
  label: z.string(),
  /** The same in full. */
  situation: z.string(),
  first: z.array(MarkdownInline),
  afterwards: z.array(MarkdownInline),
  /** Help lines named in the row, most urgent first. */
  helplines: z.array(Helpline),
  /** Ids of tools that help when it is calmer. */
  tools: z.array(z.string()),
})
export type HelpRoute = z.infer<typeof HelpRoute>

export const HelpDirectory = z.object({
  routes: z.array(HelpRoute),
  /** Every help line, by name. */
  helplines: z.array(Helpline),
  inEnglish: InEnglish,
})
export type HelpDirectory = z.infer<typeof HelpDirectory>
