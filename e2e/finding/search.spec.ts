// The search of the home page in a real browser: what it asks the server for and when, and help before everything.
import type { Page } from '@playwright/test'
import { HELP_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const results = (page: Page) => page.getByRole('list', { name: 'Search results' })
const danger = (page: Page) => page.getByRole('region', { name: 'Get help now' })

/** Waits for an answer to the whole of what was typed. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await expect(page.getByRole('heading', { name: `For “${text}”` })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^(\d+ tools?|No tools) found/ })).toBeAttached()
  // No longer than the field waits for a further letter.
  await page.waitForTimeout(300)
}

test('a sentence finds its tool without being sent, and Back restores the other results', async ({ page }) => {
  await test.step('a sentence finds its tool, and no request holds a word of it', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await openPage(page, '/')
    const index = () => asked.filter((url) => /\/search-[^/]+\.json/.test(url))
    expect(index(), 'comes with the focus').toEqual([])
    await page.getByRole('searchbox').focus()
    await expect.poll(index).toHaveLength(1)

    await page.getByRole('searchbox').pressSequentially('my son wont stop playing robloks', { delay: 20 })
    const first = results(page).getByRole('link').first()
    await expect(first).toContainText("They won't come off the game")
    expect(await page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/^\d+ tools? found/))
    await expect(page.getByRole('searchbox')).toBeFocused()
    expect(asked.filter((url) => /robloks|playing|\/lessons\//.test(url))).toEqual([])
    expect(index()).toHaveLength(1)

    await first.click()
    await expect(page.getByText('Step 1 of 5')).toBeVisible()
    expect(new URL(page.url()).search).toBe('?from=search')
    const answer = page.getByRole('region', { name: 'The short answer' })
    await expect(answer.getByText("Don't", { exact: true })).toBeVisible()
  })
  await test.step('Back from one result leads to the others, and a reload forgets them', async () => {
    await openPage(page, '/')
    await search(page, 'roblox')
    const all = await results(page).getByRole('link').allTextContents()
    await results(page).getByRole('link').last().click()
    // The field is hidden before that, while a slow page is on its way.
    await page.waitForURL((url) => url.pathname !== '/')
    await page.goBack()
    await expect(results(page).getByRole('link')).toHaveText(all)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Suggested challenges' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })
  await test.step('what nothing fits leads to all tools and to help', async () => {
    await openPage(page, '/')
    await search(page, 'zzz')
    await expect(page.getByText('No tools found. Try different keywords.')).toBeVisible()
    await expect(page.getByText('Try fewer words')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Get help now' })).toBeVisible()
    await main.getByRole('link', { name: 'All tools' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tools', exact: true })).toBeVisible()
  })
})

test('words of danger show a number above the results, and harmless look-alikes do not', async ({ page }) => {
  await openPage(page, '/')
  await search(page, 'someone has a nude of my son and wants money')
  const region = danger(page)
  await expect(region.getByText('Is someone in danger now?')).toBeVisible()
  const call = region.getByRole('link', { name: 'Call 999' })
  await expect(call).toHaveAttribute('href', 'tel:999')
  await expect(region.locator('a[href^="tel:"]')).toHaveCount(2)
  const [help, list] = [await region.boundingBox(), await results(page).boundingBox()]
  expect((help?.y ?? 0) + (help?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  // On a phone 999 is on the first screen.
  await expect(call).toBeInViewport({ ratio: 1 })

  await search(page, 'killing zombies')
  await expect(region).toHaveCount(0)
  await search(page, 'sextorsion')
  await region.getByRole('link', { name: 'What to do now' }).click()
  await page.waitForURL(/\/lessons\/3\.5\/now\?from=search$/)
})

test('a row of help is found, and is open', async ({ page }) => {
  await openPage(page, '/')
  await search(page, 'who can my child speak to')
  await results(page).locator(`a[href^="${HELP_PATH}?"][href$="#talk"]`).click()
  const row = page.locator('#talk')
  await expect(row.getByText('0800 1111').first()).toBeVisible()
  await expect(row).toHaveAttribute('open')
  expect(await row.evaluate((details) => details.contains(document.activeElement))).toBe(true)
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(200)
})

test.describe('when the index does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('challenges are still searched, and the next letter asks for it again', async ({ page }) => {
    await page.route('**/assets/search-*.json', (route) => route.fulfill({ status: 503 }))
    await openPage(page, '/')
    await search(page, 'roblox')
    const cards = page.getByRole('list', { name: 'Suggested challenges' })
    await expect(cards.getByRole('link').first()).toHaveAttribute('href', /\?from=search/)
    await page.unroute('**/assets/search-*.json')
    await search(page, 'roblox game')
    await expect(results(page)).toBeVisible()
  })
})
