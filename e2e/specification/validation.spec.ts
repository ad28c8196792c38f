// Section 5: what each form asks for before it sends anything.
import { expect, test } from './fixtures.ts'
import { plainText } from './plain-text.ts'
import { PASSWORD, type Site } from './site.ts'
import { LESSON_KEY, openChecklistForm, TOOLKIT, tickAll, withFinished } from './steps.ts'
import type { Visitor } from './visitor.ts'

const signedIn = async (site: Site) => ({ stored: { authToken: (await site.member()).token } })

test('log-in needs both fields', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/login')
  expect(await visitor.field('Email').attribute('type')).toBe('email')
  expect(await visitor.field('Password').attribute('type')).toBe('password')
  await visitor.find('main').find('button', 'Log In').press()
  expect(await visitor.field('Email').isRequired()).toBe(true)
  expect(await visitor.field('Password').isRequired()).toBe(true)
  expect(visitor.sent('POST /api/auth/login')).toEqual([])
})

test('signing up needs the Privacy Policy, and the weekly tips are up to the parent', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/register')
  const signUp = visitor.find('main').find('button', 'Sign Up')
  expect(await visitor.field('Email').attribute('type')).toBe('email')
  expect(await visitor.find('checkbox', /every Saturday/).isTicked()).toBe(false)
  expect(await visitor.find('link', /^Privacy Policy/).attribute('target')).toBe('_blank')
  expect(await signUp.isUnavailable()).toBe(true)
  await visitor.field('Email').fill('parent@example.org')
  await visitor.field('Password').fill(PASSWORD)
  await signUp.press()
  await visitor.waitForText('You must accept the Privacy Policy to create an account.')
  await visitor.find('checkbox', /Privacy Policy/).tick()
  expect(await signUp.isUnavailable()).toBe(false)
  expect(visitor.sent('POST /api/auth/register')).toEqual([])
})

test('a password that is chosen has eight characters or more', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/register')
  await visitor.field('Email').fill('parent@example.org')
  await visitor.field('Password').fill('1234567')
  await visitor.find('checkbox', /Privacy Policy/).tick()
  await visitor.find('main').find('button', 'Sign Up').press()
  await visitor.waitForText('at least 8 characters')
  expect(visitor.sent('POST /api/auth/register')).toEqual([])
})

test('signing up sends the payload of the specification', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/register')
  await visitor.answer('POST /api/auth/register', { status: 400, json: {} })
  await visitor.field('Email').fill('parent@example.org')
  await visitor.field('Password').fill(PASSWORD)
  await visitor.find('checkbox', /Privacy Policy/).tick()
  await visitor.find('checkbox', /every Saturday/).tick()
  await visitor.find('main').find('button', 'Sign Up').press()
  expect((await visitor.waitForSent('POST /api/auth/register')).body).toEqual({
    email: 'parent@example.org',
    password: PASSWORD,
    emailPreferences: { weeklyTips: true, marketing: false },
    gdprConsent: {
      privacyPolicy: true,
      emailMarketing: true,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      ip: expect.stringMatching(/^[a-z-]+$/),
    },
  })
})

test('a new password is refused where the two differ, and where it is short', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/reset-password?token=a-token')
  await setPassword(visitor, 'a new calm evening', 'another calm evening')
  await visitor.waitForText('Passwords do not match')
  await setPassword(visitor, 'short', 'short')
  await visitor.waitForText('Password must be at least 8 characters')
  expect(visitor.sent('POST /api/auth/reset-password')).toEqual([])
})

test('a new password cannot be set without a token', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/reset-password')
  await visitor.waitForText('Invalid or missing reset link. Please request a new one.')
  await visitor.waitForText('Cannot proceed without a valid token.')
  // What to do instead stands in place of the fields.
  expect(await visitor.find('button', 'Set new password').isSeen()).toBe(false)
  await visitor.find('link', 'Ask for a new link').press()
  await visitor.waitForAddress('/forgot-password')
  expect(visitor.sent('POST /api/auth/reset-password')).toEqual([])
})

