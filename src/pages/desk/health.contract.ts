// The health of the server, for owners: the findings of `npm run doctor`, and the state of recurring jobs.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'

export const getDeskHealth = endpoint({
  method: 'GET',
  path: '/api/desk/health',
  summary: "The doctor's findings, and when each job last ended",
  input: z.object({}),
  answer: z.object({
    /** As the command prints them, in its words. */
    findings: z.array(z.object({ what: z.string(), ok: z.boolean(), says: z.string() })),
    /** The version of the server, such as '1.0.0'. */
    version: z.string(),
    /** ISO time at which the process that answers began. */
    since: z.string(),
    jobs: z.array(
      z.object({
        name: z.string(),
        /** ISO time; null until it has ended once. */
        endedAt: z.nullable(z.string()),
        /** In a row, up to now. */
        failures: z.number(),
      }),
    ),
  }),
})
export type DeskHealth = z.infer<typeof getDeskHealth.answer>
