// Section 7: the calls, what they are sent and what they answer. Pages and other programs rely on these names.

import { startProvider } from '../../testing/api/google-provider.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'
import { startServer } from '../../testing/servers/server.ts'
import { expect, test } from './fixtures.ts'
import { type Answer, newEmail, openSite, PASSWORD, payloadOf, register, registration, type Site } from './site.ts'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const LESSON_KEY = 'digitalLaunchpad-module1-1.1'

const says = { message: expect.stringMatching(/\S/) }
const consent = (email: string, context: string) => ({
  email,
  context,
  gdprConsent: { emailMarketing: true, privacyPolicy: true, timestamp: new Date().toISOString() },
})

interface CallRow {
  title: string
  call: string
  body?: unknown | ((site: Site) => Promise<unknown>)
  signedIn?: boolean
  status: number
  /** Fields of the answer; it may have more. */
  answer?: Record<string, unknown>
}

const rows: readonly CallRow[] = [
  {
    title: 'log-in answers with a token',
    call: 'POST /api/auth/login',
    body: async (site: Site) => ({ email: (await site.member()).email, password: PASSWORD }),
    status: 200,
    answer: { token: expect.any(String) },
  },
  {
    title: 'log-in with a wrong password is refused with a message',
    call: 'POST /api/auth/login',
    body: async (site: Site) => ({ email: (await site.member()).email, password: 'not the password' }),
    status: 401,
    answer: { message: 'Login failed. Please check your credentials.' },
  },
  {
    // Log-in never reveals whether an address is known.
    title: 'log-in with an unknown address is refused with the same message',
    call: 'POST /api/auth/login',
    body: { email: 'nobody@example.org', password: 'not the password' },
    status: 401,
    answer: { message: 'Login failed. Please check your credentials.' },
  },
  {
    title: 'log-in needs an address and a password',
    call: 'POST /api/auth/login',
    body: {},
    status: 400,
    answer: says,
  },
  {
    title: 'registering a known address is refused with a message',
    call: 'POST /api/auth/register',
    body: async (site: Site) => ({ ...registration((await site.member()).email), password: 'another calm evening' }),
    status: 409,
    answer: says,
  },
  {
    title: 'registering needs eight characters of password',
    call: 'POST /api/auth/register',
    body: { ...registration('short@example.org'), password: '1234567' },
    status: 400,
    answer: says,
  },
  {
    title: 'registering needs the Privacy Policy',
    call: 'POST /api/auth/register',
    body: {
      ...registration('policy@example.org'),
      gdprConsent: { ...registration('').gdprConsent, privacyPolicy: false },
    },
    status: 400,
    answer: says,
  },
  {
    title: 'a forgotten password is taken for a known address',
    call: 'POST /api/auth/forgot-password',
    body: async (site: Site) => ({ email: (await site.member()).email }),
    status: 200,
  },
  {
    title: 'a forgotten password is taken for an unknown address alike',
    call: 'POST /api/auth/forgot-password',
    body: { email: 'nobody@example.org' },
    status: 200,
  },
  {
    title: 'a new password needs a token that works',
    call: 'POST /api/auth/reset-password',
    body: { token: 'no-such-token', newPassword: 'a new calm evening' },
    status: 400,
    answer: { message: 'Failed to reset password. The link may have expired.' },
  },
  {
    title: 'the answers of the welcome page are refused without a session',
    call: 'POST /api/auth/complete-google-onboarding',
    body: {
      emailWeeklyTips: false,
      emailMarketing: false,
      gdprConsent: { privacyPolicy: true, emailMarketing: false },
    },
    status: 401,
    answer: says,
  },
  { title: 'progress is refused without a session', call: 'GET /api/auth/progress', status: 401, answer: says },
  {
    title: 'a save of progress is refused without a session',
    call: 'POST /api/auth/progress',
    body: { completedLessons: [LESSON_KEY] },
    status: 401,
    answer: says,
  },
  {
    title: 'the progress of a new account is empty',
    call: 'GET /api/auth/progress',
    signedIn: true,
    status: 200,
    answer: { completedLessons: [], lastUpdated: null },
  },
  {
    title: 'feedback is refused without a session',
    call: 'POST /api/feedback',
    body: { lessonId: LESSON_KEY, rating: 'positive' },
    status: 401,
    answer: says,
  },
  {
    title: 'a positive rating is taken',
    call: 'POST /api/feedback',
    signedIn: true,
    body: { lessonId: LESSON_KEY, rating: 'positive' },
    status: 200,
  },
  {
    title: 'a negative rating with a comment is taken',
    call: 'POST /api/feedback',
    signedIn: true,
    body: { lessonId: LESSON_KEY, rating: 'negative', comment: 'Too long for me.' },
    status: 200,
  },
  {
    title: 'a negative rating needs a comment',
    call: 'POST /api/feedback',
    signedIn: true,
    body: { lessonId: LESSON_KEY, rating: 'negative' },
    status: 400,
    answer: says,
  },
  {
    title: 'a rating is positive or negative',
    call: 'POST /api/feedback',
    signedIn: true,
    body: { lessonId: LESSON_KEY, rating: 'so so' },
    status: 400,
    answer: says,
  },
  ...['homepage', 'progress-prompt', 'exit-intent', 'resource-download'].map((context) => ({
    title: `a subscription from ${context} is taken`,
    call: 'POST /api/emails/subscribe',
    body: consent(`${context}@example.org`, context),
    status: 200,
  })),
  {
    title: 'a subscription from anywhere else is refused',
    call: 'POST /api/emails/subscribe',
    body: consent('elsewhere@example.org', 'elsewhere'),
    status: 400,
    answer: says,
  },
  {
    title: 'a subscription needs both consents',
    call: 'POST /api/emails/subscribe',
    body: {
      ...consent('half@example.org', 'homepage'),
      gdprConsent: { emailMarketing: true, privacyPolicy: false, timestamp: new Date().toISOString() },
    },
    status: 400,
    answer: says,
  },
  {
    title: 'unsubscribing answers with a message',
    call: 'POST /api/emails/unsubscribe',
    body: { email: 'nobody@example.org' },
    status: 200,
    answer: says,
  },
  {
    title: 'unsubscribing needs an address',
    call: 'POST /api/emails/unsubscribe',
    body: { email: 'no address' },
    status: 400,
    answer: says,
  },
  {
    title: 'resubscribing answers with a message',
    call: 'POST /api/emails/resubscribe',
    body: { email: 'nobody@example.org' },
    status: 200,
    answer: says,
  },
  {
    // Only the owner of the address can learn it, signed in.
    title: 'whether an address is subscribed is not told without a session',
    call: 'GET /api/emails/check/nobody%40example.org',
    status: 401,
    answer: says,
  },
  {
    title: "whether somebody else's address is subscribed is not told",
    call: 'GET /api/emails/check/nobody%40example.org',
    signedIn: true,
    status: 403,
    answer: says,
  },
  {
    title: 'a PDF needs its content',
    call: 'POST /api/resources/generate-pdf',
    body: {},
    status: 400,
    answer: says,
  },
  {
    title: 'the toolkits of a focus area',
    call: 'GET /api/curriculum/digitalLaunchpad/modules',
    status: 200,
    answer: {
      stageTitle: 'The Digital Launchpad',
      modules: expect.arrayContaining([
        expect.objectContaining({
          id: 'module1',
          title: 'The Gaming Code',
          goal: expect.any(String),
          lessonCount: expect.any(Number),
        }),
      ]),
    },
  },
  {
    title: 'a toolkit with its tools',
    call: 'GET /api/curriculum/digitalLaunchpad/module1',
    status: 200,
    answer: {
      title: 'The Gaming Code',
      goal: expect.any(String),
      lessons: expect.objectContaining({ '1.1': expect.objectContaining({ id: '1.1', title: expect.any(String) }) }),
    },
  },
  {
    title: 'a tool with its blocks',
    call: 'GET /api/curriculum/digitalLaunchpad/module1/1.1',
    status: 200,
    answer: {
      stageId: 'digitalLaunchpad',
      moduleId: 'module1',
      lessonId: '1.1',
      title: expect.any(String),
      blocks: expect.any(Array),
    },
  },
  { title: 'an unknown focus area', call: 'GET /api/curriculum/nowhere/modules', status: 404, answer: says },
  { title: 'an unknown toolkit', call: 'GET /api/curriculum/digitalLaunchpad/nothing', status: 404, answer: says },
  { title: 'an unknown tool', call: 'GET /api/curriculum/digitalLaunchpad/module1/9.9', status: 404, answer: says },
]

