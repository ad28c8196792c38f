// From a finished tool to 'Did it work?': the next step, its day, and what the server may learn of it.

import type { BrowserContext, Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { beSignedIn } from '../../testing/browser/screen-states.ts'
import { fillNextStep, openNextStep, saveNextStep } from '../../testing/browser/states/make-next-step.ts'
import { WITHOUT_NETWORK } from '../../testing/browser/troubles.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const NOW = new Date('2026-11-22T19:00:00')

async function openLastStep(page: Page): Promise<void> {
  await openPage(page, TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
}

/** @returns the next step's words */
async function makeNextStep(page: Page, day: string): Promise<string> {
  await fillNextStep(await openNextStep(page), day)
  const kept = await saveNextStep(page)
  // The button that had the focus is gone.
  await expect.poll(() => kept.locator(':focus').count()).toBe(1)
  const words = await kept.getByText(/^If /).textContent()
  await kept.getByRole('button', { name: 'Close' }).last().click()
  return words ?? ''
}

async function moveClock(context: BrowserContext, day: string): Promise<void> {
  await context.clock.setFixedTime(new Date(day))
}

test('a next step waits for its day on home without its words, and is answered', async ({
  page,
  context,
  newVisitor,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await moveClock(context, NOW.toISOString())
  await openLastStep(page)
  const words = await makeNextStep(page, 'In three days')
  expect(words).toMatch(/^If .+, then I .+\.$/)

  const waits = page.getByRole('region', { name: 'A quick question for you' })
  await openPage(page, '/')
  expect(await waits.count()).toBe(0)
  await openPage(page, '/plan')
  await page.getByText(words).waitFor()
  expect(await page.getByRole('heading', { name: 'Did it work?' }).count()).toBe(0)

  await moveClock(context, '2026-11-25T08:00:00')
  await openPage(page, '/')
  await waits.waitFor()
  expect(await page.getByText(words).count()).toBe(0)

  // A child's or a colleague's device, say.
  await test.step('in another browser neither home, the plan nor the tool tells of a next step', async () => {
    const { page: other, context: elsewhere } = await newVisitor()
    await moveClock(elsewhere, '2026-11-25T08:00:00')
    const posted: string[] = []
    other.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(request.url())
    })
    await openPage(other, '/plan')
    await other.getByRole('heading', { name: 'Begin with one small step' }).waitFor()
    for (const path of ['/', '/plan', TOOL]) {
      await openPage(other, path)
      expect(await other.getByText(words).count(), path).toBe(0)
      expect(await other.getByText(/Did it work\?|A quick question/).count(), path).toBe(0)
    }
    expect(posted).toEqual([])
  })

  await waits.getByRole('button', { name: 'Show it' }).click()
  const question = page.getByRole('region', { name: 'Did it work?' })
  await question.getByText(words).waitFor()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/outcomes'))
  await question.getByRole('button', { name: 'Not yet' }).click()
  const request = await sent
  expect(request.headers().authorization).toBeUndefined()
  expect(request.headers().referer ?? '').toBe('')
  expect(JSON.parse(request.postData() ?? '')).toEqual({
    lessonKey: 'digitalLaunchpad-module1-1.1',
    outcome: 'not-yet',
  })
  const obstacles = question.getByRole('group', { name: 'What got in the way?' })
  await obstacles.getByRole('radio', { name: 'In my own words' }).check()
  await obstacles.getByRole('textbox', { name: 'In my own words' }).fill('Grandma rang')
  await question.getByText('One thing that helps').waitFor()
  await question.getByRole('button', { name: 'Choose a smaller step' }).click()
  await question.getByRole('button', { name: 'Save this next step' }).click()
  await question.getByText('Your smaller step is saved.').waitFor()

  await openPage(page, '/')
  expect(await waits.count()).toBe(0)
  await openPage(page, '/plan')
  await page.getByText('What got in the way: Grandma rang').waitFor()
  expect(await page.getByText(words).count()).toBe(0)

  const cue = words.slice('If '.length, words.indexOf(', then I'))
  for (const secret of [cue, 'Grandma']) {
    expect(bodies.filter((body) => decodeURIComponent(body).includes(secret))).toEqual([])
  }
})

test('own words, put off and dropped, without a network, and in two tabs at once', async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ serviceWorkers: 'allow', expected: WITHOUT_NETWORK })
  await openPage(page, '/plan')
  await page.getByRole('heading', { name: 'Begin with one small step' }).waitFor()
  await openLastStep(page)
  const dialog = await openNextStep(page)
  await dialog.getByRole('button', { name: 'Save my next step' }).click()
  await dialog.getByText('Please choose one.').first().waitFor()
  await dialog.getByRole('group', { name: 'If', exact: true }).getByRole('radio', { name: 'In my own words' }).check()
  await dialog.getByRole('textbox', { name: 'In my own words' }).fill('the film is over')
  await dialog.getByRole('group', { name: 'Then I' }).getByRole('radio').first().check()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save my next step' }).click()
  await page.getByText(/^If the film is over, then I/).waitFor()
  await context.setOffline(false)

  const other = await context.newPage()
  await openPage(other, '/plan')
  await other.getByText(/^If the film is over/).waitFor()
  await openPage(page, '/plan')
  await other.getByRole('button', { name: 'Ask me later' }).click()
  await other.getByText(/^OK. We'll ask you on /).waitFor()
  await page.getByRole('button', { name: 'Drop it' }).click()
  await page.getByText("Dropped. That's fine.").waitFor()
  await other.getByRole('heading', { name: 'Begin with one small step' }).waitFor()
})

test('a calendar or a mail asks on the day, and the server learns only the day', async ({ page, newVisitor }) => {
  await test.step('the calendar file', async () => {
    await openLastStep(page)
    const words = await makeNextStep(page, 'On Saturday')
    await openPage(page, '/plan')
    await page.getByText(words).waitFor()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url())
    })
    const downloading = page.waitForEvent('download')
    await page.getByText('Put it in my calendar').click()
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    expect(posts).toEqual([])
  })
  await test.step('a mail, for a parent who is signed in', async () => {
    const { page: member, context } = await newVisitor()
    await beSignedIn(member, true)
    const asked: unknown[] = []
    await member.route('**/api/reminders', (route) => {
      asked.push(route.request().postDataJSON())
      return route.fulfill({ json: { message: 'Thank you.', byMail: true } })
    })
    await moveClock(context, NOW.toISOString())
    await openLastStep(member)
    const dialog = await openNextStep(member)
    await fillNextStep(dialog, 'In three days')
    await dialog.getByRole('checkbox', { name: 'Ask me by email' }).check()
    await saveNextStep(member)
    await expect.poll(() => asked).toEqual([{ day: '2026-11-25' }])
  })
})
