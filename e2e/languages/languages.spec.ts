// English in disguise: longer by two fifths, with accents and in brackets, and the same from right to left. What stays plain was
// never translated; what is cut, or lies on the wrong side, would be so in a real language.
import type { Page } from '@playwright/test'
import { LANGUAGES, pathIn } from '#src/shared/languages.ts'
import { findTextFaults } from '../../testing/browser/layout-faults.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { makePseudoProject } from '../../testing/languages/pseudo-project.ts'
import { startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const PSEUDO = ['en-XA', 'ar-XB'] as const
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const PAGES = [
  '/',
  '/digitalLaunchpad/modules',
  '/digitalLaunchpad/modules/module1',
  TOOL,
  '/digitalLaunchpad/modules/module3/lessons/3.6/now',
  '/help',
  '/login',
  '/newsletter',
  '/resources',
  '/resources/family-tech-charter',
  '/privacy',
]

test('the pseudo-language has no plain word, nothing cut, and its own reading direction', async ({
  newVisitor,
  request,
}) => {
  // All pages are built once more, in two languages.
  test.setTimeout(600_000)
  await using project = await makePseudoProject(PSEUDO)
  await using server = await startServer({}, project.main)
  for (const language of PSEUDO) {
    const { tag, direction } = LANGUAGES[language]
    const { page } = await newVisitor({ baseURL: server.url, locale: tag })
    const faults: string[] = []
    for (const path of PAGES) {
      await page.setViewportSize({ width: 320, height: 800 })
      expect((await page.goto(pathIn(language, path)))?.status(), path).toBe(200)
      const found = [...(await findPlainWords(page)), ...(await findTextFaults(page))]
      await page.setViewportSize({ width: 1280, height: 800 })
      found.push(...(await findTextFaults(page)))
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
    expect(faults, language).toEqual([])

    await openPage(page, pathIn(language, '/digitalLaunchpad/modules/module1'))
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await page.locator('main ol h2 a').first().click()
    await page.waitForURL(`**${pathIn(language, TOOL)}`)

    // Back is where reading starts, Next where it ends, and arrows point that way.
    await openPage(page, pathIn(language, '/digitalLaunchpad/modules/module3/lessons/3.7'))
    const next = await page.locator('button[aria-describedby="next-needs-an-answer"]').last().boundingBox()
    const back = page.locator('header a').first()
    const isMirrored = direction === 'rtl'
    expect((next?.x ?? 0) > 640).toBe(!isMirrored)
    expect(((await back.boundingBox())?.x ?? 0) > 640).toBe(isMirrored)
    await expect(back.locator('svg').first()).toHaveCSS('scale', isMirrored ? '-1 1' : 'none')
    expect((await request.get(pathIn(language, '/help'))).status(), 'in a build for people').toBe(404)
  }
})

/** Words without an accent were not translated. Names, addresses and the titles of works are the same everywhere. */
function findPlainWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names =
      /Handrail|Saturday Morning Summary|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|\S+@\S+|\S+\.(?:uk|org|com|gov|net|ie|info|scot|co)\S*/g
    const found = new Set<string>()
    const look = (text: string | null) => {
      const plain = text?.replaceAll(names, '').match(/[A-Za-z]{2,}[^⟦]{0,40}/)?.[0]
      if (plain !== undefined) found.add(`untranslated: ${plain}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, cite, noscript, [lang="en-GB"]') === null) look(node.textContent)
    }
    look(document.title)
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) look(element.getAttribute(name))
    }
    return [...found]
  })
}
