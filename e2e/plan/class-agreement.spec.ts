// A class agreement from the first link to the names: five parents in five browsers, and one who only looks.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { findTextFaults } from '../../testing/browser/layout-faults.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { logIn, newEmail, newNetwork, PASSWORD } from '../../testing/browser/people.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'
import type { RunningServer } from '../../testing/servers/server.ts'
import { expect, type NewVisitor, test } from '../fixtures.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const WAIT = { timeout: 20_000 }
const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eli']

async function send(call: string, body: object, headers: Record<string, string>): Promise<Record<string, string>> {
  const answer = await fetch(call, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(answer.status, call).toBe(200)
  return (await answer.json()) as Record<string, string>
}

/** A parent with a proven address. */
async function proveParent({ url, dataDir }: RunningServer, extraHTTPHeaders: Record<string, string>) {
  const email = newEmail()
  const gdprConsent = { privacyPolicy: true, emailMarketing: false, timestamp: new Date().toISOString() }
  const person = { email, password: PASSWORD, gdprConsent, emailPreferences: { weeklyTips: false, marketing: false } }
  const { token } = await send(`${url}/api/auth/register`, person, extraHTTPHeaders)
  const code = new URL(linkIn(await waitForMail(dataDir, email, /code=/))).searchParams.get('code')
  const headers = { ...extraHTTPHeaders, authorization: `Bearer ${token}` }
  await send(`${url}/api/auth/verify-email`, { code }, headers)
  return { email, headers }
}

/** The same, signed in in a browser of their own. */
async function openParent(server: RunningServer, newVisitor: NewVisitor): Promise<Page> {
  const extraHTTPHeaders = newNetwork()
  const { email } = await proveParent(server, extraHTTPHeaders)
  const { page } = await newVisitor({ extraHTTPHeaders, expected: /status of 40\d/ })
  await logIn(page, { server }, email)
  await page.waitForURL('/')
  return page
}

async function renew({ dataDir, url }: RunningServer): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url }
  const { stdout } = await run(process.execPath, ['scripts/operator/class-agreements.ts', 'renew'], { cwd: ROOT, env })
  expect(stdout).toMatch(/^Class agreements counted again: [1-9]/)
}

async function look(page: Page, link: string): Promise<void> {
  await openPage(page, '/help')
  await page.goto(link)
  await page.getByRole('button', { name: 'Look at the class agreement' }).click()
  await page.getByRole('heading', { name: 'No phones upstairs at night, Year 7' }).waitFor()
}

async function check(page: Page): Promise<void> {
  expect(await findTextFaults(page)).toEqual([])
}

