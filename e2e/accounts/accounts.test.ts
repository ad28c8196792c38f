// Accounts as people use them: sign up, come back on another device, forget the password, look after their data.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import {
  logIn,
  newEmail,
  newNetwork,
  PASSWORD,
  register,
  sessionStatus,
  storedToken,
} from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const WIDE = { viewport: { width: 1280, height: 800 } }

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })

async function finishTool(page: Page, path: string): Promise<void> {
  await openPage(page, stage.server.url + path)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
}

async function savedOnServer(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${window.localStorage.getItem('authToken')}` }
    return (await (await fetch('/api/auth/progress', { headers })).json()).completedLessons
  })
}

test('what was finished before signing up comes along, and is there on a second device', async () => {
  const email = newEmail()
  {
    await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
    const { page } = visit
    await finishTool(page, TOOL)
    await register(page, stage, email)
    await page.getByText(`Welcome, ${email}`).first().waitFor()
    await expect.poll(() => savedOnServer(page)).toEqual(['digitalLaunchpad-module1-1.1'])
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    const left = await page.evaluate(() => [
      window.localStorage.getItem('authToken'),
      window.localStorage.getItem('userProgress'),
    ])
    expect(left).toEqual([null, null])
  }
  await using second = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  await logIn(second.page, stage, email)
  await second.page.waitForURL(`${stage.server.url}/`)
  await second.page.goto(`${stage.server.url}/digitalLaunchpad/modules/module1`)
  await second.page.getByText('1 of 4 tools completed', { exact: true }).waitFor()
})

test('a save that fails stays on the device and is sent at the next start', async () => {
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /Failed to load resource/,
  })
  const { page } = visit
  await register(page, stage, newEmail())
  await page.route('**/api/auth/progress', (route) => route.abort())
  await finishTool(page, TOOL)
  await page.waitForFunction(() => window.localStorage.getItem('progressOutbox')?.includes('1.1'))
  await page.unroute('**/api/auth/progress')
  await page.goto(stage.server.url)
  await expect.poll(() => savedOnServer(page)).toEqual(['digitalLaunchpad-module1-1.1'])
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('progressOutbox'))).toBeNull()
})

test('a wrong password, and a known address at sign-up, are told in the words of the specification', async () => {
  const email = newEmail()
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /status of 4/,
  })
  const { page } = visit
  await register(page, stage, email)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Log In' }).waitFor()
  await logIn(page, stage, email, 'not the password')
  await page.getByText('Login failed. Please check your credentials.').waitFor()
  await openPage(page, `${stage.server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill('another password altogether')
  const signUp = page.getByRole('button', { name: 'Sign Up' })
  expect(await signUp.getAttribute('aria-disabled')).toBe('true')
  await signUp.click({ force: true })
  await page.getByText('You must accept the Privacy Policy to create an account.').waitFor()
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await signUp.click()
  await page.getByText("We couldn't create an account with these details.").waitFor()
})

test('B7: a forgotten password is reset by mail; the link leaves the address bar, and old sessions end', async () => {
  const email = newEmail()
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /status of 4/,
  })
  const { page } = visit
  await register(page, stage, email)
  const oldToken = await storedToken(page)

  await openPage(page, `${stage.server.url}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  await page.getByText(`If an account exists for ${email}, we've sent password reset instructions.`).waitFor()

  const link = linkIn(await waitForMail(stage.server.dataDir, email, /reset-password\?token=/))
  const answer = await openPage(page, link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(page.url()).toBe(`${stage.server.url}/reset-password`)
  const fill = async (one: string, other: string) => {
    await page.getByLabel('New password', { exact: true }).fill(one)
    await page.getByLabel('Confirm new password').fill(other)
    await page.getByRole('button', { name: 'Set new password' }).click()
  }
  await fill('a new calm password', 'a different password')
  await page.getByText('Passwords do not match').waitFor()
  await fill('short', 'short')
  await page.getByText('Password must be at least 8 characters').waitFor()
  await fill('a new calm password', 'a new calm password')
  const alert = page.getByRole('alertdialog')
  await alert.getByText('Password updated successfully! You can now log in.').waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL(`${stage.server.url}/login`)
  expect(await sessionStatus(page, oldToken)).toBe(401)
  await logIn(page, stage, email, 'a new calm password')
  await page.waitForURL(`${stage.server.url}/`)
})