test('a new password is sent with the token of the link', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/reset-password?token=a-token')
  await visitor.answer('POST /api/auth/reset-password', { status: 400, json: {} })
  await setPassword(visitor, 'a new calm evening', 'a new calm evening')
  const { body } = await visitor.waitForSent('POST /api/auth/reset-password')
  expect(body).toEqual({ token: 'a-token', newPassword: 'a new calm evening' })
})

async function setPassword(visitor: Visitor, password: string, confirmation: string): Promise<void> {
  await visitor.field('New password').fill(password)
  await visitor.field('Confirm new password').fill(confirmation)
  await visitor.find('button', 'Set new password').press()
}

test('the welcome page waits for the box, and sends the payload of the specification', async ({ site, visit }) => {
  const visitor = await visit(await signedIn(site))
  await visitor.open('/welcome')
  const go = visitor.find('button', 'Continue')
  await go.waitUntilSeen()
  expect(await go.isUnavailable()).toBe(true)
  await go.press()
  await visitor.waitForText('Please review and accept the terms to continue.')
  await visitor.answer('POST /api/auth/complete-google-onboarding', { status: 400, json: {} })
  await visitor.find('checkbox', /Privacy Policy/).tick()
  await go.press()
  expect((await visitor.waitForSent('POST /api/auth/complete-google-onboarding')).body).toMatchObject({
    emailWeeklyTips: false,
    emailMarketing: false,
    gdprConsent: { privacyPolicy: true, emailMarketing: false },
  })
})

test('unsubscribing and resubscribing need an address, and switching clears it', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/unsubscribe')
  await visitor.find('button', 'Unsubscribe').press()
  expect(await visitor.field('Email').isRequired()).toBe(true)
  await visitor.field('Email').fill('parent@example.org')
  await visitor.answer('POST /api/emails/unsubscribe', { json: { message: 'It has stopped, says the row.' } })
  await visitor.find('button', 'Unsubscribe').press()
  await visitor.waitForText('It has stopped, says the row.')
  expect((await visitor.waitForSent('POST /api/emails/unsubscribe')).body).toEqual({ email: 'parent@example.org' })
  expect(visitor.sent('POST /api/emails/unsubscribe')).toHaveLength(1)
  await visitor.find('button', /subscribe again/i).press()
  expect(await visitor.field('Email').value()).toBe('')
  expect(await visitor.visibleText()).not.toContain('It has stopped, says the row.')
})

test('the newsletter form waits for both boxes, and for an answer', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  const send = visitor.find('button', 'Send me the tip')
  const boxes = visitor.find('main').find('checkbox')
  expect(await visitor.field('Email').attribute('type')).toBe('email')
  expect(await visitor.field('Email').isRequired()).toBe(true)
  expect(await boxes.count()).toBe(2)
  // Both are marked as required.
  for (const box of [0, 1]) expect(await boxes.at(box).name()).toMatch(/required/i)
  expect(await send.isUnavailable()).toBe(true)
  await visitor.field('Email').fill('parent@example.org')
  await boxes.at(0).tick()
  await send.press()
  await visitor.waitForText('Please accept the required consents to continue.')
  await boxes.at(1).tick()
  expect(await send.isUnavailable()).toBe(false)
  expect(visitor.sent('POST /api/emails/subscribe')).toEqual([])
  await visitor.answer('POST /api/emails/subscribe', { json: {}, after: new Promise(() => undefined) })
  await send.press()
  const { body } = await visitor.waitForSent('POST /api/emails/subscribe')
  expect(body).toMatchObject({
    email: 'parent@example.org',
    context: 'homepage',
    gdprConsent: { emailMarketing: true, privacyPolicy: true, timestamp: expect.stringMatching(/Z$/) },
  })
  expect(await send.isUnavailable()).toBe(true)
})