test('five parents join a class agreement, and names show after the second press', async ({ newVisitor, server }) => {
  test.setTimeout(240_000)
  const starter = await openParent(server, newVisitor)
  await openPage(starter, '/class-agreement')
  await starter.getByRole('radio', { name: 'No phones upstairs at night' }).check()
  await starter.getByLabel('Year group').selectOption('Year 7')
  await starter.getByLabel('How many parents').fill('5')
  await check(starter)
  await starter.getByRole('button', { name: 'Start the class agreement' }).click()
  const link = await starter.getByLabel('Link for other parents').inputValue()
  expect(link).toMatch(/\/class-agreement\/open#[\w-]{22}$/)
  // The form went, and the button that was pressed with it.
  expect(await starter.evaluate(() => document.activeElement?.localName)).toBe('h2')
  await check(starter)

  // A parent who only looks is asked for nothing, and no address has the code.
  const stranger = await newVisitor()
  const asked: string[] = []
  stranger.page.on('request', (request) => asked.push(request.url()))
  await stranger.page.goto(link)
  await stranger.page.getByRole('button', { name: 'Look at the class agreement' }).waitFor()
  await check(stranger.page)
  expect(asked.filter((url) => url.includes('/api/class-agreements'))).toEqual([])
  expect(await stranger.page.title()).not.toContain('Year 7')
  await look(stranger.page, link)
  await expect(stranger.page).toHaveURL('/class-agreement/open')
  expect(asked.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual([])
  await stranger.page.getByText('It has started.').waitFor()
  await stranger.page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor()
  await check(stranger.page)
  // The class agreement is not lost on the way to the login page.
  await openPage(stranger.page, '/class-agreement')
  await stranger.page.getByRole('link', { name: 'No phones upstairs at night, Year 7' }).waitFor()

  const pages: Page[] = []
  for (const name of NAMES) {
    const page = await openParent(server, newVisitor)
    pages.push(page)
    await look(page, link)
    await page.getByLabel('Your first name or a nickname').fill(name)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByText('You have joined.').waitFor()
    await page.getByText('It has started.').waitFor()
  }
  await renew(server)
  for (const page of pages) {
    await look(page, link)
    await page.getByText('It has reached its number: 5 parents or more have joined.').waitFor()
    await page.getByRole('button', { name: 'Show my name' }).click()
    await page
      .getByRole('heading', { name: page === pages.at(-1) ? 'Parents who show their name' : 'Show your name?' })
      .waitFor()
  }
  const last = pages.at(-1) as Page
  expect(await last.getByRole('listitem').getByRole('button').allTextContents()).toEqual(
    NAMES.map((name) => `Report ${name}`),
  )
  await check(last)
  await look(stranger.page, link)
  await stranger.page.getByText('It has reached its number').waitFor()
  expect(await stranger.page.getByText('Ada').count()).toBe(0)

  // A report asks first, and hides the name for all.
  await last.getByRole('button', { name: 'Report Ada' }).click()
  await check(last)
  await last.getByRole('button', { name: 'Yes, report it' }).click()
  await expect.poll(() => last.getByRole('listitem').getByText('Ada').count(), WAIT).toBe(0)

  // Leaving asks first, and closes the list for the others.
  await last.getByRole('button', { name: 'Leave the class agreement' }).click()
  await last.getByRole('button', { name: 'Yes, leave' }).click()
  await last.getByText('You have left this class agreement.').waitFor()
  expect(await last.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  const [first] = pages as [Page]
  await look(first, link)
  await first.getByText("You'll see the names once five of you have said yes.").waitFor()
})

test('a cut-off or unknown link is understood, and one sheet is for the school gate', async ({
  newVisitor,
  server,
}) => {
  const { page } = await newVisitor({ expected: /status of 404/ })
  const { headers } = await proveParent(server, newNetwork())
  const start = async (promise: string, yearGroup: string): Promise<string> => {
    const agreement = { promise, yearGroup, threshold: 5 }
    return (await send(`${server.url}/api/class-agreements`, agreement, headers)).code as string
  }
  const code = await start('no-phones-upstairs', 'year-7')
  await test.step('another link loads its own class agreement, and leaves the address bar', async () => {
    await look(page, `${server.url}/class-agreement/open#${code}`)
    const other = await start('quiet-chats', 'year-5')
    await page.evaluate((hash) => {
      location.hash = hash
    }, other)
    await page.getByRole('button', { name: 'Look at the class agreement' }).click()
    await page.getByRole('heading', { name: 'Class chats are quiet after 8 in the evening, Year 5' }).waitFor()
    await expect(page).toHaveURL('/class-agreement/open')
    // A parent who loads the page again finds both.
    await page.reload()
    await page.getByText('Part of the link is missing.').waitFor()
    await page.getByRole('link', { name: 'No phones upstairs at night, Year 7' }).click()
    await page.getByRole('button', { name: 'Look at the class agreement' }).click()
    await page.getByRole('heading', { name: 'No phones upstairs at night, Year 7' }).waitFor()
  })
  await test.step('the sheet is one side of A4, and has the promise, the code and no name', async () => {
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    const seen = await page.locator('body').innerText()
    expect(seen).toContain('You are not the only one')
    expect(seen).toContain(`/class-agreement/open#${code}`)
    expect(seen).not.toContain('Look at the class agreement')
    expect(seen).not.toContain('Leave')
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('a link that is cut off or unknown says so, and no search finds the page', async () => {
    await openPage(page, '/help')
    await page.goto('/class-agreement/open#AAAAAAAAAA')
    await page.getByText('Part of the link is missing.').waitFor()
    await expect(page).toHaveURL('/class-agreement/open')
    expect(await page.locator('meta[property="og:image"]').count()).toBe(0)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await openPage(page, '/help')
    await page.goto('/class-agreement/open#AAAAAAAAAAAAAAAAAAAAAA')
    await page.getByRole('button', { name: 'Look at the class agreement' }).click()
    await page.getByText('This class agreement is not open.').waitFor()
    await check(page)
  })
})
