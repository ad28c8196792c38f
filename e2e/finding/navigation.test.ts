// What header, menu and footer lead to, and that the header keeps to one row (M-15, M-17).

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

/** Pixels of the thin row and of the row with the five places. */
const TWO_ROWS = 112

const labels = (page: Page, area: string, name?: string) =>
  page
    .getByRole(area as 'navigation', name === undefined ? {} : { name })
    .getByRole('link')
    .allTextContents()

test.each([1024, 1280])(
  'the header at %i px has its links and the five places in order, on two lines',
  async (width) => {
    await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
    const { page } = visit
    await openPage(page, stage.server.url)
    expect(await labels(page, 'navigation', 'About Handrail')).toEqual([
      'Roadmap',
      'About',
      'Sources',
      'New! Resources',
    ])
    expect(await labels(page, 'navigation', 'Main')).toEqual(['Tonight', 'Tools', 'Talks', 'Our plan', 'Set up'])
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(TWO_ROWS)
    for (const label of ['Roadmap', 'New! Resources', 'Get help now', 'Log In', 'Sign Up', 'Tonight', 'Set up']) {
      const box = await header.getByRole('link', { name: label }).boundingBox()
      expect(box?.height, label).toBeLessThanOrEqual(52)
    }
  },
)

test.each([
  ['/cy', [960, 1024, 1100, 1160, 1200]],
  ['/pl', [960, 1024, 1070]],
  ['/ur', [960, 1024]],
] as const)(
  '1.4.10: in longer words the header of %s is as wide as its window, and leads everywhere',
  async (path, widths) => {
    await using visit = await startVisit(stage.browser, { viewport: { width: 960, height: 740 } })
    const { page } = visit
    await openPage(page, stage.server.url + path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width)
      const header = page.getByRole('banner')
      expect((await header.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(TWO_ROWS)
      expect(await header.getByRole('navigation').getByRole('link').count(), `${width}`).toBe(9)
    }
  },
)

test.each([960, 1024, 1280])('M-15: at %i px a long address in the header pushes nothing out of it', async (width) => {
  await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
  const { page } = visit
  await openPage(page, `${stage.server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(`a.rather.long.name.of.${newEmail()}`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  const header = page.getByRole('banner')
  const logout = header.getByRole('button', { name: 'Logout' })
  await logout.waitFor()
  const box = await logout.boundingBox()
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(TWO_ROWS)
  expect((await header.getByRole('link', { name: 'New! Resources' }).boundingBox())?.height).toBeLessThanOrEqual(52)
})

test('the menu has Roadmap, About, Sources and Privacy, then the account, and no Resources', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await labels(page, 'navigation', 'Menu')).toEqual([
    'Roadmap',
    'About',
    'Sources',
    'Privacy',
    'Log In',
    'Sign Up',
  ])
})

test('the footer has its links', async () => {
  await using visit = await startVisit(stage.browser)
  await openPage(visit.page, stage.server.url)
  // The other languages stand below them, in a list of their own.
  expect(await labels(visit.page, 'navigation', 'Footer')).toEqual([
    'Get help now',
    'All tools',
    "Explorer's Guide",
    'Teen Guide',
    'Practise a talk',
    'Our plan',
    'Try it for a week',
    'Set up',
    'New! Resources',
    'Other parents',
    'Results',
    'Class agreement',
    'Newsletter',
    'Roadmap',
    'About Us',
    'Research & Sources',
    'What changed in law',
    'Privacy Policy',
    'Terms',
    'Accessibility',
    'Languages',
  ])
})

test.each([
  [360, 640],
  [640, 360],
])('the last entry of the menu is reached with a thumb on a window of %i by %i', async (width, height) => {
  await using visit = await startVisit(stage.browser, { viewport: { width, height } })
  const { page } = visit
  await openPage(page, stage.server.url)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, 2_000)
  const last = page.getByRole('banner').getByRole('link', { name: 'اردو' }).last()
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return (box?.y ?? height) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(height)
})

test('every page with a footer leads to all tools, in header and footer', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 740 } })
  const { page } = visit
  for (const path of ['/', '/help', '/resources', '/login', '/privacy', '/digitalLaunchpad/modules/module1']) {
    await page.goto(stage.server.url + path)
    for (const [area, name] of [
      ['banner', 'Tools'],
      ['contentinfo', 'All tools'],
    ] as const) {
      const link = page.getByRole(area).getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href'), path).toBe('/tools')
    }
  }
})

test('what a page needs is fetched when somebody points at its link, and not before', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 740 } })
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, stage.server.url)
  // A part that pages share names them in its file name.
  const isRoadmap = (path: string) => path.startsWith('/assets/roadmap-page')
  expect(asked.filter(isRoadmap)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Roadmap' }).hover()
  await expect.poll(() => asked.filter(isRoadmap).length).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the place that a page belongs to is marked, and Get help now where it is the page', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 740 } })
  const { page } = visit
  const marked = page.getByRole('banner').locator('a[aria-current]')
  for (const [path, name] of [
    ['/', 'Tonight'],
    ['/digitalLaunchpad/modules/module1', 'Tools'],
    ['/plan/agreement', 'Our plan'],
    ['/set-up', 'Set up'],
    ['/help', 'Get help now'],
    ['/about', undefined],
  ] as const) {
    await page.goto(stage.server.url + path)
    expect(await marked.allTextContents(), path).toEqual(name === undefined ? [] : [name])
  }
})

test('on a phone the bar of the five places stays in sight and covers nothing at the end of a page', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 640 } })
  const { page } = visit
  await openPage(page, `${stage.server.url}/about`)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const end = async () => {
    const box = await bar.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  expect(await end()).toBe(640)
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  expect(await end()).toBe(640)
  const line = await page.getByRole('contentinfo').getByText('©').boundingBox()
  expect((line?.y ?? 640) + (line?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
