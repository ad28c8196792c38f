// An editor's Saturday: from an empty page to an issue that readers have, and what became of it.
import { readConfig } from '#src/platform/config.ts'
import { createServices } from '#src/platform/services.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { confirmAct, startAtDesk } from '../../testing/browser/operators.ts'
import { waitForMail } from '../../testing/mail/mails.ts'
import { addReaders } from '../../testing/mail/newsletter-readers.ts'
import { startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const SUBJECT = 'Put the charger in the hall'
const WORDS = '## Worth knowing\n\nA fact.\n\n## One thing to do\n\nA step.\n\n## And you\n\nWell done.'

// The page of an issue that has not left, and a reader's copy of it, are not there yet.
test.use({ expectedErrors: /status of (400|404)/ })

test('an editor writes, previews, plans, corrects and sends an issue, and reads how it went', async ({
  page,
  context,
}) => {
  test.slow()
  await using server = await startServer({ NEWSLETTER_SENDING: 'on' })
  const services = await createServices(readConfig({ DATA_DIR: server.dataDir }))
  await addReaders(services, 3)
  await services.close()
  const { recoveryCodes: codes } = await startAtDesk(context, server, 'editor')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

  await test.step('an issue that was written by mistake is deleted', async () => {
    await page.goto(`${server.url}/desk/newsletter/new/edit`)
    await page.getByLabel('Subject', { exact: true }).fill('This issue is a mistake')
    await page.getByLabel('Line beside the subject').fill('A phone that sleeps elsewhere wakes no one at night.')
    await page.getByLabel('Add a source').selectOption({ index: 1 })
    await page.getByLabel('Words', { exact: true }).fill(WORDS)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('It is saved.')).toBeVisible()
    await page.goto(`${server.url}/desk/newsletter/this-issue-is-a-mistake`)
    await page.getByRole('button', { name: 'Delete this issue' }).click()
    await expect(page.getByText("'This issue is a mistake' is deleted, in every language.")).toBeVisible()
    await confirmAct(page, codes[3] as string)
    await expect(page).toHaveURL(`${server.url}/desk/newsletter`)
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await expect(page.getByRole('link', { name: 'This issue is a mistake' })).toHaveCount(0)
  })

  await page.goto(`${server.url}/desk/newsletter`)
  await page.getByRole('link', { name: 'Write a new issue' }).click()
  await field('Subject').fill('Short')
  await field('Line beside the subject').fill('A phone that sleeps elsewhere wakes no one at night.')
  await page.getByLabel('Add a source').selectOption({ index: 1 })
  await field('Words').fill(WORDS)
  await press('Save')
  await expect(page.getByText('It is not saved yet. Look at what is marked.')).toBeVisible()
  await field('Subject').fill(SUBJECT)

  // A tab that is closed loses nothing.
  await page.reload()
  await expect(field('Subject')).toHaveValue(SUBJECT)
  await expect(field('Words')).toHaveValue(WORDS)
  await press('Preview')
  await expect(page.getByRole('heading', { name: 'One thing to do' })).toBeVisible()
  await press('Save')
  await expect(page.getByText('It is saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/desk\/newsletter\/put-the-charger-in-the-hall\/edit$/)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Issue', exact: true }).click()
  await expect(page.getByText('It does not leave by itself.')).toBeVisible()
  await press(/^On Saturday /)
  await confirmAct(page, codes[0] as string)
  await expect(page.getByText(/^It leaves by itself on Saturday/)).toBeVisible()

  // It leaves by itself now, so a correction takes a code.
  await page.getByRole('link', { name: 'Change its words' }).click()
  await field('Subject').fill('Put every charger in the hall')
  await press('Save')
  await confirmAct(page, codes[1] as string)
  await expect(page.getByText('It is saved.')).toBeVisible()

  await page.getByRole('link', { name: 'Issue', exact: true }).click()
  const archive = `${server.url}/newsletter/put-the-charger-in-the-hall`
  expect((await fetch(archive)).status).toBe(404)
  await page.getByLabel('Number of readers').fill('3')
  await press('Send now')
  await confirmAct(page, codes[2] as string)
  await expect(page.getByText('3 of 3 copies are settled')).toBeVisible({ timeout: 30_000 })
  expect(await waitForMail(server.dataDir, 'r1@b.uk', /Worth knowing/i)).toContain('A step.')
  expect((await fetch(archive)).status).toBe(200)
  await page.getByRole('button', { name: 'Content' }).click()
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click()
  await page.getByText('Sent: 1').click()
  await expect(page.getByRole('row', { name: /^Put every charger in the hall/ })).toContainText('Sent')
})
