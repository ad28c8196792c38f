// From a finished tool to 'Did it work?': the promise, its day, and what the server may learn of it.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { launchChromium } from '../../testing/browser/chromium.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { beSignedIn, finishAndClose } from '../../testing/browser/screen-states.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { fillPromise, keepPromise, openPromise } from '../../testing/browser/states/make-promise.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { listNowPaths } from '../../testing/content/find-tools.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'

const stage = openStage()
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const NOW = new Date('2026-11-22T19:00:00')

async function openLastStep(page: Page): Promise<void> {
  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
}

/** @returns the promise's words */
async function makePromise(page: Page, day: string): Promise<string> {
  await fillPromise(await openPromise(page), day)
  const kept = await keepPromise(page)
  // The button that had the focus is gone.
  await expect.poll(() => kept.locator(':focus').count()).toBe(1)
  const words = await kept.getByText(/^If /).textContent()
  await kept.getByRole('button', { name: 'Close' }).click()
  return words ?? ''
}

async function moveClock(context: BrowserContext, day: string): Promise<void> {
  await context.clock.setFixedTime(new Date(day))
}

test('W-1, W-2, W-3, N13: a promise is made, waits for its day on home without its words, and is answered', async () => {
  await using visit = await startVisit(stage.browser)
  const { page, context } = visit
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await moveClock(context, NOW.toISOString())
  await openLastStep(page)
  const words = await makePromise(page, 'In three days')
  expect(words).toMatch(/^If .+, then I .+\.$/)

  const waits = page.getByRole('region', { name: 'A question waits for you' })
  await openPage(page, stage.server.url)
  expect(await waits.count()).toBe(0)
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText(words).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await page.getByRole('heading', { name: 'Did it work?' }).count()).toBe(0)

  await moveClock(context, '2026-11-25T08:00:00')
  await openPage(page, stage.server.url)
  await waits.waitFor()
  expect(await page.getByText(words).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  await waits.getByRole('button', { name: 'Show it' }).click()
  const question = page.getByRole('region', { name: 'Did it work?' })
  await question.getByText(words).waitFor()
  expect(await findViolations(page)).toEqual([])
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
  await question.getByRole('button', { name: 'Make a smaller promise' }).click()
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Keep this promise' }).click()
  await question.getByText('Your smaller promise is saved.').waitFor()

  await openPage(page, stage.server.url)
  expect(await waits.count()).toBe(0)
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByRole('listitem').filter({ hasText: 'What got in the way: Grandma rang' }).waitFor()
  expect(await page.getByText(words).count()).toBe(0)

  const cue = words.slice('If '.length, words.indexOf(', then I'))
  for (const secret of [cue, 'Grandma']) {
    expect(bodies.filter((body) => decodeURIComponent(body).includes(secret))).toEqual([])
  }
})

test('N13, N14: in another browser neither home, the plan nor the tool tells of a promise, whatever is opened there', async () => {
  await using visit = await startVisit(stage.browser)
  await openLastStep(visit.page)
  const words = await makePromise(visit.page, 'Today')

  // A process of its own, as a child's or a colleague's is.
  const otherBrowser = await launchChromium()
  try {
    await using other = await startVisit(otherBrowser)
    const { page } = other
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(request.url())
    })
    await openPage(page, `${stage.server.url}/plan`)
    await page.getByText('No promise is open.').waitFor()
    for (const path of ['/', '/plan', TOOL]) {
      await openPage(page, stage.server.url + path)
      expect(await page.getByText(words).count(), path).toBe(0)
      expect(await page.getByText(/Did it work\?|A question waits/).count(), path).toBe(0)
    }
    expect(posted).toEqual([])
  } finally {
    await otherBrowser.close()
  }

  await openPage(visit.page, `${stage.server.url}/plan`)
  await visit.page.getByRole('region', { name: 'Did it work?' }).getByText(words).waitFor()
})

test('W-3: in the tool it is asked too, and what worked stands on the plan', async () => {
  await using visit = await startVisit(stage.browser)
  const { page, context } = visit
  await moveClock(context, NOW.toISOString())
  await openLastStep(page)
  const words = await makePromise(page, 'Tomorrow')
  await moveClock(context, '2026-11-23T19:00:00')
  await openPage(page, stage.server.url + TOOL)
  await page.getByRole('region', { name: 'Did it work?' }).getByRole('button', { name: 'It worked' }).click()
  await page.getByRole('heading', { name: 'Good to hear' }).waitFor()
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByRole('region', { name: 'What worked' }).getByText(words).waitFor()
})

test('W-2: own words, put off and dropped, without a network, and in two tabs at once', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  const { page, context } = visit
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText('No promise is open.').waitFor()
  await openLastStep(page)
  const dialog = await openPromise(page)
  await dialog.getByRole('button', { name: 'Keep this promise' }).click()
  await dialog.getByText('Please choose one.').first().waitFor()
  await dialog.getByRole('group', { name: 'If', exact: true }).getByRole('radio', { name: 'In my own words' }).check()
  await dialog.getByRole('textbox', { name: 'In my own words' }).fill('the film is over')
  await dialog.getByRole('group', { name: 'Then I' }).getByRole('radio').first().check()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Keep this promise' }).click()
  await page.getByText(/^If the film is over, then I/).waitFor()
  await context.setOffline(false)

  const other = await context.newPage()
  await openPage(other, `${stage.server.url}/plan`)
  await other.getByText(/^If the film is over/).waitFor()
  await openPage(page, `${stage.server.url}/plan`)
  await other.getByRole('button', { name: 'Put off' }).click()
  await other.getByText(/^Put off to /).waitFor()
  await page.getByRole('button', { name: 'Drop it' }).click()
  await page.getByText('Dropped. That is fine.').waitFor()
  await other.getByText('No promise is open.').waitFor()
})