test('the checklist form waits for an address and both boxes', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/resources')
  await openChecklistForm(visitor)
  await visitor.waitForText("Enter your email to get this checklist and receive our 'Saturday Morning Summary'.")
  await visitor.waitForText("I agree to receive the 'Saturday Morning Summary' and other tips.")
  await visitor.waitForText('I have read and accept the Privacy Policy')
  const dialog = visitor.find('dialog', 'Get Your Free Checklist')
  const email = dialog.find('textbox', 'Email')
  const unlock = dialog.find('button', 'Unlock & Download')
  expect(await email.isRequired()).toBe(true)
  expect(await dialog.find('link', /Privacy Policy/).attribute('target')).toBe('_blank')
  await email.fill('parent@example.org')
  expect(await unlock.isUnavailable()).toBe(true)
  await tickAll(visitor, 'dialog')
  expect(await unlock.isUnavailable()).toBe(false)
  for (const address of ['', 'parent', 'parent@example', 'two words@example.org']) {
    await email.fill(address)
    expect(await unlock.isUnavailable()).toBe(true)
  }
  await email.fill('x@y.z')
  expect(await unlock.isUnavailable()).toBe(false)
})

test("the checklist form holds a member's own address", async ({ site, visit }) => {
  const visitor = await visit(await signedIn(site))
  await visitor.open('/resources')
  await openChecklistForm(visitor)
  await visitor.waitForText("Just confirm below to get your checklist and subscribe to our 'Saturday Morning Summary'.")
  const email = visitor.find('dialog').find('textbox', 'Email')
  expect(await email.value()).toBe((await site.member()).email)
  expect(await email.attribute('readonly')).not.toBeNull()
})

test('the search finds parts of words of a card in any case', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  for (const query of ['GAMING', 'rguments', 'ortnit']) {
    await visitor.find('searchbox').fill(query)
    await visitor.until(async () => /\d+ tools? found/.test(await visitor.visibleText()), `tools for ${query}`)
  }
})

test('a search of blanks is none', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  await visitor.find('searchbox').fill('   ')
  await visitor.waitForText('Show different challenges')
  expect(await visitor.visibleText()).not.toMatch(/tools? found/)
})

for (const [finished, percent] of [
  [[], 0],
  [[LESSON_KEY], 25],
  [[LESSON_KEY, 'digitalLaunchpad-module1-1.2', 'digitalLaunchpad-module1-1.3'], 75],
] as const) {
  test(`${finished.length} of four tools are ${percent} percent`, async ({ visit }) => {
    const visitor = await visit({ stored: withFinished(...finished) })
    await visitor.open(TOOLKIT)
    await visitor.waitForText(`${finished.length} of 4 tools completed`)
    await visitor.waitForText(`${percent}%`)
  })
}

test('links in the words of a tool open a new tab without an opener', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/digitalLaunchpad/modules/module5/lessons/5.2')
  await visitor.find('button', 'Go to step 4').press()
  await expect.poll(async () => (await visitor.linksThatLeave()).length).toBeGreaterThan(0)
  const links = await visitor.linksThatLeave()
  for (const { target, rel } of links) {
    expect(target).toBe('_blank')
    expect(rel).toContain('noopener')
    expect(rel).toContain('noreferrer')
  }
})

test('previews are whole descriptions of at most 100 characters', async ({ site, visit }) => {
  const { json } = await site.request('GET /api/curriculum/digitalLaunchpad/module1')
  const descriptions = Object.values(json.lessons as Record<string, { description: string }>).map(({ description }) =>
    plainText(description),
  )
  const visitor = await visit()
  await visitor.open(TOOLKIT)
  const seen = await visitor.visibleText()
  for (const description of descriptions) {
    expect(description.length).toBeLessThanOrEqual(100)
    expect(seen).toContain(description)
  }
})
