// What a stranger's link to the sign-in callback page can do.

import type { Page } from '@playwright/test'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { newEmail, register, storedToken } from '../../testing/browser/people.ts'
import type { RunningServer } from '../../testing/servers/server.ts'
import { expect, type NewVisitor, test } from '../fixtures.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }

test.use(WIDE)
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const TOOL_KEY = 'digitalLaunchpad-module1-1.1'

/** Another person's token, as a link could hold it. */
async function tokenOf(email: string, newVisitor: NewVisitor, server: RunningServer): Promise<string> {
  const { page } = await newVisitor()
  await register(page, { server }, email)
  return (await storedToken(page)) ?? ''
}

async function finishTool(page: Page): Promise<void> {
  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
}

/** What the page has sent, other than questions. */
function watchPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

const savedFor = (page: Page, token: string) =>
  page.evaluate(async (given) => {
    const answer = await fetch('/api/auth/progress', { headers: { Authorization: `Bearer ${given}` } })
    return (await answer.json()).completedLessons
  }, token)

const stored = (page: Page) => page.evaluate(() => JSON.stringify(window.localStorage))

test('a guest who opens a link with a token is asked about what was finished here', async ({ newVisitor, server }) => {
  for (const [word, saved] of [
    ['Yes, add it', [TOOL_KEY]],
    ['No, leave it out', []],
  ] as const) {
    await test.step(word, async () => {
      const email = newEmail()
      const token = await tokenOf(email, newVisitor, server)
      const { page } = await newVisitor(WIDE)
      await finishTool(page)
      await openPage(page, '/')
      const before = await stored(page)
      const posts = watchPosts(page)
      const open = () => openPage(page, `/auth/callback?token=${token}`)

      await open()
      await page.getByText(`This link would log in ${email} on this device.`).waitFor()
      await page.getByRole('button', { name: 'No' }).click()
      await page.waitForURL('/')
      expect([await stored(page), posts]).toEqual([before, []])

      await open()
      await page.getByRole('button', { name: 'Yes, log me in' }).click()
      const question = page.getByRole('dialog', { name: 'Add what was finished here?' })
      await question.getByText(`1 tool was finished on this device. Shall we add that to ${email}?`).waitFor()
      expect(await storedToken(page)).toBe(token)
      await page.waitForLoadState('networkidle')
      expect([await savedFor(page, token), posts]).toEqual([[], []])
      // Closed without an answer, it is asked again.
      await page.keyboard.press('Escape')
      await reloadPage(page)
      await question.getByRole('button', { name: word }).click()
      await question.waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      await expect.poll(() => savedFor(page, token)).toEqual(saved)
      await reloadPage(page)
      expect(await question.count()).toBe(0)
    })
  }
})

test('a token is checked with the server first, and replaces no session unasked', async ({ server, newVisitor }) => {
  const [first, second] = [newEmail(), newEmail()]
  const token = await tokenOf(second, newVisitor, server)
  const { page } = await newVisitor({ ...WIDE, expected: /status of 401/ })
  await page.goto('/auth/callback?token=a.forged.token')
  await page.waitForURL('/login')
  expect(await storedToken(page)).toBeNull()
  await register(page, { server }, first)
  await page.goto(`/auth/callback?token=${token}`)
  await page.getByText(`This link would log in ${second} on this device.`).waitFor()
  await page.getByText(`${first}, who is logged in here now, would be logged out.`).waitFor()
  await page.getByRole('button', { name: 'No' }).click()
  await page.getByText(`Welcome, ${first}`).first().waitFor()
  await page.goto(`/auth/callback?token=${token}`)
  await page.getByRole('button', { name: 'Yes, log me in' }).click()
  await page.getByText(`Welcome, ${second}`).first().waitFor()
})

test('the callback page and the log-in show no words of strangers, only sentences of ours', async ({ page }) => {
  for (const path of ['/auth/callback', '/login']) {
    await test.step(path, async () => {
      const told = 'account locked by NSPCC. Ring 0900 123 4567'
      for (const words of [told, '<b>x</b>', '', 'constructor', '__proto__', '@'.repeat(2_000)]) {
        await page.goto(`${path}?error=${encodeURIComponent(words)}`)
        await page.waitForURL(/\/login/)
        await page.getByText('Login failed. Please try again, or use your email address.').first().waitFor()
        expect(await page.locator('body').innerText()).not.toContain('0900')
      }
      await page.goto(`${path}?error=google-cancelled`)
      await page.getByText('Login failed: Google sign-in was cancelled.').first().waitFor()
    })
  }
  await test.step('without Google settings there is no button, and its address leads to a reason', async () => {
    await openPage(page, '/api/auth/google')
    await page.getByText('Login failed: Google sign-in is not available here.').waitFor()
    expect(await page.getByRole('link', { name: 'Continue with Google' }).count()).toBe(0)
  })
})
