// What parents write to us: an idea from the roadmap and a complaint from the privacy page.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { expect, test } from '../fixtures.ts'

test('an idea is accepted, and a complaint has the same reference on page and mail', async ({
  page,
  server,
  mailbox,
}) => {
  await test.step('an idea is in the database', async () => {
    const idea = `An idea ${randomUUID()}`
    await openPage(page, '/roadmap')
    await page.getByRole('link', { name: 'Share an idea' }).click()
    await page.getByRole('main').getByRole('textbox').fill(idea)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Your idea is in').waitFor()
    using database = new DatabaseSync(join(server.dataDir, 'handrail.sqlite'), { readOnly: true })
    const found = database.prepare('select count(*) as found from inbox_message where text = ?').get(idea)
    expect(found).toEqual({ found: 1 })
  })
  await test.step('a complaint has a reference', async () => {
    const email = newEmail()
    await openPage(page, '/privacy')
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('main').getByLabel('What happened?').fill('I did not ask for that mail.')
    await page.getByRole('button', { name: 'Send complaint' }).click()
    const note = await page.getByText(/Your reference is/).textContent()
    const reference = note?.match(/HR-\w{4}-\w{4}/)?.[0] ?? 'none'
    expect(await mailbox.read(email, /reference/)).toContain(`Your reference is ${reference}`)
    await expect(page.locator('[data-operator]'), 'no operator is named here').toHaveCount(0)
  })
})
