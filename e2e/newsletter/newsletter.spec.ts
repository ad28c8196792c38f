// The newsletter as people meet it: asking, confirming, leaving, coming back, looking after their data, reading old issues.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { findColourViolations, findViolations } from '../../testing/browser/axe.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { finishAndClose } from '../../testing/browser/screen-states.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'
import { expect, type Mailbox, test } from '../fixtures.ts'

const NEWSLETTER = join(import.meta.dirname, '../../scripts/operator/newsletter.ts')
const ISSUE = 'let-it-come-to-its-end'
const UNSENT = 'look-at-the-number-together'

test.use({ settings: { NEWSLETTER_SENDING: 'on' }, viewport: { width: 1280, height: 800 } })

async function command({ dataDir, url }: RunningServer, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url, NEWSLETTER_SENDING: 'on' }
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

const form = (page: Page) => page.getByRole('region', { name: /Saturday/ })

async function subscribe(page: Page, email: string): Promise<void> {
  await openPage(page, '/')
  await form(page).getByLabel('Email', { exact: true }).fill(email)
  for (const box of await form(page).getByRole('checkbox').all()) await box.check()
  await form(page).getByRole('button').click()
  await form(page).getByRole('status').getByText("we've sent a link to confirm").waitFor()
}

/** Presses the button behind the link of the mail. */
async function confirm(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await openPage(page, linkIn(await mailbox.read(email, /confirm\?code=/)))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your next tip comes on Saturday.').waitFor()
}

test('home asks, one press behind the mailed link confirms, and the code leaves the address', async ({
  page,
  server,
  mailbox,
}) => {
  const email = newEmail()
  await subscribe(page, email)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const answer = await openPage(page, linkIn(await mailbox.read(email, /confirm\?code=/)))
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await expect(page).toHaveURL(`${server.url}/confirm`)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  expect(posts).toEqual([])
  await confirm(page, mailbox, email)
  expect(await findViolations(page)).toEqual([])
})

test.describe(() => {
  // A link that is not ours is refused.
  test.use({ expectedErrors: /status of 400/ })

  test('leaving by a typed address can be undone, and a foreign link is refused', async ({ page, server, mailbox }) => {
    const email = newEmail()
    await subscribe(page, email)
    await confirm(page, mailbox, email)
    let note = ''
    await test.step('leaving by a typed address, and asking to come back', async () => {
      await openPage(page, '/unsubscribe')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
      await page.getByText("If that address was on our list, it won't get any more tips.").waitFor()
      note = await mailbox.read(email, /undo\?code=/)
      await page.getByRole('button', { name: /subscribe again/ }).click()
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByRole('button', { name: 'Resubscribe', exact: true }).click()
      await page.getByText("If that address was on our list before, we've sent a link to confirm.").waitFor()
    })
    await test.step('the link of the mail undoes it', async () => {
      await openPage(page, linkIn(note))
      await expect(page).toHaveURL(`${server.url}/undo`)
      await page.getByRole('main').getByRole('button').click()
      await page.getByText('Your tips carry on as before.').waitFor()
      expect(await findViolations(page)).toEqual([])
    })
    await test.step('a link that is not ours says so', async () => {
      for (const path of ['/confirm', '/undo']) {
        await openPage(page, `${path}?code=nonsense`)
        await page.getByRole('main').getByRole('button').click()
        await page.getByRole('alert').getByText('This link has expired or has been used.').waitFor()
      }
      await openPage(page, '/preferences?code=nonsense')
      await page.getByRole('alert').getByText('This link has expired').waitFor()
    })
  })
})

test('erasing takes a press behind one more mail', async ({ page, server, mailbox }) => {
  const email = newEmail()
  await subscribe(page, email)
  await confirm(page, mailbox, email)
  await openPage(page, '/unsubscribe')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  const note = await mailbox.read(email, /preferences\?code=/)
  await openPage(page, note.match(/http\S+\/preferences\?code=\S+/)?.[0] as string)
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByText('One press, and everything is erased.').waitFor()
  await openPage(page, linkIn(await mailbox.read(email, /erase\?code=/)))
  await expect(page).toHaveURL(`${server.url}/erase`)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Everything about this address has been erased.').waitFor()
  expect(await findViolations(page)).toEqual([])
})

