// What the pages must know of the operator's settings. Read at start, never baked into the build.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const Settings = z.object({
  /** Google's measurement id, or null when the operator has none. */
  gaMeasurementId: z.nullable(z.string()),
  /** The address of a third-party feedback form, or null for our own. */
  feedbackFormUrl: z.nullable(z.string()),
  /** True when the operator has set up Google sign-in: only then is its button shown. */
  googleSignIn: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: "What the pages need to know of the operator's settings",
  input: z.object({}),
  answer: Settings,
})
