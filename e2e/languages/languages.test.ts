// English in disguise (H-4, decision 91): longer by two fifths, with accents and in brackets, and the same from right to left. What stays plain was
// never translated; what is cut, or lies on the wrong side, would be so in a real language.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, pathIn } from '#src/shared/languages.ts'
import { findTextFaults } from '../../testing/browser/layout-faults.ts'
import { lendBrowser } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { makePseudoProject, type PseudoProject } from '../../testing/languages/pseudo-project.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

const PSEUDO = ['en-XA', 'ar-XB'] as const
const LONG_MS = 600_000
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

let project: PseudoProject | undefined
let server: RunningServer | undefined
const lent = lendBrowser()

beforeAll(async () => {
  project = await makePseudoProject(PSEUDO)
  server = await startServer({}, project.main)
}, LONG_MS)

afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await project?.[Symbol.asyncDispose]()
})

describe.each(PSEUDO)('%s', (language) => {
  const visitIn = async (width: number) => {
    if (server === undefined) throw new Error('Nothing runs.')
    const visit = await startVisit(lent.browser, { viewport: { width, height: 800 }, locale: LANGUAGES[language].tag })
    const open = (path: string) => visit.page.goto(server?.url + pathIn(language, path), { waitUntil: 'load' })
    return { ...visit, open, [Symbol.asyncDispose]: visit[Symbol.asyncDispose] }
  }

  test('H-4: nothing is untranslated, and nothing is cut at 320 or at 1280 px', { timeout: LONG_MS }, async () => {
    await using visit = await visitIn(320)
    const faults: string[] = []
    for (const path of PAGES) {
      await visit.page.setViewportSize({ width: 320, height: 800 })
      expect((await visit.open(path))?.status(), path).toBe(200)
      const found = [...(await findPlainWords(visit.page)), ...(await findTextFaults(visit.page))]
      await visit.page.setViewportSize({ width: 1280, height: 800 })
      found.push(...(await findTextFaults(visit.page)))
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
    expect(faults).toEqual([])
  })

  test('the page says its language and its direction, and a link keeps to it', { timeout: LONG_MS }, async () => {
    await using visit = await visitIn(1280)
    await visit.open('/digitalLaunchpad/modules/module1')
    const { tag, direction } = LANGUAGES[language]
    expect(await visit.page.locator('html').getAttribute('lang')).toBe(tag)
    expect(await visit.page.locator('html').getAttribute('dir')).toBe(direction)
    await visit.page.locator('main ol h2 a').first().click()
    await visit.page.waitForURL(`**${pathIn(language, TOOL)}`)
  })

  test('Back stands where reading starts, Next where it ends, and arrows point that way', {
    timeout: LONG_MS,
  }, async () => {
    await using visit = await visitIn(1280)
    await visit.open('/digitalLaunchpad/modules/module3/lessons/3.7')
    const next = await visit.page.locator('button[aria-describedby="next-needs-an-answer"]').last().boundingBox()
    const back = await visit.page.locator('header a').first().boundingBox()
    const arrow = await visit.page
      .locator('header a svg')
      .first()
      .evaluate((svg) => getComputedStyle(svg).scale)
    const isMirrored = LANGUAGES[language].direction === 'rtl'
    expect((next?.x ?? 0) > 640).toBe(!isMirrored)
    expect((back?.x ?? 0) > 640).toBe(isMirrored)
    expect(arrow).toBe(isMirrored ? '-1 1' : 'none')
  })
})

test('H-4: a build for people has no pseudo-language', async () => {
  await using people = await startServer()
  for (const language of PSEUDO) expect((await fetch(people.url + pathIn(language, '/help'))).status).toBe(404)
})

/** Words without an accent: nobody translated them. Names, addresses and the titles of works are the same everywhere. */
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
