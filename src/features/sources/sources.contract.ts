// What a source is: a piece of research, guidance or a service's own page that our content rests on.
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
  /** V seen, V2 seen second-hand, WE well established and not looked up, CHECK to open again, synthesis of other cards. */
  confidence: z.array(z.enum(['V', 'V2', 'WE', 'CHECK', 'synthesis'])),
})
export type Source = z.infer<typeof Source>
