// What leaves the browser and what stays in it, before a choice, after 'Essential Only' and after 'Accept All'. What the content
// policy blocks is a console error, and those fail every journey.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { toolkitTitle } from '../../testing/content/real-content.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module3/lessons/3.5'
test.use({ consentAnswered: false })

const question = (page: Page) => page.getByRole('dialog', { name: 'Your choice about cookies' })

interface Seen {
  hosts: Set<string>
  events: Record<string, unknown>[]
  /** Searches without a result whose words were sent. */
  words: unknown[]
}

function watch(page: Page): Seen {
  const seen: Seen = { hosts: new Set(), events: [], words: [] }
  page.on('request', (request) => {
    seen.hosts.add(new URL(request.url()).host)
    if (request.url().includes('analytics')) seen.events.push(request.postDataJSON())
    if (request.url().includes('search-words')) seen.words.push(request.postDataJSON())
  })
  return seen
}

/** Opens pages, searches, leaves one tool and finishes another. @param isSearchCounted whether the search has left, where it is to leave */
async function useTheSite(page: Page, isSearchCounted = () => true): Promise<void> {
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByText('No tools found. Try different keywords.').waitFor()
  // Words that found nothing leave once the typing has stopped and the words of danger have come.
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return isSearchCounted()
    })
    .toBe(true)
  await openPage(page, TOOL)
  await page.getByRole('link', { name: 'Back to Toolkit' }).click()
  await page.getByRole('heading', { level: 1, name: toolkitTitle('module3') }).waitFor()
  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
  await page.waitForLoadState('networkidle')
}

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].sort())

test('nothing is counted or stored before a choice, and "Essential Only" stores only the choice', async ({
  page,
  server,
}) => {
  const seen = watch(page)
  const nothingLeft = () => {
    expect(seen.events).toEqual([])
    expect(seen.words).toEqual([])
    expect([...seen.hosts]).toEqual([new URL(server.url).host])
  }
  await page.clock.install()
  await test.step('before a choice, with both choices alike and help one press away', async () => {
    await openPage(page, '/')
    await question(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    const [one, other] = await Promise.all(
      ['Essential Only', 'Accept All'].map((name) =>
        question(page)
          .getByRole('button', { name })
          .evaluate((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
            const { width, height } = button.getBoundingClientRect()
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
          }),
      ),
    )
    expect(one).toEqual(other)
    nothingLeft()
    expect(await storedKeys(page)).toEqual([''])
    await question(page).getByRole('link', { name: 'Get help now' }).click()
    // That the question does not follow there is in the specification's table.
    await page.getByRole('heading', { level: 1, name: /help/i }).waitFor()
  })
  await test.step('after "Essential Only"', async () => {
    await page.goto('/')
    await question(page).getByRole('button', { name: 'Essential Only' }).click()
    await question(page).waitFor({ state: 'detached' })
    await useTheSite(page)
    nothingLeft()
    const keys = await storedKeys(page)
    expect(keys).toContain('cookieConsent')
    expect(keys.filter((key) => /_ga|analytics|visitor/i.test(key))).toEqual([])
  })
})

test('after "Accept All" the events of the specification are sent, to our own host only', async ({ page, server }) => {
  const seen = watch(page)
  await page.clock.install()
  await page.goto('/')
  await question(page).getByRole('button', { name: 'Accept All' }).click()
  await useTheSite(page, () => seen.words.length > 0)
  expect([...seen.hosts]).toEqual([new URL(server.url).host])
  // A visit begins at the choice, and wherever an address is typed; of a tool each step is counted.
  const specified = seen.events.filter(({ event }) => event !== 'visit' && event !== 'tool_step')
  expect(specified.map(({ event }) => event)).toEqual([
    'search_without_result',
    'tool_started',
    'tool_left',
    'tool_started',
    'tool_completed',
  ])
  expect(seen.events[0]).toEqual({ event: 'visit' })
  const steps = seen.events.filter(({ event }) => event === 'tool_step')
  expect(steps.map(({ step }) => step)).toEqual([1, 1, 5])
  expect(specified[2]).toMatchObject({ lessonId: '3.5', step: 1 })
  expect(specified[4]).toMatchObject({ stageId: 'digitalLaunchpad', value: 1, timeSpent: expect.any(Number) })
  // The words go to a place of their own, after consent.
  expect(JSON.stringify(seen.events)).not.toContain('zzzz')
  expect(seen.words).toEqual([{ words: 'zzzz' }])
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('withdrawing consent on /privacy works at once in every tab, and so does giving it again', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const counted = page.waitForRequest(/analytics/)
  await question(page).getByRole('button', { name: 'Accept All' }).click()
  await counted
  const seen = watch(page)
  const other = await context.newPage()
  await other.goto('/privacy')
  await other.getByText('All cookies accepted').waitFor()
  await other.getByRole('button', { name: 'Manage' }).click()
  await other.getByRole('button', { name: 'Essential Only' }).click()
  await other.getByText('Essential cookies only').waitFor()
  await page.getByRole('button', { name: 'Show different challenges' }).click()
  expect(seen.events).toEqual([])
  await other.getByRole('button', { name: 'Accept All' }).click()
  await other.getByText('All cookies accepted').waitFor()
  await page.getByRole('button', { name: 'Show different challenges' }).click()
  await expect
    .poll(() => seen.events)
    .toEqual([{ event: 'button_click', name: 'different_challenges', location: 'home' }])
})

test('an open question goes away over a serious tool, and comes again behind it', async ({ page }) => {
  await openPage(page, TOOL)
  await page.getByRole('link', { name: 'Back to Toolkit' }).click()
  await question(page).waitFor()
  await page.goBack()
  await page.getByText('Step 1 of 5').waitFor()
  await question(page).waitFor({ state: 'detached' })
  await page.goForward()
  await question(page).waitFor()
})
