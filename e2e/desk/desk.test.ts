// The desk in a browser: from the command's link to the first page, with a one-time code and with a passkey.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { createServices } from '#src/platform/services.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { addReaders } from '../../testing/mail/newsletter-readers.ts'
import { findFreePort, type RunningServer, startServer } from '../../testing/servers/server.ts'

const ROOT = join(import.meta.dirname, '../..')
const PASSWORD = 'a quiet desk by the window'
const port = String(await findFreePort())
/** A passkey belongs to a name, not to an IP address. */
const url = `http://localhost:${port}`
const stage = openStage({ PORT: port, PUBLIC_URL: url })

/** As an operator types it. @returns the link */
async function invite(
  email: string,
  role: string,
  server: Pick<RunningServer, 'dataDir'> = stage.server,
  origin = url,
) {
  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir, PUBLIC_URL: origin }
  const words = ['scripts/operator/desk.ts', 'invite', email, '--role', role]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
  return stdout.trim().split('\n').at(-1) as string
}

/** Uses an invitation with a one-time code. @returns the key of the codes */
async function joinByCode(page: Page, link: string): Promise<string> {
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Use a one-time code' }).click()
  const shown = await page.getByText('Key:').textContent()
  const key = /Key: ([A-Z2-7]+)/.exec(shown ?? '')?.[1] as string
  await page.getByLabel('One-time code').fill(new TOTP({ secret: key }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  return key
}

/** A device that has passkeys and says yes to each. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

test('D-1, D-2: an invitation, a one-time code, the desk, the way out and in again', async () => {
  await using visit = await startVisit(stage.browser, { expected: /status of 40[14]/ })
  const { page } = visit
  const email = newEmail()
  const link = await invite(email, 'editor')
  const key = await joinByCode(page, link)
  expect(page.url()).toBe(`${url}/desk/join`)
  expect(await page.getByRole('listitem').count()).toBe(10)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${url}/desk/login`)
  expect(await findViolations(page)).toEqual([])
  // Back shows nothing (L13).
  await page.goBack().catch(() => undefined)
  await page.goto(`${url}/desk/people`)
  expect(page.url()).toBe(`${url}/desk/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  // The next one, because this one has been used.
  const next = new TOTP({ secret: key }).generate({ timestamp: Date.now() + 30_000 })
  await page.getByLabel('One-time code').fill(next)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('desk')
})

test('D-3, L14: an editor looks at an issue as a phone shows it, and gets a test of it', async () => {
  await using visit = await startVisit(stage.browser, { expected: /status of 401/ })
  const { page } = visit
  const email = newEmail()
  await joinByCode(page, await invite(email, 'editor'))
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await page.getByRole('heading', { name: 'Newsletter', level: 1 }).waitFor()
  const issues = page.getByRole('region', { name: 'Newsletter' })
  await issues.getByText('Not sent').first().waitFor()
  expect(await findViolations(page)).toEqual([])
  const first = issues.getByRole('link').first()
  const subject = (await first.textContent()) as string
  await first.click()
  await page.getByRole('heading', { name: 'Issue', level: 1 }).waitFor()
  await page.getByText('Nobody has got this issue yet.').waitFor()
  await page.getByText('As plain text').click()
  expect(await page.locator('pre').textContent()).toContain(subject)
  expect(await findViolations(page)).toEqual([])
  await page.getByText(`One copy goes to you, at ${email}.`).waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await page.getByText('A test is on its way to you.').waitFor()
  await page.getByRole('link', { name: 'All issues' }).click()
  await page.getByRole('heading', { name: 'Newsletter', level: 1 }).waitFor()
})

test('L3, L6, L7: an editor sends an issue to many with a passkey, an owner stops it in its ten minutes, and one address is looked up', async () => {
  const ownPort = String(await findFreePort())
  const origin = `http://localhost:${ownPort}`
  await using server = await startServer({ PORT: ownPort, PUBLIC_URL: origin })
  const services = await createServices(readConfig({ DATA_DIR: server.dataDir }))
  await addReaders(services, 23)
  await services.close()
  await using editor = await startVisit(stage.browser, { expected: /status of 401/ })
  const { page } = editor
  await addAuthenticator(page)
  await page.goto(await invite(newEmail(), 'editor', server, origin))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await page.getByRole('region', { name: 'Newsletter' }).getByRole('link').first().click()
  await page.getByText('It would go to 23 readers now.').waitFor()
  await page.getByLabel('Number of readers').fill('32')
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByText('That is not the number of readers.').waitFor()
  await page.getByLabel('Number of readers').fill('23')
  await page.getByRole('button', { name: 'Send now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByText('goes to 23 readers in ten minutes.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('Leaves soon').waitFor()
  await page.getByText('Every owner was told.').waitFor()
  expect(await findViolations(page)).toEqual([])

  await using owner = await startVisit(stage.browser)
  await joinByCode(owner.page, await invite(newEmail(), 'owner', server, origin))
  await owner.page.goto(page.url())
  await owner.page.getByRole('button', { name: 'Stop' }).click()
  await owner.page.getByText('It is stopped.').waitFor()
  await owner.page.getByText('It does not leave by itself.').waitFor()
  expect(await findViolations(owner.page)).toEqual([])
  // The editor's page sees it by itself.
  await page.getByText('It does not leave by itself.').waitFor()

  // L7: one address, with a reason and a proof.
  await page.goto(`${origin}/desk/newsletter`)
  await page.getByLabel('Email', { exact: true }).fill('r1@b.uk')
  await page.getByLabel('In a few words').fill('On the phone this morning')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await dialog.getByText('What the newsletter knows of r1@b.uk').waitFor()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('They can leave by the link in each mail').waitFor()
  expect(await findViolations(page)).toEqual([])
})

test('L1, L2: a passkey opens the desk, and scripts cannot be made of text', async () => {
  await using visit = await startVisit(stage.browser, { expected: /TrustedHTML|status of 401/ })
  const { page } = visit
  await addAuthenticator(page)
  const email = newEmail()
  await page.goto(await invite(email, 'editor'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${url}/desk/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>words of a stranger</b>'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
})

test('L1: the document is kept nowhere, framed nowhere, and asks nobody else', async () => {
  const answer = await fetch(`${url}/desk/login`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/https?:\/\/|unsafe/)
  for (const path of ['/desk', '/desk/', '/desk/people', '/desk/tools/1.1']) {
    const sent = await fetch(url + path, { redirect: 'manual' })
    expect([path, sent.status, sent.headers.get('location')]).toEqual([path, 302, '/desk/login'])
  }
  const [sitemap, worker] = await Promise.all(
    ['/sitemap.xml', '/sw.js'].map(async (path) => (await fetch(url + path)).text()),
  )
  expect(sitemap).not.toContain('/desk')
  expect(worker).not.toContain('/desk')
})

test('L3, L5, L9: an owner proves an act, invites somebody with it, and finds both in the log', async () => {
  const ownPort = String(await findFreePort())
  const origin = `http://localhost:${ownPort}`
  // One of its own: there is one first owner.
  await using server = await startServer({ PORT: ownPort, PUBLIC_URL: origin })
  await using visit = await startVisit(stage.browser, { expected: /status of 40[139]/ })
  const { page } = visit
  const key = await joinByCode(page, await invite('anna@desk.example', 'owner', server, origin))
  await page.goto(`${origin}/desk/people`)
  await page.getByRole('heading', { name: 'anna@desk.example' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Take away' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Email', { exact: true }).fill('bea@desk.example')
  await page.getByRole('radio', { name: 'Moderator' }).check()
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByText('bea@desk.example will be invited as: Moderator.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('One-time code').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('That did not prove it.').waitFor()
  await dialog.getByLabel('One-time code').fill(new TOTP({ secret: key }).generate({ timestamp: Date.now() + 30_000 }))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByText(`${origin}/desk/join?code=`).textContent()).toMatch(/code=[\w-]{43}$/)
  await page.getByRole('link', { name: 'Results' }).click()
  await page.getByText('No week waits for you.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Log' }).click()
  await page.getByText('invited somebody').first().waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await page.getByRole('main').getByRole('listitem').first().textContent()).toContain('bea@desk.example')
})

test('B-4, M6: an editor closes a report on a settings card, and a moderator judges a name that was reported', async () => {
  const words = `The button is green now. ${newEmail()}`
  const sent = await fetch(`${url}/api/settings-cards/nintendo-switch/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words }),
  })
  expect(sent.status).toBe(200)
  await using editor = await startVisit(stage.browser)
  await joinByCode(editor.page, await invite(newEmail(), 'editor'))
  await editor.page.goto(`${url}/desk/settings-cards`)
  const report = editor.page.getByRole('listitem').filter({ hasText: words })
  await report.waitFor()
  expect(await findViolations(editor.page)).toEqual([])
  await report.getByRole('button', { name: 'Dealt with' }).click()
  await editor.page.getByText('The report is closed.').waitFor()
  await report.waitFor({ state: 'detached' })

  await using moderator = await startVisit(stage.browser)
  const { page } = moderator
  await joinByCode(page, await invite(newEmail(), 'moderator'))
  // A name takes a pact of five who pressed: the server's part is tried beside its rules.
  const waits = { waitsSince: '2026-11-20', lookBy: '2026-11-27', late: false }
  let names = [
    { id: 'one', name: 'Wolfeschlegelsteinha', ...waits },
    { id: 'two', name: 'مريم', ...waits },
  ]
  await page.route('**/api/desk/pacts', (route) => route.fulfill({ json: { names, waiting: names.length } }))
  await page.route('**/api/desk/pacts/one/remove', (route) => {
    names = names.slice(1)
    return route.fulfill({ json: {} })
  })
  await page.goto(`${url}/desk/pacts`)
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wolfeschlegelsteinha' })
  await first.waitFor()
  expect(await findViolations(page)).toEqual([])
  await first.getByRole('button', { name: 'Keep it out of sight' }).click()
  await page.getByText('It stays out of sight.').waitFor()
  await page.getByText('Waiting: 1').waitFor()
  // Settings cards are another role's (L4).
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Settings cards' }).count()).toBe(0)
})

