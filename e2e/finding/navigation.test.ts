// What header, menu and footer lead to, and that the header keeps to one row (M-15, M-17).

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

const labels = (page: Page, area: string, name?: string) =>
  page
    .getByRole(area as 'navigation', name === undefined ? {} : { name })
    .getByRole('link')
    .allTextContents()

test.each([1024, 1280])('M-15: the header at %i px has its links in order, on one line', async (width) => {
  await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
  const { page } = visit
  await openPage(page, stage.server.url)
  expect(await labels(page, 'navigation', 'Main')).toEqual([
    'All tools',
    'Roadmap',
    'About',
    'Sources',
    'New! Resources',
  ])
  const header = page.getByRole('banner')
  expect((await header.getByRole('link').allTextContents()).slice(-3)).toEqual(['Get help now', 'Log In', 'Sign Up'])
  // One row is as high as the header itself.
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(76)
  for (const label of ['Roadmap', 'New! Resources', 'Get help now', 'Log In', 'Sign Up']) {
    const box = await header.getByRole('link', { name: label }).boundingBox()
    expect(box?.height, label).toBeLessThanOrEqual(52)
  }
})

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
      const [ways, menus] = [
        await header.getByRole('navigation').count(),
        await header.locator('button[aria-controls]:visible').count(),
      ]
      expect(ways + menus, `${width}`).toBe(1)
      if (menus === 0) continue
      await header.locator('button[aria-controls]').click()
      expect(await header.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(10)
      await header.locator('button[aria-controls]').click()
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
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(76)
  expect((await header.getByRole('link', { name: 'New! Resources' }).boundingBox())?.height).toBeLessThanOrEqual(52)
})

test('S-10: the menu has All tools, Roadmap, About, Sources and Privacy, then help and the account, and no Resources', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await labels(page, 'navigation', 'Menu')).toEqual([
    'All tools',
    'Roadmap',
    'About',
    'Sources',
    'Every age: the Digital Launchpad',
    "9 to 13: the Explorer's Guide",
    '13 to 16: the Teen Guide',
    'Practise a talk',
    'Our plan',
    'Privacy',
    'Get help now',
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
    'Practise a talk',
    'Settings help',
    'Our plan',
    'Together with other parents',
    'Roadmap',
    'About Us',
    'Research & Sources',
    'New! Resources',
    'Newsletter',
    'Privacy Policy',
    'Accessibility',
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

test('D10, Q-15, S-10: every page with a footer leads to all tools, in header, menu and footer', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 740 } })
  const { page } = visit
  for (const path of ['/', '/help', '/resources', '/login', '/privacy', '/digitalLaunchpad/modules/module1']) {
    await page.goto(stage.server.url + path)
    for (const area of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(area).getByRole('link', { name: 'All tools', exact: true }).first()
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
