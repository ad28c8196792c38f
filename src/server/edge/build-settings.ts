// What the pages say of where they are reached and who runs them. They stand in the built files, so they are settings of the build:
// with other ones the pages have to be built again.
import * as z from 'zod/mini'
import type { Config } from '#src/platform/config.ts'

export const BuildSettings = z.object({
  /** Without a slash at its end. */
  origin: z.string(),
  /** Who runs the website; null when the operator has not said. */
  operator: z.nullable(z.object({ name: z.string(), contact: z.nullable(z.string()) })),
})
export type BuildSettings = z.infer<typeof BuildSettings>

export function buildSettingsOf({ http, pages: { operator } }: Pick<Config, 'http' | 'pages'>): BuildSettings {
  return {
    origin: http.publicUrl,
    operator: operator === undefined ? null : { name: operator.name, contact: operator.contact ?? null },
  }
}
