// One plan, two carers in two browsers, and nobody with an account.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { launchChromium } from '../../testing/browser/chromium.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { makePromise } from '../../testing/browser/screen-states.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
/** The browser says so of an answer that is none. */
const REFUSED = { expected: /status of 4\d\d/ }

/** With blanks: three letters alone come up by chance in what is sealed. */
const BEN = 'Ben at home'

let second: Browser
beforeAll(async () => {
  second = await launchChromium()
})
afterAll(() => second.close())

/** @returns the words of a promise that was made on this device */
async function promise(page: Page, day = 'Tomorrow'): Promise<string> {
  await openPage(page, stage.server.url + TOOL)
  await makePromise(page, day)
  await openPage(page, `${stage.server.url}/plan`)
  return (await page.getByText(/^If .+, then I .+\.$/).textContent()) ?? ''
}

/** @returns the link */
async function inviteFrom(page: Page, name = ''): Promise<string> {
  if (!page.url().endsWith('/plan/share')) await openPage(page, `${stage.server.url}/plan/share`)
  if (name !== '') await page.getByLabel('Your name here').fill(name)
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByRole('textbox', { name: 'The link' }).inputValue()
}

async function joinAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name here').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: 'Promises' }).waitFor()
}

test('K-1, K-2, K-3, K1, K2, K3: a carer invites another, and both write one plan', async () => {
  await using anna = await startVisit(stage.browser)
  await using ben = await startVisit(second, REFUSED)
  const words = await promise(anna.page)
  await openPage(anna.page, `${stage.server.url}/plan/share`)
  expect(await findViolations(anna.page)).toEqual([])
  const link = await inviteFrom(anna.page, 'Anna')
  const secret = link.split('#')[1] ?? ''
  expect(link).toMatch(/\/plan\/join#[\w-]{43}$/)
  await anna.page.getByRole('img', { name: /camera/ }).waitFor()
  expect(await findViolations(anna.page)).toEqual([])

  const asked: string[] = []
  ben.page.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  await ben.page.goto(link)
  await ben.page.getByText('shared by Anna').waitFor()
  expect(await findViolations(ben.page)).toEqual([])
  expect(ben.page.url()).toBe(`${stage.server.url}/plan/join`)
  expect(await ben.page.getByRole('checkbox', { name: 'Bring along what is on this device' }).isChecked()).toBe(false)
  await ben.page.getByLabel('Your name here').fill(BEN)
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click()
  await ben.page.getByText(words).waitFor()
  await ben.page.getByText(`Who is in: Anna, ${BEN} (this device)`).waitFor()
  expect(asked.join('\n')).not.toContain(secret)
  expect(asked.join('\n')).not.toContain(words)
  expect(asked.join('\n')).not.toContain(BEN)
  expect(asked.join('\n')).not.toContain('authorization')

  // What one drops goes from the other's page while both look.
  await ben.page.getByRole('button', { name: 'Drop it' }).click()
  await anna.page.getByRole('link', { name: 'Back to our plan' }).click()
  await anna.page.getByText('No promise is open').waitFor()
  await openPage(anna.page, `${stage.server.url}/plan/share`)
  await anna.page.getByText(BEN, { exact: true }).waitFor()
  await anna.page.getByText(`: ${BEN} (`).click()
  expect(await findViolations(anna.page)).toEqual([])

  // The link is used up.
  await using third = await startVisit(second, REFUSED)
  await third.page.goto(link)
  await third.page.getByText('This invitation was used').waitFor()
})

test('K-1, K9: one is shut out and told so; the lock is changed; each goes on with what they have', async () => {
  await using anna = await startVisit(stage.browser)
  await using ben = await startVisit(second, REFUSED)
  const words = await promise(anna.page)
  await joinAs(ben.page, await inviteFrom(anna.page), 'Ben')
  await ben.page.getByText(words).waitFor()
  await openPage(ben.page, `${stage.server.url}/plan/share`)
  const unused = await inviteFrom(anna.page)

  await anna.page.getByRole('button', { name: 'Shut out' }).click()
  await anna.page.getByRole('button', { name: 'Yes, shut out' }).click()
  await ben.page.getByText('no longer shared with this device').waitFor()
  await ben.page.getByRole('button', { name: 'Go on alone' }).click()
  await ben.page.getByRole('button', { name: 'Yes, go on alone' }).click()
  await ben.page.getByText('This device goes on alone').waitFor()
  await openPage(ben.page, `${stage.server.url}/plan`)
  await ben.page.getByText(words).waitFor()

  await anna.page.getByRole('button', { name: 'Change the lock' }).click()
  expect(await findViolations(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Yes, change the lock' }).click()
  await anna.page.getByText('The lock is changed').waitFor()
  await using third = await startVisit(second, REFUSED)
  await third.page.goto(unused)
  await third.page.getByText('This link no longer works.').waitFor()
})

test('K-3: what is written without a network arrives once there is one', async () => {
  await using anna = await startVisit(stage.browser, { serviceWorkers: 'allow' })
  await using ben = await startVisit(second, {
    serviceWorkers: 'allow',
    expected: /ERR_INTERNET_DISCONNECTED|status of 4\d\d|when fetching the script/,
  })
  const words = await promise(anna.page)
  await joinAs(ben.page, await inviteFrom(anna.page), 'Ben')
  await ben.page.getByText(words).waitFor()
  // All that the page is made of is there; what would be missing is not what this is about.
  await ben.page.waitForLoadState('networkidle')
  await ben.context.setOffline(true)
  await ben.page.getByRole('button', { name: 'Drop it' }).click()
  await ben.page.getByText('No promise is open').waitFor()
  await anna.page.getByRole('link', { name: 'Back to our plan' }).click()
  await anna.page.getByText(words).waitFor()
  await ben.context.setOffline(false)
  await anna.page.getByText('No promise is open').waitFor()
})

test('W-3: a promise for today is asked about where it was made; the other carer reads whose it is, and can be asked in their place', async () => {
  await using anna = await startVisit(stage.browser)
  await using ben = await startVisit(second, REFUSED)
  const words = await promise(anna.page, 'Today')
  await joinAs(ben.page, await inviteFrom(anna.page, 'Anna'), 'Ben')
  const question = (page: Page) => page.getByRole('region', { name: 'Did it work?' })
  const waits = (page: Page) => page.getByRole('region', { name: 'A question waits for you' })
  await ben.page.getByText('Anna promised:').waitFor()
  await ben.page.getByText(words).waitFor()
  expect(await findViolations(ben.page)).toEqual([])
  expect(await question(ben.page).count()).toBe(0)
  await openPage(ben.page, stage.server.url)
  expect(await waits(ben.page).count()).toBe(0)
  await openPage(ben.page, stage.server.url + TOOL)
  expect(await question(ben.page).count()).toBe(0)
  await openPage(anna.page, stage.server.url)
  await waits(anna.page).waitFor()
  await openPage(anna.page, `${stage.server.url}/plan`)
  await question(anna.page).getByText(words).waitFor()
  expect(await anna.page.getByText(words).count()).toBe(1)

  await openPage(ben.page, `${stage.server.url}/plan`)
  await ben.page.getByRole('button', { name: 'Ask me here' }).click()
  await question(ben.page).getByRole('button', { name: 'It worked' }).click()
  await anna.page.getByRole('region', { name: 'What worked' }).getByText(words).waitFor()
  expect(await question(anna.page).count()).toBe(0)
})

test('K12: neither names nor words of a shared plan lie in the server’s files', async () => {
  await using anna = await startVisit(stage.browser)
  const words = await promise(anna.page)
  await inviteFrom(anna.page, 'CanaryAnna')
  await reloadPage(anna.page)
  for (const file of await readdir(stage.server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const bytes = await readFile(join(file.parentPath, file.name), 'latin1')
    expect(bytes, file.name).not.toContain('CanaryAnna')
    expect(bytes, file.name).not.toContain(words)
  }
})

test('K2: an invitation that nobody has used can be ended; its link says so', async () => {
  await using anna = await startVisit(stage.browser)
  await openPage(anna.page, `${stage.server.url}/plan/share`)
  await anna.page.getByRole('button', { name: 'Make a link' }).click()
  const link = await anna.page.getByRole('textbox', { name: 'The link' }).inputValue()
  await anna.page.getByRole('button', { name: 'End every invitation' }).click()
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Yes, end them' }).click()
  await anna.page.getByText('Done. No link that was sent opens anything now.').waitFor()
  expect(await anna.page.getByRole('textbox', { name: 'The link' }).count()).toBe(0)
  await using ben = await startVisit(stage.browser, { expected: /404/ })
  await openPage(ben.page, link)
  await ben.page.getByText('This link no longer works.').waitFor()
})
