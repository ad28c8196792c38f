// About, Roadmap and the privacy page: ways between them, ideas and complaints.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { expect, test } from '../fixtures.ts'

test('from Sources to About, from there to the roadmap, back, and to the toolkits', async ({ page }) => {
  await openPage(page, '/sources')
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Handrail' }).waitFor()
  await page.getByRole('link', { name: 'Share Your Feedback' }).click()
  await page.getByRole('heading', { level: 1, name: 'Roadmap' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Browse Our Toolkits' }).click()
  await page.getByRole('heading', { level: 1, name: 'The Digital Launchpad' }).waitFor()
})

test('an idea is sent signed out and is in the database', async ({ page, server }) => {
  const idea = `An idea ${randomUUID()}`
  await openPage(page, '/roadmap')
  for (const horizon of ['Next 3 months', '3-6 months', '6+ months']) {
    await page.getByRole('heading', { level: 3, name: horizon, exact: true }).waitFor()
  }
  await page.getByRole('link', { name: 'Share an idea' }).click()
  await page.getByRole('main').getByRole('textbox').fill(idea)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Your idea is in').waitFor()
  using database = new DatabaseSync(join(server.dataDir, 'handrail.sqlite'), { readOnly: true })
  const found = database.prepare('select count(*) as found from inbox_message where text = ?').get(idea)
  expect(found).toEqual({ found: 1 })
})

test('a complaint has the same reference on the page and in the mail', async ({ page, mailbox }) => {
  const email = newEmail()
  await openPage(page, '/privacy')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('main').getByLabel('What happened?').fill('I did not ask for that mail.')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  const note = await page.getByText(/Your reference is/).textContent()
  const reference = note?.match(/HR-\w{4}-\w{4}/)?.[0] ?? 'none'
  expect(await mailbox.read(email, /reference/)).toContain(`Your reference is ${reference}`)
})
