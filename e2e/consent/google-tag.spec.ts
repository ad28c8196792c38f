// A configured Google tag, played by a script that takes what it can reach.
import type { BrowserContext, Frame, Page } from '@playwright/test'
import { newEmail, register, storedToken } from '../../testing/browser/people.ts'
import { expect, test } from '../fixtures.ts'

test.use({
  settings: { GA_MEASUREMENT_ID: 'G-TEST12345' },
  viewport: { width: 1280, height: 800 },
  consentAnswered: false,
})

const TOOL = '/digitalLaunchpad/modules/module3/lessons/3.5'
const CLOSED = [
  '/login',
  '/register',
  '/forgot-password',
  '/account',
  '/welcome',
  '/unsubscribe',
  '/auth/callback',
  '/reset-password',
  '/verify-email',
  '/not-me',
  '/confirm',
  '/undo',
  '/preferences',
  '/erase',
]

/** Tries every door to what is ours, and keeps what it found or why it could not. */
const THIEF = `self.found = [
  () => localStorage.authToken, () => document.cookie, () => indexedDB.open('x'),
  () => parent.localStorage.authToken, () => parent.document.title, () => top.document.body.innerText,
  () => parent.location.href, () => { document.cookie = '_ga=GA1.1; path=/' },
].map((open) => { try { return String(open()) } catch (error) { return error.name } })`

/** Answers for Google, and counts how often it was asked. */
async function playGoogle(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: THIEF })
  })
  return asked
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })
const tagOf = (page: Page): Frame | undefined =>
  page.frames().find((frame) => new URL(frame.url(), 'http://x').pathname === '/embed/google-tag')
const hasTag = (page: Page) => expect.poll(() => tagOf(page) !== undefined)
const commandsOf = (frame: Frame | undefined) =>
  frame?.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((one) => Array.from(one)),
  )

async function accept(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await question(page).getByText('Google Analytics').waitFor()
  expect(tagOf(page)).toBeUndefined()
  await question(page).getByRole('button', { name: 'Accept All' }).click()
  await hasTag(page).toBe(true)
}

test('the tag loads only after "Accept All", gets one permission, and goes with the consent', async ({
  page,
  context,
  server,
}) => {
  const asked = await playGoogle(context)
  await accept(page)
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])
  const [first, second] = (await commandsOf(tagOf(page))) ?? []
  expect(first?.slice(0, 2)).toEqual(['consent', 'default'])
  expect(new Set(Object.values(first?.[2] as object))).toEqual(new Set(['denied']))
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  await page.getByRole('button', { name: 'Show different challenges' }).click()
  const page_location = `${server.url}/`
  await expect
    .poll(async () => (await commandsOf(tagOf(page)))?.at(-1))
    .toEqual(['event', 'button_click', { name: 'different_challenges', location: 'home', page_location }])

  // The script reaches nothing of ours, not even its own cookies.
  const found = () => tagOf(page)?.evaluate(() => (self as unknown as { found?: string[] }).found)
  await expect.poll(found).toEqual(Array.from({ length: 8 }, () => 'SecurityError'))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('button', { name: 'Essential Only' }).click()
  await hasTag(page).toBe(false)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('no tag runs in any tab of a device with the key of a shared plan', async ({ page, context }) => {
  const asked = await playGoogle(context)
  await accept(page)
  const other = await context.newPage()
  await other.goto('/plan/share', { waitUntil: 'load' })
  await other.getByRole('button', { name: 'Make a link' }).click()
  await other.getByRole('textbox', { name: 'The link' }).waitFor()
  await hasTag(page).toBe(false)
  const before = asked.length
  await other.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await other.waitForURL('/privacy')
  for (const path of ['/', '/plan', '/help', TOOL]) {
    await other.goto(path, { waitUntil: 'networkidle' })
    expect(tagOf(other), path).toBeUndefined()
  }
  expect(asked).toHaveLength(before)
})

test('moving to log in, sign up or an account leaves the tag behind', async ({ page, context, server }) => {
  const asked = await playGoogle(context)
  await accept(page)
  for (const [name, path] of [
    ['Log In', '/login'],
    ['Sign Up', '/register'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(path)
    await hasTag(page).toBe(false)
    await page.goBack()
    await hasTag(page).toBe(true)
  }
  // Signing in in another tab ends it in this one too, and nothing is asked of Google from then on.
  const other = await context.newPage()
  await register(other, { server }, newEmail())
  expect(await storedToken(other)).not.toBeNull()
  await hasTag(page).toBe(false)
  const before = asked.length
  for (const path of ['/', TOOL, '/account', '/privacy']) {
    await other.goto(path, { waitUntil: 'networkidle' })
    expect(tagOf(other), path).toBeUndefined()
  }
  expect(asked.length).toBe(before)
})

test('pages with a secret or a sign-in have no tag, and no page loads Google itself', async ({ page, context }) => {
  const asked = await playGoogle(context)
  await accept(page)
  await expect.poll(() => asked.length).toBe(1)
  for (const path of CLOSED) {
    await page.goto(path, { waitUntil: 'networkidle' })
    if (CLOSED.includes(new URL(page.url()).pathname)) expect(tagOf(page), path).toBeUndefined()
  }
  for (const path of ['/', '/roadmap', '/privacy', TOOL, ...CLOSED]) {
    const headers = (await page.request.get(path)).headers()
    expect(headers['content-security-policy'], path).not.toContain('google')
  }
})
