// The settings that stand in the pages, as this build was given them. The names are also in `scripts/build-mark.mjs`, which tells
// when they have changed.
import { readConfig } from '#src/platform/config.ts'
import { buildSettingsOf } from '#src/server/edge/build-settings.ts'

const { PUBLIC_URL, OPERATOR_NAME, OPERATOR_CONTACT } = process.env

/** @throws ConfigError where one of them is wrong */
export const BUILD_SETTINGS = buildSettingsOf(readConfig({ PUBLIC_URL, OPERATOR_NAME, OPERATOR_CONTACT }))
