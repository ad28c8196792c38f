// The newsletter as people meet it: asking, confirming, leaving, coming back, looking after their data, reading old issues.

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findColourViolations, findViolations } from '../../testing/browser/axe.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { finishAndClose } from '../../testing/browser/screen-states.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'

const NEWSLETTER = join(import.meta.dirname, '../../scripts/operator/newsletter.ts')
const WIDE = { viewport: { width: 1280, height: 800 } }
const ISSUE = 'let-it-come-to-its-end'
const UNSENT = 'look-at-the-number-together'
const PASSWORD = 'a calm evening for once'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1', NEWSLETTER_SENDING: 'on' })

let people = 0
function newNetwork(): Record<string, string> {
  people += 1
  return { 'X-Forwarded-For': `203.0.114.${people}` }
}

const newEmail = () => `reader-${randomUUID().slice(0, 8)}@example.org`

async function command(...args: string[]): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: stage.server.dataDir,
    PUBLIC_URL: stage.server.url,
    NEWSLETTER_SENDING: 'on',
  }
  return (await promisify(execFile)(process.execPath, [NEWSLETTER, ...args], { env })).stdout.trim()
}

/** axe in both schemes and on a phone and a desk, and nothing sticks out sideways. */
async function check(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect(await findViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await findColourViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

async function subscribe(page: Page, email: string): Promise<void> {
  await openPage(page, stage.server.url)
  const section = page.getByRole('region', { name: /Saturday/ })
  await section.getByLabel('Email', { exact: true }).fill(email)
  for (const box of await section.getByRole('checkbox').all()) await box.check()
  await section.getByRole('button').click()
  await section.getByRole('status').getByText("we've sent a link to confirm").waitFor()
}

async function confirm(page: Page, email: string): Promise<void> {
  const link = linkIn(await waitForMail(stage.server.dataDir, email, /confirm\?code=/))
  await openPage(page, link)
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your next tip comes on Saturday.').waitFor()
}

test('F2: the home section: empty boxes, a reason, a link by mail, one press, and the code leaves the address bar', async () => {
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page } = visit
  const email = newEmail()
  await openPage(page, stage.server.url)
  const section = page.getByRole('region', { name: /Saturday/ })
  const boxes = section.getByRole('checkbox')
  expect(await boxes.count()).toBe(2)
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false)
  const button = section.getByRole('button')
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await section.getByLabel('Email', { exact: true }).fill(email)
  await button.click({ force: true })
  await section.getByText('Please accept the required consents to continue.').waitFor()
  expect(await section.getByText(/parents and carers read it/).count()).toBe(0)
  await check(page)
  await subscribe(page, email)
  await check(page)

  const link = linkIn(await waitForMail(stage.server.dataDir, email, /confirm\?code=/))
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const answer = await openPage(page, link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(page.url()).toBe(`${stage.server.url}/confirm`)
  expect(await page.getByRole('main').getByRole('button').count()).toBe(1)
  await check(page)
  expect(posts).toEqual([])
  await confirm(page, email)
  await check(page)
})

test('a link that is not ours says so, on every page that takes one', async () => {
  await using visit = await startVisit(stage.browser, { extraHTTPHeaders: newNetwork(), expected: /status of 400/ })
  const { page } = visit
  for (const path of ['/confirm', '/undo']) {
    await openPage(page, `${stage.server.url}${path}?code=nonsense`)
    await page.getByRole('main').getByRole('button').click()
    await page.getByRole('alert').getByText('This link has expired or has been used.').waitFor()
    await check(page)
  }
  await openPage(page, `${stage.server.url}/preferences?code=nonsense`)
  await page.getByRole('alert').getByText('This link has expired').waitFor()
  await check(page)
})

test('N-8, N-11: leaving by typing an address, undoing it, and the switch to coming back that clears everything', async () => {
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page } = visit
  const email = newEmail()
  await subscribe(page, email)
  await confirm(page, email)
  await openPage(page, `${stage.server.url}/unsubscribe`)
  await check(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await page.getByText("If that address was on our list, it won't get any more tips.").waitFor()
  await check(page)
  await page.getByRole('button', { name: /subscribe again/ }).click()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('')
  expect(await page.getByText("it won't get any more tips").count()).toBe(0)
  await check(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Resubscribe', exact: true }).click()
  await page.getByText("If that address was on our list before, we've sent a link to confirm.").waitFor()

  await openPage(page, linkIn(await waitForMail(stage.server.dataDir, email, /undo\?code=/)))
  expect(page.url()).toBe(`${stage.server.url}/undo`)
  await check(page)
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your tips carry on as before.').waitFor()
})

test('G18, N-13: an issue is read by everybody once it is sent, and by nobody before', async () => {
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /status of 40[04]/,
  })
  const { page } = visit
  const email = newEmail()
  await subscribe(page, email)
  await confirm(page, email)
  await openPage(page, `${stage.server.url}/newsletter`)
  await page.getByText('The first one is on its way.').waitFor()
  await check(page)
  for (const path of [`/newsletter/${ISSUE}`, `/newsletter/${ISSUE}.data`, '/newsletter/no-such-issue']) {
    expect((await fetch(stage.server.url + path)).status).toBe(404)
  }
  await openPage(page, `${stage.server.url}/newsletter/${ISSUE}`)
  await page.getByRole('heading', { name: 'There is no tip at this address, or it has not been sent yet.' }).waitFor()
  await check(page)

  expect(await command('send', ISSUE, '--yes')).toMatch(/^let-it-come-to-its-end: queued for \d+ readers?\./)
  const text = await waitForMail(stage.server.dataDir, email, /Stop the tips/)
  const shown = await fetch(`${stage.server.url}/newsletter/${ISSUE}`)
  expect(shown.status).toBe(200)
  expect(await shown.text()).not.toMatch(/api\/u\/|@example/)
  expect((await fetch(`${stage.server.url}/newsletter/${UNSENT}`)).status).toBe(404)
  await openPage(page, `${stage.server.url}/newsletter`)
  await check(page)
  await page.getByRole('link', { name: 'Let the episode come to its end' }).click()
  await page.getByRole('heading', { level: 1, name: 'Let the episode come to its end' }).waitFor()
  await check(page)
  await reloadPage(page)
  expect(await page.getByRole('article').getByRole('heading', { level: 2 }).count()).toBe(3)
  expect(await (await fetch(`${stage.server.url}/newsletter/feed.xml`)).text()).toContain(`/newsletter/${ISSUE}</link>`)

  // The links at the end of the mail: the preference page, then one click.
  const link = (pattern: RegExp) => text.match(pattern)?.[0] as string
  await openPage(page, link(/http\S+\/preferences\?code=\S+/))
  await page.getByText('r•••@e•••.org').waitFor()
  await check(page)
  await page.getByRole('button', { name: 'Stop my tips' }).click()
  await page.getByText("You won't get any more tips.").waitFor()
  await check(page)
  await page.getByRole('button', { name: 'Start my tips again' }).click()
  await page.getByText('One press, and the tips come again.').waitFor()
  await check(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('Handrail-my-tips.json')

  // Stopped by a code out of a mail: the mailbox hears of it, and one press there takes it back.
  const note = await waitForMail(stage.server.dataDir, email, /undo\?code=/)
  await openPage(page, linkIn(note))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your tips carry on as before.').waitFor()

  await page.goto(link(/http\S+\/api\/u\/\S+/))
  await check(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'Your tips have stopped' }).waitFor()
  await check(page)
  await page.getByRole('link', { name: 'Undo' }).click()
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your tips carry on as before.').waitFor()

  // The link of the issue is from before all these changes. What opens the page now is in the note of a new departure.
  await openPage(page, link(/http\S+\/preferences\?code=\S+/))
  await page.getByRole('alert').getByText('your tips were changed in the meantime').waitFor()
  await check(page)

  const status = JSON.parse(await command('status', ISSUE, '--json'))
  const { planned, sent, failed, skipped, waiting } = status
  expect(planned).toBe(sent + failed + skipped + waiting)
  expect([waiting, failed]).toEqual([0, 0])
})

