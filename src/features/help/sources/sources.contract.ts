// What a source is (research, guidance or a service's own page that our content rests on), and what /sources shows.
import * as z from 'zod/mini'

export const Source = z.object({
  /** The id that claims cite: an evidence card such as 'S13', or a section such as '1.2'. */
  id: z.string(),
  author: z.string(),
  title: z.string(),
  /** '' where the work has none. */
  year: z.string(),
  publisher: z.optional(z.string()),
  /** Where it was read, as noted; not all are links. */
  addresses: z.array(z.string()),
  /** What we may say from it. */
  supports: z.string(),
  /** Its limits, and what it may not be used for. */
  notFor: z.string(),
  /** The day it was last checked, ISO. */
  checked: z.string(),
  /** 'V' seen, 'V2' seen second-hand, WE well established and not looked up, CHECK to open again, synthesis of other cards. */
  confidence: z.array(z.enum(['V', 'V2', 'WE', 'CHECK', 'synthesis'])),
})
export type Source = z.infer<typeof Source>

/** A source as the page names it: its origin in one text, because the page carries a hundred of them. */
export const CitedSource = z.object({
  title: z.string(),
  /** Author, publisher and year, as far as they are known. */
  origin: z.string(),
  supports: z.string(),
  notFor: z.string(),
})
export type CitedSource = z.infer<typeof CitedSource>

/** A person whose work we learnt from. */
export const Acknowledgement = z.object({
  /** The name of an idea, for a framework. */
  what: z.optional(z.string()),
  who: z.string(),
  /** Each with its year, where it has one. */
  works: z.array(z.string()),
  /** What we took from it, in one line. */
  took: z.string(),
})
export type Acknowledgement = z.infer<typeof Acknowledgement>

export const SourcesPage = z.object({
  /** Paragraphs. */
  intro: z.array(z.string()),
  researchers: z.array(Acknowledgement),
  frameworks: z.array(Acknowledgement),
  ukOrganisations: z.array(Acknowledgement),
  internationalOrganisations: z.array(Acknowledgement),
  /** Paragraphs. */
  fairUse: z.array(z.string()),
  /** The newest day on which a source was checked, ISO. */
  lastUpdated: z.string(),
  /** The day by which the sources are to be looked through again, ISO. */
  nextReview: z.string(),
})
export type SourcesPage = z.infer<typeof SourcesPage>