test.each(['/reset-password/', '/Reset-Password', '/reset%2Dpassword', '/reset-passwort', '/help'])(
  'S19, B7, C9: a token in %s leaves the address bar and the history, stands nowhere in the page, and is passed on to nobody',
  async (path) => {
    await using visit = await startVisit(stage.browser, { expected: /status of 40[04]/ })
    const { page } = visit
    const referrers: string[] = []
    page.on('request', (request) => {
      // Our own server got the token with the page itself; nobody else may.
      const isOurs = new URL(request.url()).origin === stage.server.url
      if (!isOurs) referrers.push(request.headers().referer ?? '')
    })
    await openPage(page, `${stage.server.url}${path}?token=a-secret`)
    expect(page.url()).not.toContain('secret')
    expect(await page.evaluate(() => document.referrer + JSON.stringify(history.state))).not.toContain('secret')
    expect(await page.content()).not.toContain('a-secret')
    expect(referrers.join()).not.toContain('secret')
    if (path.includes('passwort') || path === '/help') return
    expect(page.url()).toBe(`${stage.server.url}/reset-password`)
    // It still works.
    await page.getByLabel('New password', { exact: true }).fill('a new calm password')
    await page.getByLabel('Confirm new password').fill('a new calm password')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/reset-password'),
      page.getByRole('button', { name: 'Set new password' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ token: 'a-secret' })
  },
)

test('a reset page without a link says so', async () => {
  await using visit = await startVisit(stage.browser)
  await visit.page.goto(`${stage.server.url}/reset-password`)
  await visit.page.getByText('Invalid or missing reset link. Please request a new one.').waitFor()
})

test('/welcome and /account send a signed-out visitor to log in, and back afterwards', async () => {
  const email = newEmail()
  {
    await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
    await register(visit.page, stage, email)
  }
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page } = visit
  await page.goto(`${stage.server.url}/account`)
  await page.waitForURL(`${stage.server.url}/login`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(`${stage.server.url}/account`)
  await page.goto(`${stage.server.url}/welcome`)
  await page.getByRole('heading', { name: /^Hello, / }).waitFor()
})

test('on /account a person ends other sessions, changes the password, takes and deletes their data', async () => {
  const email = newEmail()
  await using other = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /status of 401/,
  })
  await register(other.page, stage, email)
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /status of 4/,
  })
  const { page } = visit
  await logIn(page, stage, email)
  await page.waitForURL(`${stage.server.url}/`)
  await openPage(page, `${stage.server.url}/account`)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await page.getByRole('button', { name: 'Log out everywhere else' }).waitFor({ state: 'detached' })
  await other.page.goto(`${stage.server.url}/`)
  await other.page.getByRole('link', { name: 'Log In' }).waitFor()

  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('another calm evening')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed.').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Current password').fill('wrong one')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
  await dialog.getByLabel('Current password').fill('another calm evening')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('link', { name: 'Log In' }).waitFor()
  await logIn(page, stage, email, 'another calm evening')
  await page.getByText('Login failed. Please check your credentials.').waitFor()
})

