// `npm run seed`: people and words to look at while you write, in the database that `npm run dev` and `npm start` use. It asks the app as
// browsers do, so that what it makes is what the app makes.
import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { TOTP } from 'otpauth'
import { addInvitation } from '#src/features/accounts/operators/invitations.server.ts'
import { hashAddress } from '#src/features/newsletter/subscription/newsletter-codes.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { runDueJobs } from '#src/platform/jobs/run-jobs.ts'
import type { Log } from '#src/platform/log.ts'
import type { Letter } from '#src/platform/mail/mail-transport.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { createApp } from '#src/server/app.ts'
import { listJobKinds } from '#src/server/jobs.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { OUTCOMES_PATH } from '#src/shared/paths.ts'
import { reportFailure } from './operator/run-command.ts'

/** A line for each request is nothing to read here. */
const QUIET: Log = { info() {}, error: (event, cause) => console.error(event, cause) }

const PARENT = { email: 'parent@handrail.example', password: 'a calm evening for once' }
const OPERATORS = (['owner', 'editor', 'moderator'] as const).map((role) => ({
  ...{ role, email: `${role}@handrail.example`, password: `a long day for the ${role}` },
}))
/** The key of these invented operators' one-time codes, to be typed into an authenticator app. */
const OPERATORS_KEY = 'HANDRAILHANDRAILHANDRAILHANDRAIL'
const READERS = 40
const TOOLS = ['digitalLaunchpad-module1-1.1', 'digitalLaunchpad-module1-1.2', 'digitalLaunchpad-module3-3.4']
const OUTCOMES = ['worked', 'worked', 'partly', 'worked', 'not-yet', 'worked', 'partly', 'worked', 'worked', 'partly']
const COMMENTS = [
  ['positive', 'The words to say at the door helped. We tried them the same night.'],
  ['negative', 'My child is fourteen and laughed at the timer. Is there something for teenagers?'],
] as const
const IDEAS = ['A tool about smart watches', 'Cards to print for grandparents']
const TIPS = ['we put the charger in the hall and bought an alarm clock', 'we eat first, and the tablet comes after']

await reportFailure(async () => {
  const config = readConfig(process.env)
  if (config.production) throw new Error('This fills a database with people who do not exist: not in production.')
  keepNewFilesPrivate()
  const mails: Letter[] = []
  const services = await createServices(config, {
    log: QUIET,
    mail: { send: async (_id, mail) => void mails.push(mail), close() {} },
  })
  try {
    for (const line of await seed(services, mails)) console.log(line)
  } finally {
    await services.close()
  }
})

async function seed(services: Services, mails: Letter[]): Promise<string[]> {
  const howToLogIn = [
    `Log in as ${PARENT.email} with the password '${PARENT.password}'.`,
    ...OPERATORS.map(({ role, email, password }) => `Log in as ${role}: ${email} with the password '${password}'.`),
    `The key of their one-time codes, for an authenticator app: ${OPERATORS_KEY}`,
  ]
  const { fetch } = createApp(services, new Map())
  let visitors = 0
  const post = async (path: string, body: object, token?: string) => {
    visitors += 1
    const request = new Request(new URL(path, services.config.http.publicUrl), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: services.config.http.publicUrl,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    })
    // Each person has a network of their own, because the limits count by network.
    const answer = await fetch(request, { incoming: { socket: { remoteAddress: `198.18.0.${visitors}` } } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${text}`)
    return JSON.parse(text)
  }

  const known = await services.database.query
    .selectFrom('account')
    .select('id')
    .where('email', '=', PARENT.email)
    .executeTakeFirst()
  if (known !== undefined) return ['The people are there already.', ...howToLogIn]

  const register = async ({ email, password }: { email: string; password: string }): Promise<string> => {
    const { token } = await post('/api/auth/register', {
      ...{ email, password },
      emailPreferences: { weeklyTips: false },
      gdprConsent: {
        privacyPolicy: true,
        emailMarketing: false,
        timestamp: services.clock().toISOString(),
        ip: 'not collected',
      },
    })
    await confirmAddress(services, mails, email, (code) => post('/api/auth/verify-email', { code }, token))
    return token
  }
  const token = await register(PARENT)
  for (const operator of OPERATORS) {
    const session = await register(operator)
    const { link } = await addInvitation(services.database.query, services, { ...operator, by: null })
    const invitation = new URL(link).searchParams.get('code')
    const { sub } = decodeJwt(session)
    const sealedKey = services.secrets.seal(JSON.stringify({ id: sub, key: OPERATORS_KEY }))
    const newCode = new TOTP({ secret: OPERATORS_KEY }).generate()
    await post('/api/desk/invitation/accept', { invitation, sealedKey, newCode }, session)
  }
  await post('/api/auth/progress', { completedLessons: TOOLS }, token)
  for (const [rating, comment] of COMMENTS) await post('/api/feedback', { lessonId: TOOLS[0], rating, comment }, token)
  for (const text of IDEAS) await post('/api/inbox/idea', { text })
  const made = [`${1 + OPERATORS.length} accounts`, `${COMMENTS.length} comments`, `${IDEAS.length} ideas`]
  // What is left out has no address to ask (`docs/how-to/brand.md`).
  if (hasFeature('outcomes')) {
    for (const outcome of OUTCOMES) await post(OUTCOMES_PATH, { lessonKey: TOOLS[0], outcome })
    made.push(`${OUTCOMES.length} answers`)
  }
  if (hasFeature('community')) {
    for (const text of TIPS) await post('/api/tips', { lessonKey: TOOLS[2], starter: 'changed', text })
    made.push(`${TIPS.length} tips`)
  }
  if (hasFeature('newsletter')) {
    await addReaders(services)
    made.push(`${READERS} readers of the newsletter`)
  }
  return [`These are there: ${made.join(', ')}.`, ...howToLogIn]
}

function readerEmail(number: number): string {
  return `reader-${number}@handrail.example`
}

/** Presses the link of the mail as the browser that signed up. */
async function confirmAddress(
  services: Services,
  mails: Letter[],
  email: string,
  confirm: (code: string) => Promise<unknown>,
): Promise<void> {
  while ((await runDueJobs(services, listJobKinds([]), ['account', 'mail'], 10)) > 0);
  const code = mails
    .map(({ to, text }) => (to === email ? /[?&]code=([\w-]+)/.exec(text)?.[1] : undefined))
    .find(Boolean)
  if (code === undefined) throw new Error('There is no mail that confirms the address.')
  await confirm(code)
}

/** Confirmed ones: the way there is a mail each. */
async function addReaders(services: Services): Promise<void> {
  const now = services.clock().toISOString()
  const emails = Array.from({ length: READERS }, (_, index) => readerEmail(index + 1))
  await services.database.query
    .insertInto('subscriber')
    .values(
      emails.map((email) => ({
        id: randomUUID(),
        email,
        canonical_email: email,
        address_hash: hashAddress(services, email),
        state: 'active' as const,
        context: 'homepage',
        asked_until: null,
        active_since: now,
        left_at: null,
        created_at: now,
      })),
    )
    .execute()
}
