// Sections 3 and 4: what the device keeps under which key, and what becomes of it.
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD, register } from './site.ts'
import { finishTool, goToStep, LESSON_KEY, logIn, signUp, TOOL, TOOLKIT, withFinished } from './steps.ts'
import type { Visitor } from './visitor.ts'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const SECOND_KEY = 'digitalLaunchpad-module1-1.2'

/** The question comes after one. */
const SECONDS_ENOUGH = 2_500

const progressOf = async (visitor: Visitor) => JSON.parse((await visitor.stored('userProgress')) ?? 'null')
const consentOf = async (visitor: Visitor) => JSON.parse((await visitor.stored('cookieConsent')) ?? 'null')

test.describe('authToken', () => {
  test('is kept after logging in, which leads to /', async ({ site, visit }) => {
    const { email } = await site.member()
    const visitor = await visit()
    await visitor.open('/login')
    await logIn(visitor, email)
    await visitor.waitForAddress('/')
    expect(await visitor.stored('authToken')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect((await visitor.waitForSent('POST /api/auth/login')).body).toEqual({ email, password: PASSWORD })
  })

  test('is kept after signing up, which leads to /', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open('/register')
    await signUp(visitor, newEmail())
    await visitor.waitForAddress('/')
    expect(await visitor.stored('authToken')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test('is removed when it cannot be read, and the visitor is logged out', async ({ visit }) => {
    const visitor = await visit({ width: 'wide', stored: { authToken: 'garbage.token' } })
    await visitor.open('/about')
    await visitor.find('banner').find('link', 'Log In').waitUntilSeen()
    await visitor.until(async () => (await visitor.stored('authToken')) === null, 'no token')
  })

  test('goes with the user and the progress at logout', async ({ site, visit }) => {
    const { token } = await register(site, newEmail())
    const visitor = await visit({ width: 'wide', stored: { authToken: token } })
    await visitor.open(TOOL)
    await finishTool(visitor)
    await visitor.open('/about')
    await visitor.find('banner').find('button', 'Logout').press()
    await visitor.find('banner').find('link', 'Log In').waitUntilSeen()
    expect(await visitor.stored('authToken')).toBeNull()
    expect(await visitor.stored('userProgress')).toBeNull()
    // What is not of the account stays.
    expect(await visitor.stored('cookieConsent')).not.toBeNull()
    // Unsent progress is sent first.
    expect((await visitor.waitForSent('POST /api/auth/progress')).body).toEqual({ completedLessons: [LESSON_KEY] })
  })

  test('is sent as bearer with the calls of a member', async ({ site, visit }) => {
    const { token } = await site.member()
    const visitor = await visit({ stored: { authToken: token } })
    await visitor.open('/about')
    const { headers } = await visitor.waitForSent('GET /api/auth/progress')
    expect(headers.authorization).toBe(`Bearer ${token}`)
  })
})

test.describe('userProgress', () => {
  test('names finished tools by stage, module and lesson, joined by hyphens', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await finishTool(visitor)
    expect(await progressOf(visitor)).toEqual({
      completedLessons: ['digitalLaunchpad-module1-1.1'],
      lastUpdated: expect.stringMatching(ISO_TIME),
    })
  })

  for (const [userProgress, title] of [
    ['garbage{', 'is empty where it cannot be read'],
    ['{"completedLessons":"x","lastUpdated":null}', 'is empty where it holds no list'],
    ['null', 'is empty where it is null'],
  ] as const) {
    test(title, async ({ visit }) => {
      const visitor = await visit({ stored: { userProgress } })
      await visitor.open(TOOLKIT)
      await visitor.waitForText('0 of 4 tools completed')
    })
  }

  test('keeps what was there when another tool is finished', async ({ visit }) => {
    const visitor = await visit({ stored: withFinished(SECOND_KEY) })
    await visitor.open(TOOL)
    await finishTool(visitor)
    expect((await progressOf(visitor)).completedLessons.toSorted()).toEqual([LESSON_KEY, SECOND_KEY])
  })

  test('of a member is what the server knows, on a device that knows nothing', async ({ site, visit }) => {
    const { token } = await register(site, newEmail())
    await site.request('POST /api/auth/progress', { body: { completedLessons: [LESSON_KEY] }, token })
    const visitor = await visit({ stored: { authToken: token } })
    await visitor.open(TOOLKIT)
    await visitor.waitForText('1 of 4 tools completed')
  })

  test('of a member stays on the device when it cannot be saved', async ({ site, visit }) => {
    const { token } = await site.member()
    const visitor = await visit({ stored: { authToken: token } })
    await visitor.open(TOOL)
    await visitor.answer('POST /api/auth/progress', { status: 503, json: {} })
    await finishTool(visitor)
    expect((await progressOf(visitor)).completedLessons).toContain(LESSON_KEY)
  })

  // Progress is never lost: the specification's empty progress counts only where the device has none.
  test('of a member stays on the device when the server cannot be asked', async ({ site, visit }) => {
    const { token } = await site.member()
    const visitor = await visit({ stored: { authToken: token, ...withFinished(LESSON_KEY, SECOND_KEY) } })
    await visitor.answer('GET /api/auth/progress', 'lost')
    await visitor.answer('POST /api/auth/progress', 'lost')
    await visitor.open(TOOLKIT)
    await visitor.waitForText('2 of 4 tools completed')
    expect((await progressOf(visitor)).completedLessons).toHaveLength(2)
  })
})

test.describe('cookieConsent', () => {
  for (const [button, analytics] of [
    ['Essential Only', false],
    ['Accept All', true],
  ] as const) {
    test(`after ${button} holds the choice, the time and the version 1.0`, async ({ visit }) => {
      const visitor = await visit({ consent: 'undecided' })
      await visitor.open('/tools')
      await visitor.find('dialog').find('button', button).press()
      await visitor.find('dialog').waitUntilGone()
      expect(await consentOf(visitor)).toEqual({
        essential: true,
        analytics,
        timestamp: expect.stringMatching(ISO_TIME),
        version: '1.0',
      })
    })
  }

  test('is asked for again where it cannot be read', async ({ visit }) => {
    const visitor = await visit({ consent: 'undecided', stored: { cookieConsent: 'garbage{' } })
    await visitor.open('/tools')
    await visitor.find('dialog').find('button', 'Accept All').waitUntilSeen()
  })

  test('is not asked for again once it is there', async ({ visit }) => {
    const visitor = await visit({ stoppedClock: true })
    await visitor.open('/tools')
    await visitor.passTime(SECONDS_ENOUGH)
    expect(await visitor.find('dialog').count()).toBe(0)
  })
})

test.describe('the question about cookies', () => {
  const question = (visitor: Visitor) => visitor.find('dialog').find('button', 'Accept All')

  // On every page, not only on home.
  for (const path of ['/', '/tools', TOOLKIT, '/login', '/resources', '/about', '/sources', '/accessibility']) {
    test(`comes one second after ${path} is shown, over a backdrop`, async ({ visit }) => {
      const visitor = await visit({ consent: 'undecided', stoppedClock: true })
      await visitor.open(path)
      await visitor.passTime(SECONDS_ENOUGH)
      await question(visitor).waitUntilSeen()
      // No way around it but a choice.
      await visitor.pressKey('Escape')
      await visitor.pressAt(5, 5)
      expect(await question(visitor).isSeen()).toBe(true)
    })
  }

  test('never covers help, the privacy policy, or a serious tool, page or topic', async ({ visit }) => {
    const lesson = '/digitalLaunchpad/modules/module3/lessons/3.5'
    for (const path of ['/help', '/privacy', lesson, `${lesson}/now`, '/topics/pictures-and-blackmail']) {
      const visitor = await visit({ consent: 'undecided', stoppedClock: true })
      await visitor.open(path)
      await visitor.passTime(SECONDS_ENOUGH)
      expect.soft(await visitor.find('dialog').count(), path).toBe(0)
    }
  })

  // It comes once the visitor has been still for five seconds, and nothing typed is lost.
  test('waits while a visitor is typing', async ({ visit }) => {
    const visitor = await visit({ consent: 'undecided', stoppedClock: true })
    await visitor.open('/login')
    for (let times = 0; times < 8; times += 1) {
      await visitor.field('Email').fill(`parent${times}@example.org`)
      await visitor.passTime(400)
    }
    expect(await question(visitor).count()).toBe(0)
    expect(await visitor.field('Email').value()).toBe('parent7@example.org')
  })

  test('waits while a visitor moves through a tool', async ({ visit }) => {
    const visitor = await visit({ consent: 'undecided', stoppedClock: true })
    await visitor.open(TOOL)
    for (const step of [2, 3, 4, 5, 4, 3, 2]) {
      await goToStep(visitor, step)
      await visitor.passTime(400)
    }
    expect(await question(visitor).count()).toBe(0)
  })
})
