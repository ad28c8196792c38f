// The desk in a browser: from the command's link to the first page, a day of its people, and what each role finds there.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { readConfig } from '#src/platform/config.ts'
import { createServices } from '#src/platform/services.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { keepEssentialOnly } from '../../testing/browser/consent.ts'
import { acceptInvitation, codeOf, confirmAct, inviteByCommand, startAtDesk } from '../../testing/browser/operators.ts'
import { logIn, newEmail, newNetwork, register } from '../../testing/browser/people.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'
import { addReaders } from '../../testing/mail/newsletter-readers.ts'
import { startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const send = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newNetwork() },
    body: JSON.stringify(body),
  })

test.describe(() => {
  test.use({ expectedErrors: /status of 40[134]/ })

  test('an owner enters by the command, invites a colleague who passes a tip, and removes them', async ({
    page,
    browser,
    mailbox,
    server,
  }) => {
    test.setTimeout(180_000)
    const signUp = async (own: Page, email: string) => {
      await register(own, { server }, email)
      await own.goto(linkIn(await mailbox.read(email, /verify-email/)))
      await own.getByRole('button', { name: 'Confirm my email address' }).click()
      await own.getByText('Your email address is confirmed.').waitFor()
    }
    const newDevice = async () => {
      const context = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: newNetwork() })
      await context.addInitScript(keepEssentialOnly)
      return context.newPage()
    }
    const owner = newEmail()
    const link = await inviteByCommand(server, owner)
    await page.goto(link)
    await page.getByText('Log in with this address first, or sign up.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await signUp(page, owner)
    const { recoveryCodes } = await acceptInvitation(page, link)
    expect(page.url()).toBe(`${server.url}/desk/join`)
    expect(recoveryCodes).toHaveLength(10)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to the desk' }).click()
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    // No script has anything of the desk's session.
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('desk')

    const colleague = newEmail()
    await page.getByRole('button', { name: 'System' }).click()
    await page.getByRole('link', { name: 'People' }).click()
    const invite = page.locator('form').filter({ has: page.getByRole('radio', { name: 'Moderator' }) })
    await invite.getByLabel('Email', { exact: true }).fill(colleague)
    await page.getByRole('radio', { name: 'Moderator' }).check()
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByText(`${colleague} will be invited as: Moderator.`).waitFor()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByLabel('Code').fill('000000')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('That code did not fit').waitFor()
    await confirmAct(page, recoveryCodes[0] as string)

    const laptop = await newDevice()
    await signUp(laptop, colleague)
    const { key } = await acceptInvitation(laptop, linkIn(await mailbox.read(colleague, /desk\/join/)))
    const tip = {
      lessonKey: 'digitalLaunchpad-module1-1.1',
      starter: 'changed',
      text: 'we put the charger in the hall',
    }
    expect((await send(server.url, '/api/tips', tip)).status).toBe(200)

    const phone = await newDevice()
    await logIn(phone, { server }, colleague)
    await phone.waitForURL(`${server.url}/desk/enter`)
    expect(await findViolations(phone)).toEqual([])
    await phone.getByLabel('Code').fill(codeOf(key, 1))
    await phone.getByRole('button', { name: 'Open the desk' }).click()
    await phone.getByRole('heading', { name: 'Today' }).waitFor()
    await phone.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click()
    await phone.getByRole('link', { name: /we put the charger in the hall/ }).click()
    await phone.getByRole('button', { name: 'Publish' }).click()
    await phone.getByText('Published. Other parents can read it.').waitFor()
    // Searches are another role's.
    await expect(phone.getByRole('navigation').getByRole('link', { name: 'Searches' })).toHaveCount(0)

    await page.reload()
    const person = page.getByRole('listitem').filter({ hasText: colleague })
    await person.getByRole('button', { name: 'Take away' }).click()
    await confirmAct(page, recoveryCodes[1] as string)
    await expect(page.getByRole('heading', { name: colleague })).toHaveCount(0)
    await phone.goto(`${server.url}/desk`)
    await phone.waitForURL(`${server.url}/desk/enter`)
    await page.getByRole('button', { name: 'System' }).click()
    await page.getByRole('link', { name: 'Log' }).click()
    await page.getByText("took somebody's role away").waitFor()
    await page.getByText('decided about a message').waitFor()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${server.url}/`)
    // The account stays signed in, and its menu leads to the desk again, in a document of its own.
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Desk', exact: true }).click()
    await page.waitForURL(`${server.url}/desk/enter`)
    await laptop.context().close()
    await phone.context().close()
  })

  test('an editor sends an issue, an owner stops it, and one address is looked up', async ({ browser }) => {
    await using server = await startServer()
    const services = await createServices(readConfig({ DATA_DIR: server.dataDir }))
    await addReaders(services, 23)
    await services.close()
    const visit = async (role: 'editor' | 'owner') => {
      const context = await browser.newContext()
      const { recoveryCodes } = await startAtDesk(context, server, role)
      return { page: await context.newPage(), codes: recoveryCodes }
    }
    const { page, codes } = await visit('editor')
    await page.goto(`${server.url}/desk/newsletter`)
    await page.getByRole('heading', { name: 'Newsletter', level: 1 }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('table', { name: 'Newsletter' }).getByRole('link').first().click()
    await page.getByText('It would go to 23 readers now.').waitFor()
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await page.getByText('A test is on its way to you.').waitFor()
    await page.getByLabel('Number of readers').fill('32')
    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByText('That is not the number of readers.').waitFor()
    await page.getByLabel('Number of readers').fill('23')
    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByText('goes to 23 readers in ten minutes.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await confirmAct(page, codes[0] as string)
    await page.getByText('Leaves soon').waitFor()

    const owner = await visit('owner')
    await owner.page.goto(page.url())
    await owner.page.getByRole('button', { name: 'Stop' }).click()
    await owner.page.getByText('It does not leave by itself.').waitFor()
    expect(await findViolations(owner.page)).toEqual([])
    // The editor's page sees it by itself.
    await page.getByText('It does not leave by itself.').waitFor()

    await page.goto(`${server.url}/desk/newsletter`)
    await page.getByLabel('Email', { exact: true }).fill('r1@b.uk')
    await page.getByLabel('In a few words').fill('On the phone this morning')
    await page.getByRole('button', { name: 'Look it up' }).click()
    await page.getByText('What the newsletter knows of r1@b.uk').waitFor()
    await confirmAct(page, codes[1] as string)
    await page.getByText('They can leave by the link in each mail').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.context().close()
    await owner.page.context().close()
  })

  test('an owner answers a complaint and exports ideas; hostile text stays text everywhere', async ({
    page,
    context,
  }) => {
    await using server = await startServer()
    const words = `You wrote </p><img src=x onerror="document.title='ran'"><script>document.title='ran'</script> {name} \u202egnp.exe`
    await send(server.url, '/api/inbox/complaint', { email: 'parent@family.example', text: words })
    await send(server.url, '/api/inbox/idea', { text: '=HYPERLINK("https://else.example","tap")' })
    const { recoveryCodes } = await startAtDesk(context, server, 'owner')
    await page.goto(`${server.url}/desk`)
    await page.getByRole('link', { name: /^Complaints about data/ }).click()
    const complaint = page.getByRole('main').getByRole('listitem').filter({ hasText: 'You wrote' })
    await complaint.getByText(words.replace('\u202e', '[U+202E]')).waitFor()
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0)
    expect(await page.title()).not.toBe('ran')
    expect(await page.content()).not.toContain('family.example')
    await complaint.getByRole('button', { name: 'Answer' }).click()
    await complaint.getByLabel('Your answer').fill('We are sorry.\nBcc: victim@else.example')
    expect(await findViolations(page)).toEqual([])
    await complaint.getByRole('button', { name: 'Send the answer' }).click()
    await page.getByText('goes to p•••@f•••.example. It has 38 letters').waitFor()
    await confirmAct(page, recoveryCodes[0] as string)
    await page.getByText('The answer is on its way.').waitFor()
    const answer = await waitForMail(server.dataDir, 'parent@family.example', /We are sorry/)
    expect(answer).not.toContain('You wrote')
    const outbox = join(server.dataDir, 'outbox')
    for (const name of (await readdir(outbox)).filter((file) => file.endsWith('.eml'))) {
      const { headers, to, bcc, attachments } = await PostalMime.parse(await readFile(join(outbox, name)))
      expect([to?.length, bcc, attachments]).toEqual([1, undefined, []])
      expect(new Set(headers.map(({ key }) => key)).size).toBe(headers.length)
    }
    await complaint.getByRole('button', { name: 'Close it' }).click()
    await complaint.getByLabel('We answered by mail').check()
    await complaint.getByRole('button', { name: 'Close it' }).click()
    await page.getByText('Waiting: 1').waitFor()

    await page.getByRole('link', { name: 'Ideas: 1' }).click()
    await page.getByText('=HYPERLINK("https://else.example","tap")').waitFor()
    expect(await findViolations(page)).toEqual([])
    const table = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    await confirmAct(page, recoveryCodes[1] as string)
    const saved = await readFile(await (await table).path(), 'utf8')
    expect(saved).toContain(`"'=HYPERLINK(""https://else.example"",""tap"")"`)
    await page.getByRole('button', { name: 'System' }).click()
    await page.getByRole('link', { name: 'Health' }).click()
    await page.getByRole('heading', { name: 'Data', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Content' }).click()
    await page.getByRole('link', { name: 'Results' }).click()
    await page.getByText('No week waits for you.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'System' }).click()
    await page.getByRole('link', { name: 'Your second factor' }).click()
    await page.getByRole('button', { name: 'Set up another app' }).click()
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  test('an editor handles a report about a device guide, and a moderator a reported name', async ({
    browser,
    server,
  }) => {
    const words = `The button is green now. ${newEmail()}`
    const sent = await send(server.url, '/api/inbox/guide_report', { about: 'nintendo-switch', text: words })
    expect(sent.status).toBe(200)
    const editor = await browser.newContext()
    await startAtDesk(editor, server, 'editor')
    const cards = await editor.newPage()
    await cards.goto(`${server.url}/desk/inbox?kind=guide_report`)
    const report = cards.getByRole('listitem').filter({ hasText: words })
    await report.getByRole('link', { name: 'Device guides' }).click()
    expect(await findViolations(cards)).toEqual([])
    await report.getByRole('button', { name: 'Dealt with' }).click()
    await cards.getByText('It is dealt with.').waitFor()
    await report.waitFor({ state: 'detached' })

    const moderator = await browser.newContext()
    await startAtDesk(moderator, server, 'moderator')
    const page = await moderator.newPage()
    // A name takes a class agreement of five who pressed: the server's part is tried beside its rules.
    const message = {
      ...{ kind: 'name_report', title: null, path: null, detail: null, language: null, times: 1, late: false },
      ...{ cameOn: '2026-11-20', dueOn: '2026-11-27', urgent: false, flags: [], decisions: ['keep', 'remove'] },
      ...{ answeredOn: null, closedOn: null, address: null },
    }
    let messages = [
      { ...message, id: 'one', text: 'Wolfeschlegelsteinha' },
      { ...message, id: 'two', text: 'مريم' },
    ]
    await page.route('**/api/desk/inbox?*', (route) =>
      route.fulfill({ json: { messages, found: messages.length, kinds: [] } }),
    )
    await page.route('**/api/desk/inbox/name_report/one/decide', (route) => {
      messages = messages.slice(1)
      return route.fulfill({ json: {} })
    })
    await page.goto(`${server.url}/desk/inbox?kind=name_report`)
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wolfeschlegelsteinha' })
    await first.getByRole('link').click()
    expect(await findViolations(page)).toEqual([])
    await first.getByRole('button', { name: 'Keep it out of sight' }).click()
    await page.getByText('It stays out of sight.').waitFor()
    await page.getByText('Waiting: 1').waitFor()
    await editor.close()
    await moderator.close()
  })
})

test.describe(() => {
  test.use({ expectedErrors: /TrustedHTML|status of 401/ })

  test('the desk document is not cached or framed, and contacts no other site', async ({ page, context, server }) => {
    const answer = await fetch(`${server.url}/desk/enter`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/https?:\/\/|unsafe/)
    for (const path of ['/desk', '/desk/', '/desk/people', '/desk/tools/1.1']) {
      const sent = await fetch(server.url + path, { redirect: 'manual' })
      expect([path, sent.status, sent.headers.get('content-security-policy')]).toEqual([path, 200, policy])
    }
    const [sitemap, worker] = await Promise.all(
      ['/sitemap.xml', '/sw.js'].map(async (path) => (await fetch(server.url + path)).text()),
    )
    expect(sitemap).not.toContain('/desk')
    expect(worker).not.toContain('/desk')
    await page.goto(`${server.url}/desk/people`)
    await page.waitForURL(`${server.url}/login`)
    await startAtDesk(context, server, 'editor')
    await page.goto(`${server.url}/desk`)
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    const refused = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>words of a stranger</b>')
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(refused).toBe('TypeError')
  })
})

test('from a page with the tag the desk opens in a document without it', async ({ browser }) => {
  await using server = await startServer({ GA_MEASUREMENT_ID: 'G-TEST12345' })
  const context = await browser.newContext()
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await startAtDesk(context, server, 'owner')
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Accept All' }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  const document = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/desk')
  // As a link would that forgets to ask for a document.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> }
    }
    void router.navigate('/desk')
  })
  expect((await document).headers()['content-security-policy']).toContain("trusted-types 'none'")
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await expect(page.locator('iframe')).toHaveCount(0)
  await context.close()
})
