// A page fetches the typefaces of its own language, and not those of the names of others that it leads to.
import { pathIn } from '#src/shared/languages.ts'
import { LAUNCHPAD_ID, lessonPath } from '#src/shared/paths.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.2')

test('the Urdu typeface comes with an Urdu page only', async ({ newVisitor }) => {
  for (const language of BUILT_LANGUAGES) {
    const { page } = await newVisitor()
    const typefaces: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') typefaces.push(new URL(request.url()).pathname)
    })
    await page.goto(pathIn(language, TOOL), { waitUntil: 'load' })
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    expect(typefaces.length, language).toBeGreaterThan(1)
    expect(
      typefaces.some((one) => one.includes('urdu')),
      language,
    ).toBe(language === 'ur')
  }
})
