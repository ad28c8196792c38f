// The search of the home page in a real browser: what it asks the server for and when, help before everything, and no network.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HELP_PATH, TOOLS_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'

const stage = openStage()

const results = (page: Page) => page.getByRole('list', { name: 'Search results' })
const danger = (page: Page) => page.getByRole('region', { name: 'Get help now' })

/** Waits for an answer to the whole of what was typed. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('heading', { name: `For “${text}”` }).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^(\d+ tools?|No tools) found/ })
    .waitFor()
  // No longer than the field waits for a further letter.
  await page.waitForTimeout(300)
}

test('S-1, S-2, S-7: a sentence finds its tool, the index comes with the focus, and nothing that is asked for holds a word of it', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'block' })
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await openPage(page, stage.server.url)
  const index = () => asked.filter((url) => /\/search-[^/]+\.json/.test(url))
  expect(index()).toEqual([])
  await page.getByRole('searchbox').focus()
  await expect.poll(index).toHaveLength(1)

  await page.getByRole('searchbox').pressSequentially('my son wont stop playing robloks', { delay: 20 })
  const first = results(page).getByRole('link').first()
  await first.getByText("They won't come off the game").waitFor()
  expect(await page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/^\d+ tools? found/))
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  expect(asked.filter((url) => /robloks|playing|\/lessons\//.test(url))).toEqual([])
  expect(index()).toHaveLength(1)

  await first.click()
  await page.getByText('Step 1 of 5').waitFor()
  expect(new URL(page.url()).search).toBe('?from=search')
  const answer = page.getByRole('region', { name: 'The short answer' })
  await answer.getByText("Don't", { exact: true }).waitFor()
})

test('S-3, S-9: danger has a number before anything that was found, and what looks like it has none', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url)
  await search(page, 'someone has a nude of my son and wants money')
  const region = danger(page)
  await region.getByText('Is someone in danger now?').waitFor()
  expect(await region.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
  expect(await region.locator('a[href^="tel:"]').count()).toBe(2)
  const [help, list] = [await region.boundingBox(), await results(page).boundingBox()]
  expect((help?.y ?? 0) + (help?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  // On a phone 999 stands on the first screen.
  const call = await region.getByRole('link', { name: 'Call 999' }).boundingBox()
  expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThanOrEqual(740)

  await search(page, 'killing zombies')
  await expect.poll(() => region.count()).toBe(0)
  await search(page, 'sextorsion')
  await region.getByRole('link', { name: 'What to do now' }).click()
  await page.waitForURL(/\/lessons\/3\.5\/now\?from=search$/)
})

test('S-1: a row of help is found, and stands open', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url)
  await search(page, 'who can my child speak to')
  await results(page).locator(`a[href^="${HELP_PATH}?"][href$="#talk"]`).click()
  const row = page.locator('#talk')
  await row.getByText('0800 1111').first().waitFor()
  expect(await row.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
  expect(await row.evaluate((details) => details.contains(document.activeElement))).toBe(true)
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(200)
})

test('Back from one result leads to the others, and a reload forgets them', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url)
  await search(page, 'roblox')
  const all = await results(page).getByRole('link').allTextContents()
  await results(page).getByRole('link').last().click()
  // The field is hidden before that, while a slow page is on its way.
  await page.waitForURL((url) => url.pathname !== '/')
  await page.goBack()
  await expect.poll(() => results(page).getByRole('link').allTextContents()).toEqual(all)
  await page.reload()
  await page.getByRole('list', { name: 'Suggested challenges' }).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
})

test('what nothing fits leads to all tools and to help', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url)
  await search(page, 'zzz')
  await page.getByText('No tools found. Try different keywords.').waitFor()
  await page.getByText('Try fewer words').waitFor()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Get help now' }).waitFor()
  await main.getByRole('link', { name: 'All tools' }).click()
  await page.getByRole('heading', { level: 1, name: 'All tools' }).waitFor()
})

test('without a network the search finds what it finds with one', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', expected: /ERR_|Failed to load/ })
  const { page, context } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await keepEverything(page)
  await context.setOffline(true)
  await page.reload()
  await search(page, 'he says he wants to die')
  await danger(page).waitFor()
  await search(page, 'phone in bed')
  await results(page).getByText('Where phones sleep at night').waitFor()
})

test('an index that never comes leaves the search of the challenges, and with the next letter it is asked for again', async () => {
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'block', expected: /Failed to load resource/ })
  const { page } = visit
  await page.route('**/assets/search-*.json', (route) => route.fulfill({ status: 503 }))
  await openPage(page, stage.server.url)
  await search(page, 'roblox')
  const cards = page.getByRole('list', { name: 'Suggested challenges' })
  expect(await cards.getByRole('link').first().getAttribute('href')).toContain('?from=search')
  await page.unroute('**/assets/search-*.json')
  await search(page, 'roblox game')
  await results(page).waitFor()
})

describe(TOOLS_PATH, () => {
  test('S-5: every tool is a link, by topic and without a script', async () => {
    await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
    const { page } = visit
    await page.goto(stage.server.url)
    await page.getByRole('searchbox').fill('sleep')
    await page.getByRole('button', { name: 'Find' }).click()
    // Without a word of what was typed.
    await page.waitForURL((url) => url.pathname === TOOLS_PATH && !url.search.includes('sleep'))
    const tools = await page.locator('main section a[href*="/lessons/"]').evaluateAll((links) => links.length)
    expect(tools).toBeGreaterThan(20)
    await page.getByText('9 to 12', { exact: true }).click()
    await page.locator('details[open]').getByRole('link').first().waitFor()
  })
})
