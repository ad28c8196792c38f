// D8, D9, S7, S12: what an address that anybody may have written can do on the page where sign-ins come back.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { newEmail, newNetwork, register, storedToken } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const TOOL_KEY = 'digitalLaunchpad-module1-1.1'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })

/** A token of somebody else, as it could stand in a link. */
async function tokenOf(email: string): Promise<string> {
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  await register(visit.page, stage, email)
  return (await storedToken(visit.page)) ?? ''
}

async function finishTool(page: Page): Promise<void> {
  await openPage(page, stage.server.url + TOOL)
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

test.each([
  ['Yes, add it', [TOOL_KEY]],
  ['No, leave it out', []],
])(
  'S7, Q-7: a guest who opens a link with a token is asked, and again about what was finished here: %s',
  async (word, saved) => {
    const email = newEmail()
    const token = await tokenOf(email)
    await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
    const { page } = visit
    await finishTool(page)
    await openPage(page, stage.server.url)
    const before = await stored(page)
    const posts = watchPosts(page)
    const open = () => openPage(page, `${stage.server.url}/auth/callback?token=${token}`)

    await open()
    await page.getByText(`This link would log in ${email} on this device.`).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'No' }).click()
    await page.waitForURL(`${stage.server.url}/`)
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
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: word }).click()
    await question.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    await expect.poll(() => savedFor(page, token)).toEqual(saved)
    await reloadPage(page)
    expect(await question.count()).toBe(0)
  },
)

test('D8, S7: a token is checked with the server first, and replaces nobody unasked', async () => {
  const [first, second] = [newEmail(), newEmail()]
  const token = await tokenOf(second)
  await using visit = await startVisit(stage.browser, {
    ...WIDE,
    extraHTTPHeaders: newNetwork(),
    expected: /status of 401/,
  })
  const { page } = visit
  await page.goto(`${stage.server.url}/auth/callback?token=a.forged.token`)
  await page.waitForURL(`${stage.server.url}/login`)
  expect(await storedToken(page)).toBeNull()
  await register(page, stage, first)
  await page.goto(`${stage.server.url}/auth/callback?token=${token}`)
  await page.getByText(`This link would log in ${second} on this device.`).waitFor()
  await page.getByText(`${first}, who is logged in here now, would be logged out.`).waitFor()
  await page.getByRole('button', { name: 'No' }).click()
  await page.getByText(`Welcome, ${first}`).first().waitFor()
  await page.goto(`${stage.server.url}/auth/callback?token=${token}`)
  await page.getByRole('button', { name: 'Yes, log me in' }).click()
  await page.getByText(`Welcome, ${second}`).first().waitFor()
})

test.each(['/auth/callback', '/login'])(
  'D9, S12, Q-8: %s shows no words of strangers, only sentences of ours',
  async (path) => {
    await using visit = await startVisit(stage.browser, WIDE)
    const { page } = visit
    const strange = [
      'account locked by NSPCC. Ring 0900 123 4567',
      '<b>x</b>',
      '',
      'constructor',
      '__proto__',
      '@'.repeat(2_000),
    ]
    for (const words of strange) {
      await page.goto(`${stage.server.url}${path}?error=${encodeURIComponent(words)}`)
      await page.waitForURL(/\/login/)
      await page.getByText('Login failed. Please try again, or use your email address.').first().waitFor()
      expect(await page.locator('body').innerText()).not.toContain('0900')
    }
    await page.goto(`${stage.server.url}${path}?error=google-cancelled`)
    await page.getByText('Login failed: Google sign-in was cancelled.').first().waitFor()
  },
)

test('A-7, D12: without Google settings the button is not there, and its address leads to a reason', async () => {
  await using visit = await startVisit(stage.browser, WIDE)
  const { page } = visit
  await openPage(page, `${stage.server.url}/api/auth/google`)
  await page.getByText('Login failed: Google sign-in is not available here.').waitFor()
  expect(await page.getByRole('link', { name: 'Continue with Google' }).count()).toBe(0)
  await page.goto(`${stage.server.url}/auth/callback`)
  await page.getByText('An unknown error occurred during login.').first().waitFor()
})