interface Assessment {
  options: { id: string }[]
  correct: string
  feedback: Record<string, string>
}

async function make(site: Site, { call, body, signedIn = false }: CallRow): Promise<Answer> {
  const token = signedIn ? (await site.member()).token : undefined
  return site.request(call, { body: typeof body === 'function' ? await body(site) : body, token })
}

test.describe('calls', () => {
  test('answer with the status and the fields of the table', async ({ site }) => {
    for (const row of rows) {
      const { status, json, type } = await make(site, row)
      expect.soft({ status, ...json }, `${row.call}: ${row.title}`).toMatchObject({ status: row.status, ...row.answer })
      expect.soft(type, row.title).toContain('application/json')
    }
  })

  test('registering a new address answers with a token that the page can read', async ({ site }) => {
    const email = newEmail()
    const { token } = await register(site, email)
    // The token holds the email, the name where there is one, and the consent.
    expect(payloadOf(token)).toMatchObject({ email, emailConsent: false })
  })

  test('a mailed link sets a new password, with which one logs in', async ({ site }) => {
    const { email } = await register(site, newEmail())
    await site.request('POST /api/auth/forgot-password', { body: { email } })
    const link = new URL(linkIn(await waitForMail(site.dataDir, email, /reset-password\?token=/)))
    expect(link.pathname).toBe('/reset-password')
    const body = { token: link.searchParams.get('token'), newPassword: 'a new calm evening' }
    expect((await site.request('POST /api/auth/reset-password', { body })).status).toBe(200)
    const login = await site.request('POST /api/auth/login', { body: { email, password: 'a new calm evening' } })
    expect(login.json).toMatchObject({ token: expect.any(String) })
  })

  test('saved progress is kept once, united with what was there', async ({ site }) => {
    const { token } = await register(site, newEmail())
    const save = (completedLessons: string[]) =>
      site.request('POST /api/auth/progress', { body: { completedLessons }, token })
    expect((await save([LESSON_KEY, LESSON_KEY])).status).toBe(200)
    // A save never removes anything.
    expect((await save(['digitalLaunchpad-module1-1.2'])).status).toBe(200)
    const { json } = await site.request('GET /api/auth/progress', { token })
    expect(json.completedLessons).toHaveLength(2)
    expect(json).toMatchObject({
      completedLessons: expect.arrayContaining([LESSON_KEY, 'digitalLaunchpad-module1-1.2']),
      lastUpdated: expect.stringMatching(ISO_TIME),
    })
  })

  test('the signed-in owner of an address learns whether it is subscribed', async ({ site }) => {
    const { email, token } = await site.member()
    const { status, json } = await site.request(`GET /api/emails/check/${encodeURIComponent(email)}`, { token })
    expect(status).toBe(200)
    expect(json).toEqual({ subscribed: false })
  })

  test('HTML becomes a PDF', async ({ site }) => {
    const body = { htmlContent: '<h1>A list</h1><ul><li><input type="checkbox"> One thing</li></ul>' }
    const { status, type, bytes } = await site.request('POST /api/resources/generate-pdf', { body })
    expect({ status, type }).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  })

  test('answer the same for an address that is known and one that is not', async ({ site }) => {
    const { email } = await site.member()
    for (const name of ['forgot-password', 'subscribe', 'unsubscribe', 'resubscribe']) {
      const path = name === 'forgot-password' ? '/api/auth/forgot-password' : `/api/emails/${name}`
      const [known, unknown] = await Promise.all(
        [email, newEmail()].map((address) => site.request(`POST ${path}`, { body: consent(address, 'homepage') })),
      )
      expect.soft(known?.json, name).toEqual(unknown?.json)
      expect.soft(known?.status, name).toBe(unknown?.status)
    }
  })
})