test('/account leads to what was finished, and turns the tips on and off for a proven address', async () => {
  const email = newEmail()
  await using visit = await startVisit(stage.browser, {
    viewport: { width: 360, height: 640 },
    extraHTTPHeaders: newNetwork(),
  })
  const { page } = visit
  await register(page, stage, email)
  await openPage(page, `${stage.server.url}/account`)
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Your weekly tips' }).count()).toBe(0)
  await page.getByRole('link', { name: 'What you have finished' }).click()
  await page.getByRole('main').getByRole('link', { name: 'See all tools' }).first().waitFor()

  await openPage(page, linkIn(await waitForMail(stage.server.dataDir, email, /verify-email\?code=/)))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your email address is confirmed.').waitFor()
  await finishTool(page, TOOL)
  await openPage(page, `${stage.server.url}/progress`)
  await page
    .getByRole('listitem')
    .filter({ hasText: /1 of \d tools completed/ })
    .waitFor()
  await openPage(page, `${stage.server.url}/account`)
  await page.getByText(`No tips go to ${email}.`).waitFor()
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Send me the tip' }).click()
  await page.getByText(`The tips go to ${email}.`).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop my tips' }).click()
  await page.getByText(`No tips go to ${email}.`).waitFor()
  await waitForMail(stage.server.dataDir, email, /It has stopped/)
})

test('S24: some minutes after the log-in, the download asks for the password again', async () => {
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /status of 400/,
  })
  const { page } = visit
  await register(page, stage, newEmail())
  await openPage(page, `${stage.server.url}/account`)
  // As the server answers when the session is older.
  const message = 'Please enter your password.'
  await page.route(
    '**/api/auth/my-data',
    (route) =>
      route.fulfill({ status: 400, json: { message, key: 'any', code: 'bad_request', fields: { password: message } } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' })
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await dialog.getByText('That is not your current password.').waitFor()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await dialog.waitFor({ state: 'detached' })
})

test('feedback: a yes is sent at once, a no asks for words, a stranger is asked to log in', async () => {
  {
    await using stranger = await startVisit(stage.browser, WIDE)
    await finishTool(stranger.page, TOOL)
    await stranger.page.getByRole('button', { name: 'Yes' }).click()
    const dialog = stranger.page.getByRole('dialog')
    expect(await dialog.getByRole('link', { name: /^log in/ }).getAttribute('href')).toBe('/login')
    expect(await dialog.getByRole('link', { name: /^sign up/ }).getAttribute('href')).toBe('/register')
    expect(await findViolations(stranger.page)).toEqual([])
  }
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /Failed to load resource/,
  })
  const { page } = visit
  await register(page, stage, newEmail())
  await finishTool(page, TOOL)
  await page.getByRole('button', { name: 'Not really' }).click()
  const send = page.getByRole('button', { name: 'Send feedback' })
  expect(await send.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Not really' }).click()
  await page.getByLabel(/What could we do better\?/).fill('Shorter, please.')
  await page.route('**/api/feedback', (route) => route.abort())
  await send.click()
  await page.getByText('Could not submit feedback. Please try again.').waitFor()
  await page.unroute('**/api/feedback')
  await send.click()
  await page.getByText('Thank you for your feedback!').waitFor()
})

test('C11: any garbage in local storage leaves a working page, and a forged token is thrown away', async () => {
  await using visit = await startVisit(stage.browser, { ...WIDE, expected: /status of 401/ })
  const { page } = visit
  const forged = `x.${Buffer.from('{"sub":"1","email":"a@b.uk"}').toString('base64url')}.x`
  for (const token of ['', 'null', '{"a":1}', 'a.b.c', forged, 'x'.repeat(100_000)]) {
    await page.goto(stage.server.url)
    await page.evaluate((value) => {
      window.localStorage.setItem('authToken', value)
      window.localStorage.setItem('userProgress', value)
      window.localStorage.setItem('progressOutbox', value)
      window.localStorage.setItem('lessonSteps', value)
    }, token)
    await page.goto(stage.server.url + TOOL)
    await page.getByText('Step 1 of 5').waitFor()
    await page.goto(stage.server.url)
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    expect(await storedToken(page)).toBeNull()
  }
})

test('C3: logging out without a connection clears this device all the same', async () => {
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /Failed to load/,
  })
  const { page } = visit
  await register(page, stage, newEmail())
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Log In' }).waitFor()
  expect(await storedToken(page)).toBeNull()
})
