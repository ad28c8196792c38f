// What is typed into a form is there after the scripts have come, also on a weak signal and a slow phone, and after a reload, until it is
// sent; a password is kept nowhere.
import type { Locator, Page } from '@playwright/test'
import {
  CLASS_AGREEMENT_PATH,
  FORGOT_PASSWORD_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  LOGIN_PATH,
  lessonPath,
  PRIVACY_PATH,
  REGISTER_PATH,
  RESOURCES_PATH,
  ROADMAP_PATH,
  SHARE_PATH,
  UNSUBSCRIBE_PATH,
  VERIFY_EMAIL_PATH,
  WELCOME_PATH,
} from '#src/shared/paths.ts'
import { openPage, reloadPage, waitUntilReady } from '../../testing/browser/open-page.ts'
import { PASSWORD } from '../../testing/browser/people.ts'
import { beSignedIn } from '../../testing/browser/screen-states.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = lessonPath(LAUNCHPAD_ID, 'module1', '1.1')

/** Whatever the tab and the device hold. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
const main = (page: Page) => page.getByRole('main')

interface FormCase {
  form: string
  path: string
  field: (page: Page) => Locator
  words?: string
  /** Presses that lead to the form. */
  open?: (page: Page) => Promise<void>
  signedIn?: true
}

const byLabel = (label: string | RegExp) => (page: Page) => page.getByLabel(label, { exact: true }).first()
const EMAIL = {
  field: (page: Page) => main(page).getByLabel('Email', { exact: true }).first(),
  words: 'anna@family.example',
}

const FORMS: FormCase[] = [
  { form: 'log in', path: LOGIN_PATH, ...EMAIL },
  { form: 'sign up', path: REGISTER_PATH, ...EMAIL },
  { form: 'forgotten password', path: FORGOT_PASSWORD_PATH, ...EMAIL },
  { form: 'the weekly tip', path: HOME_PATH, ...EMAIL },
  { form: 'leaving the weekly tip', path: UNSUBSCRIBE_PATH, ...EMAIL },
  { form: 'an idea', path: ROADMAP_PATH, field: byLabel('Your idea') },
  { form: 'a complaint', path: PRIVACY_PATH, field: byLabel('What happened?') },
  {
    form: 'a device guide that looks different',
    path: '/set-up/apple-screen-time',
    field: byLabel('What is different?'),
  },
  {
    form: 'the address of a checklist',
    path: RESOURCES_PATH,
    open: (page) => page.getByRole('button', { name: 'Download Checklist' }).first().click(),
    field: (page) => page.getByRole('dialog').getByLabel('Email', { exact: true }),
    words: 'anna@family.example',
  },
  { form: 'the first questions of the plan', path: '/plan/start', field: byLabel('A nickname, if you like') },
  {
    form: 'a rule in a room',
    path: '/plan',
    async open(page) {
      await page.getByRole('button', { name: 'Add a rule' }).first().click()
      const own = page.getByText('Write our own rule', { exact: true })
      await own.waitFor()
      // It is unfolded where something is half written.
      if (!(await page.getByLabel('What we do').isVisible())) await own.click()
    },
    field: byLabel('What we do'),
  },
  { form: 'when a line slips', path: '/plan/agreement', field: byLabel('What happens then') },
  { form: 'who shares the plan', path: SHARE_PATH, field: byLabel('Your name here') },
  {
    form: 'the end of a challenge',
    path: '/plan/try/phone-beds',
    async open(page) {
      const start = page.getByRole('button', { name: 'Start this one' })
      const field = page.getByLabel('What do we keep?')
      await start.or(field).first().waitFor()
      if (await field.isVisible()) return
      await start.click()
      await page.getByRole('button', { name: 'Finish', exact: true }).click()
    },
    field: byLabel('What do we keep?'),
  },
  {
    form: 'a comment on a tool',
    path: TOOL,
    signedIn: true,
    async open(page) {
      await page.getByRole('button', { name: 'Go to step 5' }).click()
      await page.getByRole('button', { name: 'Finish Tool' }).click()
      await page.getByRole('button', { name: 'Not really' }).click()
    },
    field: (page) => page.getByLabel(/What could we do better/),
  },
  {
    form: 'a class agreement',
    path: CLASS_AGREEMENT_PATH,
    signedIn: true,
    field: byLabel('How many parents'),
    words: '12',
  },
]

/** They can be typed into before a script has run. The log-in has a step of its own. */
const EARLY = [REGISTER_PATH, UNSUBSCRIBE_PATH, PRIVACY_PATH, '/set-up/apple-screen-time']
/** One with a single line, one with several: on a slow phone. */
const EARLY_AND_SLOW = [FORGOT_PASSWORD_PATH, ROADMAP_PATH]

