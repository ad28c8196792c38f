// Accounts as people use them: sign up, come back on another device, forget the password, look after their data.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { logIn, newEmail, PASSWORD, register, sessionStatus, storedToken } from '../../testing/browser/people.ts'
import { linkIn } from '../../testing/mail/mails.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const WIDE = { viewport: { width: 1280, height: 800 } }

async function finishTool(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
}

/** What an act has done is said above the page one comes to. */
const says = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()

async function savedOnServer(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${window.localStorage.getItem('authToken')}` }
    return (await (await fetch('/api/auth/progress', { headers })).json()).completedLessons
  })
}

test('what was finished before signing up comes along, and is there on a second device', async ({
  server,
  newVisitor,
}) => {
  const email = newEmail()
  {
    const { page } = await newVisitor(WIDE)
    await finishTool(page, TOOL)
    await register(page, { server }, email)
    await says(page, /We have sent you a link/)
    await page.getByText(`Welcome, ${email}`).first().waitFor()
    await expect.poll(() => savedOnServer(page)).toEqual(['digitalLaunchpad-module1-1.1'])
    await page.getByRole('button', { name: 'Logout' }).click()
    await says(page, /Logged out/)
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    const left = await page.evaluate(() => [
      window.localStorage.getItem('authToken'),
      window.localStorage.getItem('userProgress'),
    ])
    expect(left).toEqual([null, null])
  }
  const second = await newVisitor(WIDE)
  await logIn(second.page, { server }, email)
  await second.page.waitForURL('/')
  await second.page.goto('/digitalLaunchpad/modules/module1')
  await second.page.getByText('1 of 4 tools completed', { exact: true }).waitFor()
})

test('a reset by mail ends old sessions, and its link leaves the address bar', async ({
  server,
  mailbox,
  newVisitor,
}) => {
  const email = newEmail()
  const { page } = await newVisitor({ ...WIDE, expected: /status of 4/ })
  await register(page, { server }, email)
  const oldToken = await storedToken(page)

  await openPage(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  await page.getByText(`If an account exists for ${email}, we've sent password reset instructions.`).waitFor()

  const link = linkIn(await mailbox.read(email, /reset-password\?token=/))
  const answer = await openPage(page, link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password', { exact: true }).fill('a new calm password')
  await page.getByLabel('Confirm new password').fill('a new calm password')
  await page.getByRole('button', { name: 'Set new password' }).click()
  const alert = page.getByRole('alertdialog')
  await alert.getByText('Password updated successfully! You can now log in.').waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('/login')
  expect(await sessionStatus(page, oldToken)).toBe(401)
  await logIn(page, { server }, email, 'a new calm password')
  await page.waitForURL('/')
})

test('a token is removed from the address and the history, and is not passed on', async ({ server, newVisitor }) => {
  for (const path of ['/reset-password/', '/Reset-Password', '/reset%2Dpassword', '/reset-passwort', '/help']) {
    await test.step(path, async () => {
      const { page } = await newVisitor({ expected: /status of 40[04]/ })
      const referrers: string[] = []
      page.on('request', (request) => {
        // Our own server got the token with the page itself; no third party may get it.
        const isOurs = new URL(request.url()).origin === server.url
        if (!isOurs) referrers.push(request.headers().referer ?? '')
      })
      await openPage(page, `${path}?token=a-secret`)
      expect(page.url()).not.toContain('secret')
      expect(await page.evaluate(() => document.referrer + JSON.stringify(history.state))).not.toContain('secret')
      expect(await page.content()).not.toContain('a-secret')
      expect(referrers.join()).not.toContain('secret')
      if (path.includes('passwort') || path === '/help') return
      await expect(page).toHaveURL('/reset-password')
      // It still works.
      await page.getByLabel('New password', { exact: true }).fill('a new calm password')
      await page.getByLabel('Confirm new password').fill('a new calm password')
      const [request] = await Promise.all([
        page.waitForRequest('**/api/auth/reset-password'),
        page.getByRole('button', { name: 'Set new password' }).click(),
      ])
      expect(request.postDataJSON()).toMatchObject({ token: 'a-secret' })
    })
  }
})

test('on /account a person ends other sessions, changes the password, takes and deletes their data', async ({
  server,
  newVisitor,
}) => {
  const email = newEmail()
  const other = await newVisitor({ ...WIDE, expected: /status of 401/ })
  await register(other.page, { server }, email)
  const { page } = await newVisitor({ ...WIDE, expected: /status of 4/ })
  await logIn(page, { server }, email)
  await page.waitForURL('/')
  await openPage(page, '/account')

  await test.step('other sessions end', async () => {
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByRole('button', { name: 'Log out everywhere else' }).waitFor({ state: 'detached' })
    await other.page.goto('/')
    await other.page.getByRole('link', { name: 'Log In' }).waitFor()
  })

  await test.step('the password is changed', async () => {
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('another calm evening')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password is changed.').waitFor()
  })

  await test.step('the download asks for the password where the log-in is some minutes ago', async () => {
    // As the server answers when the session is older.
    const message = 'Please enter your password.'
    const fields = { password: message }
    await page.route(
      '**/api/auth/my-data',
      (route) => route.fulfill({ status: 400, json: { message, key: 'any', code: 'bad_request', fields } }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Download my data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
    await dialog.getByLabel('Current password').fill('not the password')
    await dialog.getByRole('button', { name: 'Download' }).click()
    await dialog.getByText('That is not your current password.').waitFor()
    await dialog.getByLabel('Current password').fill('another calm evening')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.json$/)
    await dialog.waitFor({ state: 'detached' })
  })

  await test.step('the account is deleted with the right password alone, and says so', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Current password').fill('wrong one')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    await dialog.getByLabel('Current password').fill('another calm evening')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await says(page, /Your account is gone/)
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    await logIn(page, { server }, email, 'another calm evening')
    await page.getByText('Login failed. Please check your credentials.').waitFor()
  })
})

test('/account leads to finished tools, and turns the tips on and off', async ({ server, mailbox, newVisitor }) => {
  const email = newEmail()
  const { page } = await newVisitor({ viewport: { width: 360, height: 640 } })
  await register(page, { server }, email)
  await openPage(page, '/account')
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Your weekly tips' }).count()).toBe(0)
  await page.getByRole('link', { name: 'What you have finished' }).click()
  await page.getByRole('main').getByRole('link', { name: 'See all tools' }).first().waitFor()

  await openPage(page, linkIn(await mailbox.read(email, /verify-email\?code=/)))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your email address is confirmed.').waitFor()
  await finishTool(page, TOOL)
  await page.getByText('It is ticked in The Gaming Code, in your account.').waitFor()
  await openPage(page, '/progress')
  await page
    .getByRole('listitem')
    .filter({ hasText: /1 of \d tools completed/ })
    .waitFor()
  await openPage(page, '/account')
  await page.getByText(`No tips go to ${email}.`).waitFor()
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Send me the tip' }).click()
  await page.getByText(`The tips go to ${email}.`).waitFor()
  await page.getByRole('button', { name: 'Stop my tips' }).click()
  await page.getByText(`No tips go to ${email}.`).waitFor()
  await mailbox.read(email, /It has stopped/)
})