test('W-4, N12: the calendar file is made on the device and names neither tool nor promise', async () => {
  await using visit = await startVisit(stage.browser, { acceptDownloads: true })
  const { page } = visit
  await openLastStep(page)
  const words = await makePromise(page, 'On Saturday')
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText(words).waitFor()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url())
  })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  expect(posts).toEqual([])
})

test('Q-9: forgetting everything on this device takes the promises too', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openLastStep(page)
  const words = await makePromise(page, 'Tomorrow')
  await openPage(page, `${stage.server.url}/help`)
  await page.getByRole('button', { name: 'Forget everything on this device' }).click()
  await page.getByRole('button', { name: 'Yes, forget everything' }).click()
  await page.getByText('Done. Nothing of yours is left here.').waitFor()
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText('No promise is open.').waitFor()
  expect(await page.getByText(words).count()).toBe(0)
})

test('a finished tool is asked about after three days, behind neutral words, once a day', async () => {
  await using visit = await startVisit(stage.browser)
  const { page, context } = visit
  await moveClock(context, NOW.toISOString())
  await openLastStep(page)
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
  await moveClock(context, '2026-11-26T19:00:00')
  await openPage(page, stage.server.url)
  const waits = page.getByRole('region', { name: 'A question waits for you' })
  await waits.getByRole('button', { name: 'Show it' }).click()
  const question = page.getByRole('region', { name: 'Do you still know?' })
  await question.getByRole('radio').first().check()
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Check answer' }).click()
  await openPage(page, stage.server.url)
  expect(await waits.count()).toBe(0)
  await moveClock(context, '2026-12-14T19:00:00')
  await openPage(page, stage.server.url)
  await waits.waitFor()
})

test('W-7: how sure one is takes one tap before and one after, and nobody has to', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sureness')) sent.push(JSON.parse(request.postData() ?? ''))
  })
  await openPage(page, stage.server.url + TOOL)
  await page
    .getByRole('group', { name: 'How sure are you about tonight?' })
    .getByRole('button', { name: '2 of 5' })
    .click()
  await page.getByText('Thank you.').waitFor()
  await finishAndClose(page)
  await page.getByRole('group', { name: 'And now, how sure' }).getByRole('button', { name: '4 of 5' }).click()
  await page.getByText('Surer than before.').waitFor()
  const lessonKey = 'digitalLaunchpad-module1-1.1'
  await expect
    .poll(() => sent)
    .toEqual([
      { lessonKey, when: 'before', value: 2 },
      { lessonKey, when: 'after', value: 4 },
    ])
})

test('W-5, N8: who is signed in may be asked by mail, and the server learns the day and nothing else', async () => {
  await using visit = await startVisit(stage.browser)
  const { page, context } = visit
  await beSignedIn(page, true)
  const asked: unknown[] = []
  await page.route('**/api/reminders', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: { message: 'Thank you.', byMail: true } })
  })
  await moveClock(context, NOW.toISOString())
  await openLastStep(page)
  const dialog = await openPromise(page)
  await fillPromise(dialog, 'In three days')
  await dialog.getByRole('checkbox', { name: 'Ask me by email' }).check()
  await keepPromise(page)
  await expect.poll(() => asked).toEqual([{ day: '2026-11-25' }])
})

test('N7, N8: a reader without an account types the address, presses the button of the link and is asked', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const { server } = stage
  const email = newEmail()
  await openPage(page, server.url)
  const section = page.getByRole('region', { name: /Saturday/ })
  await section.getByLabel('Email', { exact: true }).fill(email)
  for (const box of await section.getByRole('checkbox').all()) await box.check()
  await section.getByRole('button').click()
  await openPage(page, linkIn(await waitForMail(server.dataDir, email, /confirm\?code=/)))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your next tip comes on Saturday.').waitFor()

  await openLastStep(page)
  const dialog = await openPromise(page)
  await fillPromise(dialog, 'Today')
  await dialog.getByText('Ask me by email').click()
  await dialog.getByLabel('Your email address').fill(email)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/reminders/links'))
  const kept = await keepPromise(page)
  expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual(['day', 'email'])
  await kept.getByText('If that address gets our weekly tips').waitFor()

  await page.goto(linkIn(await waitForMail(server.dataDir, email, /reminders\/yes\//)))
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, ask me' }).click()
  await page.getByRole('heading', { name: 'We will write to you' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Open our plan' }).click()
  await page.getByRole('heading', { name: 'Did it work?' }).waitFor()
})

test('W-1: the page for now leads to the step on which a promise is made, for when it is calm', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, stage.server.url + (listNowPaths()[0] ?? ''))
  await page.getByRole('link', { name: 'When it is calm: make one promise for next time' }).click()
  await page.getByText('Step 5 of 5').waitFor()
  await page.getByRole('button', { name: 'Make it a promise' }).waitFor()
})
