// The site's address, name and operator, which the pages contain, and which pages there are. They are part of the built files, so they are
// settings of the build: a change needs a new build.
import * as z from 'zod/mini'
import type { Config } from '#src/platform/config.ts'
import { OPTIONAL_FEATURES } from '#src/shared/chosen-features.ts'

const Text = z.nullable(z.string())

export const BuildSettings = z.object({
  /** Without a slash at its end. */
  origin: z.string(),
  product: z.string(),
  /** A release from before they could be chosen had all. */
  features: z._default(z.array(z.string()), [...OPTIONAL_FEATURES]),
  languages: z._default(z.nullable(z.array(z.string())), null),
  colours: z.nullable(z.object({ night: z.string(), rail: z.string(), lamp: z.string() })),
  /** Who runs the website; null when the operator has not said. */
  operator: z.nullable(
    z.object({ name: z.string(), contact: Text, address: Text, charityNumber: Text, icoNumber: Text }),
  ),
})
export type BuildSettings = z.infer<typeof BuildSettings>

export function buildSettingsOf({ http, pages }: Pick<Config, 'http' | 'pages'>): BuildSettings {
  return {
    origin: http.publicUrl,
    product: pages.product,
    features: pages.features,
    languages: pages.languages ?? null,
    colours: pages.colours ?? null,
    operator: pages.operator,
  }
}
