// The settings that the pages contain, as given to this build. `scripts/build-mark.mjs` has their names, and detects when they
// have changed.
import { join } from 'node:path'
import { readConfig } from '#src/platform/config.ts'
import { buildSettingsOf } from '#src/server/edge/build-settings.ts'
import { BUILD_SETTINGS as NAMES } from '../build-mark.mjs'

const given = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]))

/** @throws ConfigError where one of them is wrong */
export const BUILD_SETTINGS = buildSettingsOf(readConfig(given))

/** For Vite: scripts of pages find them where the server reads its environment. */
export const DEFINED_SETTINGS = Object.fromEntries(
  NAMES.map((name) => [`process.env.${name}`, JSON.stringify(given[name]?.trim() ?? '')]),
)

/** The mark of the product, or the one of the organisation that runs it (`docs/how-to/brand.md`). */
export const LOGO_FILE = given.BRAND_LOGO?.trim() || join(import.meta.dirname, '../../content/icon.svg')
