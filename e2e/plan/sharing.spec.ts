// One plan, carers in browsers of their own, none with an account.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findViolations } from '../../testing/browser/axe.ts'
import { keepEssentialOnly } from '../../testing/browser/consent.ts'
import { newNetwork } from '../../testing/browser/people.ts'
import { makeNextStep } from '../../testing/browser/screen-states.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

// The browser says so of an answer that is none.
test.use({ expectedErrors: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|when fetching the script/ })

/** Another carer's browser. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: newNetwork(),
    reducedMotion: 'reduce',
  })
  await context.addInitScript(keepEssentialOnly)
  return context.newPage()
}

/** @returns the words of a next step that was chosen on this device */
async function chooseStep(page: Page, day = 'Tomorrow'): Promise<string> {
  await page.goto(TOOL)
  await makeNextStep(page, day)
  await page.goto('/plan')
  return (
    (await page
      .getByText(/^If .+, then I .+\.$/)
      .first()
      .textContent()) ?? ''
  )
}

/** @returns the link */
async function shareFrom(page: Page, name = 'Anna'): Promise<string> {
  await page.goto('/plan/share')
  await page.getByLabel('Your name here').fill(name)
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByRole('textbox', { name: 'The link' }).inputValue()
}

async function joinAs(page: Page, link: string, name: string, bring = false): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name here').fill(name)
  if (bring) await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/plan')
}

test('a carer sends a link, another joins, and both write one plan, also offline', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const words = await chooseStep(page)
  const link = await shareFrom(page, 'CanaryAnna')
  expect(link).toMatch(/\/plan\/join#[\w-]{22}\.[\w-]{43}$/)
  await page.getByRole('img', { name: /camera/ }).waitFor()
  expect(await findViolations(page)).toEqual([])

  const ben = await openOther(browser, baseURL)
  const asked: string[] = []
  ben.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  await ben.goto(link)
  await ben.getByText('kept by CanaryAnna').waitFor()
  expect(await findViolations(ben)).toEqual([])
  expect(new URL(ben.url()).hash).toBe('')
  await expect(ben.getByRole('checkbox', { name: 'Bring along what is on this device' })).not.toBeChecked()
  await ben.getByLabel('Your name here').fill('Ben at home')
  await ben.getByRole('button', { name: 'Join', exact: true }).click()
  await ben.getByText(words).waitFor()
  await ben.getByText('Ben at home (this device), CanaryAnna').waitFor()
  const key = link.split('.').at(-1) ?? ''
  for (const secret of [key, words, 'Ben at home', 'authorization']) expect(asked.join('\n')).not.toContain(secret)

  await test.step('what is written without a network arrives once there is one, while both look', async () => {
    await page.goto('/plan')
    // All that the page is made of is there; what would be missing is not what this is about.
    await ben.waitForLoadState('networkidle')
    await ben.context().setOffline(true)
    await ben.getByRole('button', { name: 'Drop it' }).click()
    await ben.getByRole('heading', { name: 'Begin with one small step' }).waitFor()
    await page.getByText(words).waitFor()
    await ben.context().setOffline(false)
    await page.getByRole('heading', { name: 'Begin with one small step' }).waitFor()
  })
  for (const file of await readdir(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const bytes = await readFile(join(file.parentPath, file.name), 'latin1')
    expect(bytes, file.name).not.toContain('CanaryAnna')
    expect(bytes, file.name).not.toContain(words)
  }
})

test('a new link excludes a carer who does not get it; each keeps what they have', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = await chooseStep(page)
  const ben = await openOther(browser, baseURL)
  const link = await shareFrom(page)
  await joinAs(ben, link, 'Ben')
  await ben.getByText(words).waitFor()
  await page.getByText('Ben', { exact: true }).waitFor()
  await page.getByText('Stop or start again').click()
  await page.getByRole('button', { name: 'New link' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, make a new link' }).click()
  await page.getByText('There is a new link').waitFor()
  await expect(page.getByRole('textbox', { name: 'The link' })).not.toHaveValue(link)
  await expect(page.getByText('Ben', { exact: true })).toHaveCount(0)

  await ben.goto('/plan/share')
  await ben.getByText('The link to this plan has ended').waitFor()
  const third = await openOther(browser, baseURL)
  await third.goto(link)
  await third.getByText('This link no longer works.').waitFor()
  // With the new link Ben joins again.
  await joinAs(ben, await page.getByRole('textbox', { name: 'The link' }).inputValue(), 'Ben', true)
  await ben.getByText(words).waitFor()
  await page.getByText('Ben', { exact: true }).waitFor()
})

test('each carer is asked about their own next step, and can answer for another', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = await chooseStep(page, 'Today')
  const ben = await openOther(browser, baseURL)
  await joinAs(ben, await shareFrom(page), 'Ben')
  const question = (at: Page) => at.getByRole('region', { name: 'Did it work?' })
  await ben.getByText("Anna's next step:").waitFor()
  await ben.getByText(words).waitFor()
  expect(await findViolations(ben)).toEqual([])
  await expect(question(ben)).toHaveCount(0)
  await page.goto('/plan')
  await question(page).getByText(words).waitFor()
  await ben.getByRole('button', { name: 'Ask me on this device' }).click()
  await question(ben).getByRole('button', { name: 'It worked' }).click()
  await page.getByText('What worked', { exact: true }).click()
  await page.getByRole('region', { name: 'The last weeks' }).getByText(words).waitFor()
  await expect(question(page)).toHaveCount(0)
})

test('leaving a shared plan and ending it for all leave each carer a copy', async ({ page, browser, baseURL }) => {
  const words = await chooseStep(page)
  const ben = await openOther(browser, baseURL)
  await joinAs(ben, await shareFrom(page), 'Ben')
  await ben.getByText(words).waitFor()
  await ben.goto('/plan/share')
  await ben.getByText('Stop or start again').click()
  await ben.getByRole('button', { name: 'Stop sharing on this phone' }).click()
  await ben.getByRole('button', { name: 'Yes, stop here' }).click()
  await ben.getByText("You've stopped sharing on this phone.").waitFor()
  await ben.goto('/plan')
  await ben.getByText(words).waitFor()
  await page.getByText('Stop or start again').click()
  await page.getByRole('button', { name: 'Stop sharing for everybody' }).click()
  await page.getByRole('button', { name: 'Yes, stop sharing' }).click()
  await page.getByRole('button', { name: 'Make a link' }).waitFor()
  await page.goto('/plan')
  await page.getByText(words).waitFor()
})