const TICKS = [
  { form: 'signing up', path: REGISTER_PATH, label: /I am an adult/ },
  { form: 'the first visit with Google', path: WELCOME_PATH, label: /I am an adult/, signedIn: true },
  { form: 'proving an address', path: VERIFY_EMAIL_PATH, label: /Send me one tip/ },
]

test('what is typed or ticked in a form outlives a reload', async ({ newVisitor }) => {
  test.setTimeout(180_000)
  for (const { form, path, field, words = 'Phones sleep in the hall.', open, signedIn } of FORMS) {
    await test.step(form, async () => {
      const { page, context } = await newVisitor()
      if (signedIn) await beSignedIn(page, true)
      await openPage(page, path)
      await open?.(page)
      await field(page).fill(words)
      // The page draws again, and what is kept late is kept.
      await page.waitForTimeout(500)
      await expect(field(page)).toHaveValue(words)
      await reloadPage(page)
      await open?.(page)
      await expect(field(page)).toHaveValue(words)
      await context.close()
    })
  }
  for (const { form, path, label, signedIn } of TICKS) {
    await test.step(`${form}: what is ticked, and nothing else`, async () => {
      const { page, context } = await newVisitor()
      if (signedIn) await beSignedIn(page)
      await openPage(page, path)
      await page.getByLabel(label).check()
      await reloadPage(page)
      await expect(page.getByLabel(label)).toBeChecked()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await context.close()
    })
  }
})

test('what is typed before the scripts load is kept, searched for, and logs in', async ({ page, parent }) => {
  test.slow()
  await page.evaluate(() => localStorage.removeItem('authToken'))
  for (const early of EARLY) {
    await test.step(early, () => typeEarly(page, early))
  }
  await slowDown(page)
  for (const early of EARLY_AND_SLOW) {
    await test.step(early, () => typeEarly(page, early))
  }
  await test.step('what was written into the search is searched for', async () => {
    const letGo = await openWithoutScripts(page, HOME_PATH)
    await page.getByRole('searchbox').fill('strangers')
    letGo()
    await expect(page.getByText(/\d+ tools? found/)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('searchbox')).toHaveValue('strangers')
    await page.unroute('**/assets/*.js')
  })
  await test.step('until then buttons are inert and the browser sends no form; then one press logs in', async () => {
    const letGo = await openWithoutScripts(page, LOGIN_PATH)
    const left: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(request.url())
    })
    await page.getByLabel('Email', { exact: true }).fill(parent.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const button = main(page).getByRole('button', { name: 'Log In' })
    // It looks as if it did not answer, because it does not yet.
    await expect(button).toHaveCSS('pointer-events', 'none')
    await expect(button).toHaveCSS('opacity', '0.6')
    await page.keyboard.press('Enter')
    letGo()
    await waitUntilReady(page)
    expect(left).toEqual([])
    await button.click()
    await page.waitForURL('/')
    expect(await stored(page)).not.toContain(PASSWORD)
  })
})

test('a password is kept nowhere, and what was sent is kept no longer', async ({ page }) => {
  await test.step('a password, not when it is shown either', async () => {
    await openPage(page, REGISTER_PATH)
    await EMAIL.field(page).fill(EMAIL.words)
    await page.getByLabel('Password', { exact: true }).fill('a secret of mine')
    await page.getByRole('button', { name: /Show/ }).click()
    await page.getByLabel('Password', { exact: true }).fill('a secret of mine, longer')
    expect(await stored(page)).toContain(EMAIL.words)
    expect(await stored(page)).not.toContain('a secret of mine')
    await reloadPage(page)
    await expect(EMAIL.field(page)).toHaveValue(EMAIL.words)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })
  await test.step('what was sent', async () => {
    await openPage(page, ROADMAP_PATH)
    const idea = 'A page about smart watches, please.'
    await page.getByLabel('Your idea').fill(idea)
    expect(await stored(page)).toContain(idea)
    await main(page).locator('button[type=submit]').first().click()
    await expect(page.getByText(/Thank you/).first()).toBeVisible()
    expect(await stored(page)).not.toContain(idea)
  })
})

async function typeEarly(page: Page, early: string): Promise<void> {
  const { field, words = 'Phones sleep in the hall.' } = FORMS.find(({ path }) => path === early) as FormCase
  const letGo = await openWithoutScripts(page, early)
  await field(page).fill(words)
  letGo()
  await waitUntilReady(page)
  // For the page to draw again.
  await page.waitForTimeout(500)
  await expect(field(page)).toHaveValue(words)
  await page.unroute('**/assets/*.js')
}

/** Every answer takes 400 ms more, and every script four times as long. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a page whose scripts come only once what is to be typed is typed. @returns lets them come */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letGo
}
