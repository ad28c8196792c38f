// The languages that the pages are built in, for journeys that go through each of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'

const paths = new Set(
  SiteManifest.parse(JSON.parse(readFileSync(join(SITE_FOLDER, 'manifest.json'), 'utf8'))).files.map(
    ({ path }) => path,
  ),
)

/** In the order of `LANGUAGES`; English is always one of them. */
export const BUILT_LANGUAGES: readonly Language[] = (Object.keys(LANGUAGES) as Language[]).filter((language) =>
  paths.has(pathIn(language, '/')),
)
