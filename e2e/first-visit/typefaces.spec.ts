// A page fetches the typefaces of its own language, and until one has loaded the fallback face takes the same room (`src/web/styles/fonts.css`).
import type { Page } from '@playwright/test'
import { pathIn } from '#src/shared/languages.ts'
import { HELP_PATH, LAUNCHPAD_ID, lessonPath, TOOLS_PATH } from '#src/shared/paths.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'
import { expect, test } from '../fixtures.ts'

test.use({
  expectedErrors: /woff2|Failed to load resource/,
  // A phone places letters by fractions of a pixel; this Chromium otherwise rounds the width of each.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
})

/** A single line may break elsewhere; a whole page in fallback faces is as long as one in our typefaces. */
const TOLERANCE = 0.02

test('words take the same room before their typefaces have come', async ({ page }) => {
  for (const path of [HELP_PATH, TOOLS_PATH]) {
    await test.step(path, async () => {
      await page.route(/\.woff2$/, (route) => route.abort())
      await page.goto(path)
      const before = await measureWords(page)
      expect(await page.evaluate(areTypefacesLoaded)).toBe(false)
      await page.unroute(/\.woff2$/)
      await page.goto(path)
      await page.waitForFunction(areTypefacesLoaded)
      const after = await measureWords(page)
      for (const part of ['headings', 'text', 'height'] as const) {
        expect(before[part] / after[part], part).toBeGreaterThan(1 - TOLERANCE)
        expect(before[part] / after[part], part).toBeLessThan(1 + TOLERANCE)
      }
    })
  }
})

test('the Urdu typeface comes with an Urdu page only', async ({ newVisitor }) => {
  for (const language of BUILT_LANGUAGES) {
    const { page } = await newVisitor()
    const typefaces: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') typefaces.push(new URL(request.url()).pathname)
    })
    await page.goto(pathIn(language, lessonPath(LAUNCHPAD_ID, 'module1', '1.2')), { waitUntil: 'load' })
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    expect(typefaces.length, language).toBeGreaterThan(1)
    expect(
      typefaces.some((one) => one.includes('urdu')),
      language,
    ).toBe(language === 'ur')
  }
})

/** How wide all headings and all other lines are when none is broken, and how long the page is, in pixels. */
function measureWords(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const widthOf = (element: Element) => {
      const copy = document.createElement('span')
      copy.textContent = element.textContent
      const { font } = getComputedStyle(element)
      Object.assign(copy.style, { font, position: 'absolute', whiteSpace: 'nowrap' })
      document.body.append(copy)
      const { width } = copy.getBoundingClientRect()
      copy.remove()
      return width
    }
    const height = document.documentElement.scrollHeight
    const sum = (selector: string) =>
      [...document.querySelectorAll(selector)].reduce((total, element) => total + widthOf(element), 0)
    return { height, headings: sum('h1, h2, h3'), text: sum('main p, main li') }
  })
}

function areTypefacesLoaded(): boolean {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  return ['Bricolage', 'Atkinson'].every((name) => loaded.some((family) => family.includes(name)))
}
