// A parent signs up, and proves the address.
import { linkIn } from '../../testing/mail/mails.ts'
import { expect, test } from '../fixtures.ts'

test('a parent who signs up gets a mail whose link confirms the address', async ({ page, parent, mailbox }) => {
  const text = await mailbox.read(parent.email, /confirm/i)
  await page.goto(linkIn(text))
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
})

test.describe('a first visit', () => {
  test.use({ consentAnswered: false })

  test('asks about cookies, and not again after an answer', async ({ page }) => {
    await page.goto('/')
    const question = page.getByRole('dialog', { name: 'Your choice about cookies' })
    await question.getByRole('button', { name: 'Essential Only' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(question).toBeHidden()
  })
})
