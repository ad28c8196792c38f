// A page fetches the typefaces of its own language, and not those of the names of others that it leads to.
import { expect, test } from 'vitest'
import { pathIn } from '#src/shared/languages.ts'
import { HELP_PATH, HOME_PATH, LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'

const stage = openStage()
const PATHS = [HOME_PATH, HELP_PATH, lessonPath(LAUNCHPAD_ID, 'module1', '1.2')]
const VISITS = BUILT_LANGUAGES.flatMap((language) => PATHS.map((path) => ({ language, path: pathIn(language, path) })))

test.each(VISITS)('the Urdu typeface comes with an Urdu page only: $path', async ({ language, path }) => {
  await using visit = await startVisit(stage.browser, { cold: true })
  const { page } = visit
  const typefaces: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') typefaces.push(new URL(request.url()).pathname)
  })
  await page.goto(stage.server.url + path, { waitUntil: 'load' })
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  expect(typefaces.length).toBeGreaterThan(1)
  expect(typefaces.some((one) => one.includes('urdu'))).toBe(language === 'ur')
})
