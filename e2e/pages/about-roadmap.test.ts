// Journeys over About, Roadmap and the privacy page: ways between them, ideas and complaints.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { waitForMail } from '../../testing/mail/mails.ts'

const stage = openStage()

test('from Sources to About, from there to the roadmap, back, and to the toolkits', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, `${stage.server.url}/sources`)
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Handrail' }).waitFor()
  await page.getByRole('link', { name: 'Share Your Feedback' }).click()
  await page.getByRole('heading', { level: 1, name: 'Roadmap' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Browse Our Toolkits' }).click()
  await page.getByRole('heading', { level: 1, name: 'The Digital Launchpad' }).waitFor()
})

test('About has every section of the specification, the five blocks, and where its facts come from', async () => {
  await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
  const { page } = visit
  await page.goto(`${stage.server.url}/about`)
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Why this exists',
    'The problem',
    'The learning design',
    'Our promise',
    'The background',
    'A technical note',
    'What makes it different',
  ])
  expect(await page.locator('main ol > li > strong').allTextContents()).toEqual([
    'Real situations.',
    'Understanding the why.',
    'Scenario practice.',
    'Actionable strategies.',
    'Reflect and commit.',
  ])
  await page.getByText('Where this comes from').click()
  await page.getByText('Orben and Przybylski').waitFor()
})

describe.each([360, 1280])('at %i px', (width) => {
  test('P-7: an idea is sent signed out and is in the database', async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
    const { page } = visit
    const idea = `An idea ${randomUUID()}`
    await openPage(page, `${stage.server.url}/roadmap`)
    for (const horizon of ['Next 3 months', '3-6 months', '6+ months']) {
      await page.getByRole('heading', { level: 3, name: horizon, exact: true }).waitFor()
    }
    await page.getByRole('link', { name: 'Share an idea' }).click()
    await page.getByRole('main').getByRole('textbox').fill(idea)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Your idea is in').waitFor()
    using database = new DatabaseSync(join(stage.server.dataDir, 'handrail.sqlite'), { readOnly: true })
    const found = database.prepare('select count(*) as found from inbox_message where text = ?').get(idea)
    expect(found).toEqual({ found: 1 })
  })

  test('P-10, H12: a complaint has the same reference on the page and in the mail', async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width, height: 740 } })
    const { page } = visit
    const email = newEmail()
    await openPage(page, `${stage.server.url}/privacy`)
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('main').getByLabel('What happened?').fill('I did not ask for that mail.')
    await page.getByRole('button', { name: 'Send complaint' }).click()
    const note = await page.getByText(/Your reference is/).textContent()
    const reference = note?.match(/HR-\w{4}-\w{4}/)?.[0] ?? 'none'
    expect(await waitForMail(stage.server.dataDir, email, /reference/)).toContain(`Your reference is ${reference}`)
  })
})

test('P-9: seeing the roadmap is counted by its name in the specification, from the moment of consent on', async () => {
  await using visit = await startVisit(stage.browser, { undecided: true })
  const { page } = visit
  const events: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('analytics')) events.push(request.postDataJSON())
  })
  await openPage(page, `${stage.server.url}/roadmap`)
  const question = page.getByRole('dialog', { name: 'Your choice about cookies' })
  await question.waitFor()
  expect(events).toEqual([])
  const counted = page.waitForRequest('**/analytics/**')
  await question.getByRole('button', { name: 'Accept All' }).click()
  expect((await counted).postDataJSON()).toEqual({ event: 'page_view', page: '/roadmap' })
})

test('what was typed before the page could answer is sent', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto(`${stage.server.url}/roadmap`, { waitUntil: 'commit' })
  await page.getByLabel('Your idea').pressSequentially('An early idea')
  letGo()
  await page.waitForLoadState('networkidle')
  const sent = page.waitForRequest('**/api/inbox/idea')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ text: 'An early idea' })
  await page.getByText('Your idea is in').waitFor()
  await page.unroute('**/assets/entry.client-*.js')
})