test('S5: erasing takes a press behind one more mail', async () => {
  await using visit = await startVisit(stage.browser, { extraHTTPHeaders: newNetwork() })
  const { page } = visit
  const email = newEmail()
  await subscribe(page, email)
  await confirm(page, email)
  await openPage(page, `${stage.server.url}/unsubscribe`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  const note = await waitForMail(stage.server.dataDir, email, /preferences\?code=/)
  await openPage(page, note.match(/http\S+\/preferences\?code=\S+/)?.[0] as string)
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByText('One press, and everything is erased.').waitFor()
  await check(page)
  await openPage(page, linkIn(await waitForMail(stage.server.dataDir, email, /erase\?code=/)))
  expect(page.url()).toBe(`${stage.server.url}/erase`)
  expect(await page.getByRole('main').getByRole('button').count()).toBe(1)
  await check(page)
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Everything about this address has been erased.').waitFor()
  await check(page)
})

test('after a tool a quiet offer opens the form; nothing opens by itself', async () => {
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page } = visit
  await openPage(page, `${stage.server.url}/digitalLaunchpad/modules/module1/lessons/1.1`)
  await finishAndClose(page)
  await page.getByRole('button', { name: 'Get one tip like this every Saturday' }).click()
  const form = page.getByRole('region', { name: 'One tip like this every Saturday' })
  await form.getByLabel('Email', { exact: true }).waitFor()
  await check(page)
  const email = newEmail()
  await form.getByLabel('Email', { exact: true }).fill(email)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button').click()
  await form.getByText("we've sent a link to confirm").waitFor()
  await waitForMail(stage.server.dataDir, email, /confirm\?code=/)
})

test('somebody who is signed in does not see the home section', async () => {
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page } = visit
  await openPage(page, `${stage.server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(`${stage.server.url}/`)
  await page
    .getByText(/^Welcome, /)
    .first()
    .waitFor()
  expect(await page.getByRole('region', { name: /Saturday/ }).count()).toBe(0)
})