test('H12, L3, L12: an owner answers a complaint, saves ideas, and takes a backup that opens to their key', async () => {
  const ownPort = String(await findFreePort())
  const origin = `http://localhost:${ownPort}`
  // One of its own: there is one backup a day.
  await using server = await startServer({ PORT: ownPort, PUBLIC_URL: origin })
  const send = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await send('/api/complaints', { email: 'parent@family.example', complaint: 'You wrote to me <b>twice</b>.' })
  await send('/api/ideas', { idea: 'A tablet for two' })
  await using visit = await startVisit(stage.browser, { expected: /status of 401/ })
  const { page } = visit
  await addAuthenticator(page)
  await page.goto(await invite(newEmail(), 'owner', server, origin))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('link', { name: 'Go to the desk' }).click()
  const prove = async () => {
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByRole('button', { name: 'Use a passkey' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  await page.getByRole('link', { name: 'Complaints about data: 1.' }).click()
  const complaint = page.getByRole('main').getByRole('listitem')
  await complaint.getByText('You wrote to me <b>twice</b>.').waitFor()
  expect(await page.content()).not.toContain('family.example')
  await complaint.getByRole('button', { name: 'Reply' }).click()
  await complaint.getByLabel('Your reply').fill('We are sorry. It will not happen again.')
  expect(await findViolations(page)).toEqual([])
  await complaint.getByRole('button', { name: 'Send the reply' }).click()
  await page.getByText('goes to p•••@f•••.example. It has 39 letters').waitFor()
  await prove()
  await page.getByText('The reply is on its way.').waitFor()
  await complaint.getByRole('button', { name: 'Close it' }).click()
  await complaint.getByLabel('We answered by mail').check()
  expect(await findViolations(page)).toEqual([])
  await complaint.getByRole('button', { name: 'Close it' }).click()
  await page.getByText('No complaint waits.').waitFor()

  await page.getByRole('link', { name: 'Ideas' }).click()
  await page.getByText('A tablet for two').waitFor()
  expect(await findViolations(page)).toEqual([])
  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await prove()
  expect(await readFile(await (await table).path(), 'utf8')).toContain('A tablet for two')
  await page.getByText('Rows in the file: 1').waitFor()

  await page.getByRole('link', { name: 'Health' }).click()
  await page.getByText('Well: database.').waitFor()
  const identity = await generateX25519Identity()
  await page.getByLabel('Your public key').fill(await identityToRecipient(identity))
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep this key' }).click()
  await prove()
  await page.getByRole('button', { name: 'Make a backup' }).click()
  await prove()
  const backup = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it' }).click()
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const file = await decrypter.decrypt(new Uint8Array(await readFile(await (await backup).path())))
  expect(Buffer.from(file.slice(0, 15)).toString('latin1')).toBe('SQLite format 3')
  await page.getByText('Your browser is saving the backup.').waitFor()
  expect(await findViolations(page)).toEqual([])
})