const text = expect.any(String)
const assessment = expect.objectContaining({
  options: expect.arrayContaining([expect.objectContaining({ id: text, text })]),
  correct: text,
  feedback: expect.any(Object),
})

test('the five blocks of a tool come in order, each with its fields', async ({ site }) => {
  const { json } = await site.request('GET /api/curriculum/digitalLaunchpad/module1/1.1')
  expect(json.blocks).toEqual([
    expect.objectContaining({ type: 'sparkAssess', scenario: text, assessment }),
    expect.objectContaining({ type: 'exploreDiscover', content: text }),
    expect.objectContaining({ type: 'understandVerify', scenario: text, assessment }),
    expect.objectContaining({ type: 'planApply', task: text, tip: text }),
    expect.objectContaining({
      type: 'consolidateCommit',
      keyTakeaway: text,
      reflectionPrompts: expect.arrayContaining([text]),
      nextStepCommitment: text,
      previewNext: text,
    }),
  ])
  // The feedback of an assessment is kept by option.
  const blocks = json.blocks as { assessment?: Assessment }[]
  for (const { options, feedback, correct } of blocks.flatMap((block) => block.assessment ?? [])) {
    const ids = options.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(Object.keys(feedback)))
    // Empty for a reflection that is not graded.
    expect([...ids, '']).toContain(correct)
  }
})

