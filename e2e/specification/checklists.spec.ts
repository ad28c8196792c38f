// Sections 2, 4 and 9: the four checklists and the way to their files.
import { expect, test } from './fixtures.ts'
import { newEmail } from './site.ts'
import { openChecklistForm, unlockChecklist } from './steps.ts'

const PDF = 'POST /api/resources/generate-pdf'
const CHECK = 'GET /api/emails/check/*'
const SUBSCRIBE = 'POST /api/emails/subscribe'

test.describe('the download of a checklist', () => {
  test('asks a signed-out visitor for an address, subscribes it and saves the file', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open('/resources')
    await openChecklistForm(visitor)
    await visitor.waitForText('Get Your Free Checklist')
    const email = newEmail()
    const name = await visitor.savedFileOf(() => unlockChecklist(visitor, email))
    // A PDF with the name of the product in front.
    expect(name).toMatch(/^Handrail-[\w-]+\.pdf$/)
    expect((await visitor.waitForSent(SUBSCRIBE)).body).toMatchObject({
      email,
      context: 'resource-download',
      gdprConsent: { emailMarketing: true, privacyPolicy: true },
    })
    const { htmlContent } = (await visitor.waitForSent(PDF)).body as { htmlContent: string }
    expect(htmlContent).toContain('<')
    expect(visitor.sent(CHECK)).toEqual([])
    await visitor.find('dialog').waitUntilGone()
  })

  test('says that it is at work, and cannot be closed until it is done', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open('/resources')
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
    await visitor.answer(SUBSCRIBE, { json: { message: 'Thank you.' } })
    await visitor.answer(PDF, { text: '%PDF-1.7', after: drawn })
    await openChecklistForm(visitor)
    await unlockChecklist(visitor, newEmail())
    await visitor.waitForText('Generating your PDF...')
    await visitor.waitForText('Please wait a moment.')
    expect(await visitor.find('dialog').find('button', 'Close').isUnavailable()).toBe(true)
    draw()
    await visitor.find('dialog').waitUntilGone()
  })

  test('skips the form for a member who is subscribed, and takes one press for many', async ({ site, visit }) => {
    const { email, token } = await site.member()
    const visitor = await visit({ stored: { authToken: token } })
    await visitor.open('/resources')
    await visitor.answer(CHECK, { json: { subscribed: true } })
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
    await visitor.answer(PDF, { text: '%PDF-1.7', after: drawn })
    for (let times = 0; times < 3; times += 1) await openChecklistForm(visitor)
    const { path } = await visitor.waitForSent(CHECK)
    expect(path).toBe(`/api/emails/check/${encodeURIComponent(email)}`)
    await visitor.waitForSent(PDF)
    expect(await visitor.find('dialog').count()).toBe(0)
    expect(visitor.sent(PDF)).toHaveLength(1)
    await visitor.savedFileOf(async () => draw())
  })

  test('asks a member who is not subscribed', async ({ site, visit }) => {
    const { token } = await site.member()
    const visitor = await visit({ stored: { authToken: token } })
    await visitor.open('/resources')
    await visitor.answer(CHECK, { json: { subscribed: false } })
    await openChecklistForm(visitor)
    await visitor.waitForText('Get Your Free Checklist')
  })

  test('is offered on /set-up too', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open('/set-up')
    expect(await visitor.find('button', /^Download Checklist/).count()).toBe(4)
  })
})

test.describe('the checklists', () => {
  test('are four, in two columns on a wide screen', async ({ visit }) => {
    const visitor = await visit({ width: 'wide' })
    await visitor.open('/resources')
    const buttons = visitor.find('button', /^Download Checklist/)
    expect(await buttons.count()).toBe(4)
    const places = await Promise.all([0, 1, 2, 3].map((index) => buttons.at(index).box()))
    const [first, second, third] = places.map((box) => Math.round(box?.x ?? 0))
    expect(second).toBeGreaterThan((first ?? 0) + 200)
    expect(third).toBe(first)
  })

  // Read, ticked and printed without an email. Section 9: the time boxes and rules in their words.
  for (const [slug, words] of [
    ['digital-safety-sprint', ['20-minute sprint', '5 minutes', '10 minutes', 'at least 2 trusted adults']],
    ['family-tech-charter', ['30-minute family meeting', '10-minute', 'month', 'quarter', 'year']],
    ['data-privacy-fortress', ['Data Privacy Fortress']],
    ['gaming-transition-mastery', ['15-10-5-1 countdown']],
  ] as const) {
    test(`${slug} can be read and ticked, and names a help line for children`, async ({ visit }) => {
      const visitor = await visit()
      await visitor.open(`/resources/${slug}`)
      for (const word of [...words, '0800 1111', 'Childline']) await visitor.waitForText(word)
      await visitor.find('checkbox').tick()
      expect(await visitor.find('checkbox').isTicked()).toBe(true)
    })
  }
})