test('an issue can be read once it is sent, and not before', async ({ newVisitor }) => {
  // An issue is sent once.
  await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', NEWSLETTER_SENDING: 'on' })
  const mailbox: Mailbox = { read: (address, words) => waitForMail(server.dataDir, address, words) }
  const { page } = await newVisitor({ baseURL: server.url, expected: /status of 40[04]/ })
  const email = newEmail()
  await subscribe(page, email)
  await confirm(page, mailbox, email)
  await openPage(page, '/newsletter')
  await page.getByText('The first one is on its way.').waitFor()
  for (const path of [`/newsletter/${ISSUE}`, `/newsletter/${ISSUE}.data`, '/newsletter/no-such-issue']) {
    expect((await page.request.get(path)).status()).toBe(404)
  }
  await openPage(page, `/newsletter/${ISSUE}`)
  await page.getByRole('heading', { name: 'There is no tip at this address, or it has not been sent yet.' }).waitFor()

  expect(await command(server, 'send', ISSUE, '--yes')).toMatch(/^let-it-come-to-its-end: queued for \d+ readers?\./)
  const text = await mailbox.read(email, /Stop the tips/)
  const shown = await page.request.get(`/newsletter/${ISSUE}`)
  expect(shown.status()).toBe(200)
  expect(await shown.text()).not.toMatch(/api\/u\/|@example/)
  expect((await page.request.get(`/newsletter/${UNSENT}`)).status()).toBe(404)
  await openPage(page, '/newsletter')
  await page.getByRole('link', { name: 'Let the episode come to its end' }).click()
  await page.getByRole('heading', { level: 1, name: 'Let the episode come to its end' }).waitFor()
  await reloadPage(page)
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(3)
  expect(await (await page.request.get('/newsletter/feed.xml')).text()).toContain(`/newsletter/${ISSUE}</link>`)

  // The links at the end of the mail: the preference page, then one click.
  const link = (pattern: RegExp) => text.match(pattern)?.[0] as string
  await openPage(page, link(/http\S+\/preferences\?code=\S+/))
  await page.getByText('p•••@e•••.org').waitFor()
  await page.getByRole('button', { name: 'Stop my tips' }).click()
  await page.getByText("You won't get any more tips.").waitFor()
  await page.getByRole('button', { name: 'Start my tips again' }).click()
  await page.getByText('One press, and the tips come again.').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('Handrail-my-tips.json')

  // Stopped by a code out of a mail: the mailbox gets a mail, and one press there undoes it.
  const note = await mailbox.read(email, /undo\?code=/)
  await openPage(page, linkIn(note))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your tips carry on as before.').waitFor()

  await page.goto(link(/http\S+\/api\/u\/\S+/))
  await check(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'Your tips have stopped' }).waitFor()
  await page.getByRole('link', { name: 'Undo' }).click()
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your tips carry on as before.').waitFor()

  // The link of the issue is from before all these changes. What opens the page now is in the note of a new departure.
  await openPage(page, link(/http\S+\/preferences\?code=\S+/))
  await page.getByRole('alert').getByText('your tips were changed in the meantime').waitFor()

  const status = JSON.parse(await command(server, 'status', ISSUE, '--json'))
  const { planned, sent, failed, skipped, waiting } = status
  expect(planned).toBe(sent + failed + skipped + waiting)
  expect([waiting, failed]).toEqual([0, 0])
})

test('after a tool a quiet offer opens the form; nothing opens by itself', async ({ page, mailbox }) => {
  await openPage(page, '/digitalLaunchpad/modules/module1/lessons/1.1')
  await finishAndClose(page)
  await page.getByRole('button', { name: 'Get one tip like this every Saturday' }).click()
  await form(page).getByLabel('Email', { exact: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
  const email = newEmail()
  await form(page).getByLabel('Email', { exact: true }).fill(email)
  for (const box of await form(page).getByRole('checkbox').all()) await box.check()
  await form(page).getByRole('button').click()
  await form(page).getByText("we've sent a link to confirm").waitFor()
  await mailbox.read(email, /confirm\?code=/)
})