test('sign-in goes to Google and comes back to /auth/callback, and the welcome answers are taken', async () => {
  await using provider = await startProvider()
  await using server = await startServer({
    GOOGLE_CLIENT_ID: 'handrail',
    GOOGLE_CLIENT_SECRET: 'a secret',
    GOOGLE_ISSUER: provider.issuer,
  })
  const google = openSite(server)
  provider.says({ sub: 'g-1', email: 'priya@gmail.com', email_verified: true, name: 'Priya Patel' })
  const { callback, cookie } = await signInWithGoogle(google.url)
  expect(callback.pathname).toBe('/auth/callback')
  expect(callback.searchParams.get('onboarding')).toBe('true')
  // Google sign-in returns with a ticket that can be exchanged once.
  const body = { ticket: callback.searchParams.get('token') }
  const exchange = () => google.request('POST /api/auth/google/exchange', { body, cookie })
  const { token } = (await exchange()).json
  expect(payloadOf(String(token))).toMatchObject({ email: 'priya@gmail.com', name: 'Priya Patel' })
  expect((await exchange()).status).toBeGreaterThanOrEqual(400)
  const answers = {
    emailWeeklyTips: true,
    emailMarketing: false,
    gdprConsent: { privacyPolicy: true, emailMarketing: false },
  }
  const welcome = (given: unknown) =>
    google.request('POST /api/auth/complete-google-onboarding', { body: given, token: String(token) })
  const refused = await welcome({ ...answers, gdprConsent: { privacyPolicy: false, emailMarketing: false } })
  expect(refused.status).toBe(400)
  expect((await welcome(answers)).status).toBe(200)
  expect((await signInWithGoogle(google.url)).callback.searchParams.get('onboarding')).not.toBe('true')
})

/** Follows the redirects as a browser does. @returns where the site leads in the end, and the browser's cookies of the site */
async function signInWithGoogle(url: string): Promise<{ callback: URL; cookie: string }> {
  const start = await fetch(`${url}/api/auth/google`, { redirect: 'manual' })
  const cookie = start.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const consented = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' })
  const back = await fetch(consented.headers.get('location') ?? '', { redirect: 'manual', headers: { cookie } })
  return { callback: new URL(back.headers.get('location') ?? '', url), cookie }
}
