// What a person with a code may do, as one table: purpose by state by when the code was made. Mails are forwarded and
// pass many machines, so that no code but a mailed one starts anything, and none from before a change does but stop.
import { expect, test } from 'vitest'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { leaveById } from './leaving.server.ts'
import {
  type CodePurpose,
  makeCode,
  makeLeaveCode,
  makeMailboxCode,
  readMailboxCode,
} from './newsletter-codes.server.ts'

const STATES = ['pending', 'active', 'unsubscribed', 'paused', 'bounced', 'complained'] as const
type State = (typeof STATES)[number]

/** Whether a code was made in the present state of the subscription or in the one before it. */
type Made = 'now' | 'before'

interface Holder {
  app: TestApp
  services: Services
  id: string
  /** That the code is made for. */
  epoch: number
}

const call = (app: TestApp, path: string, body: object) => post(app, path, body, { address: freshAddress() })
const codeOf = ({ services, id, epoch }: Holder, purpose: CodePurpose) =>
  makeCode(services.secrets, purpose, { id, epoch, day: isoDay(services.clock()) })
/** Uses a code for all that it may be meant for. */
const PURPOSES = {
  leave: ({ app, services, id }: Holder) =>
    app.request(`/api/u/${makeLeaveCode(services.secrets, id)}`, { method: 'POST' }),
  'leave by mail': ({ services, id }: Holder) => {
    const found = readMailboxCode(services.secrets, 'leave', makeMailboxCode(services.secrets, 'leave', id))
    return leaveById('en', services, found as string, 'one-click')
  },
  confirm: (holder: Holder) => call(holder.app, '/api/emails/confirm', { code: codeOf(holder, 'confirm') }),
  undo: (holder: Holder) => call(holder.app, '/api/emails/undo', { code: codeOf(holder, 'undo') }),
  'undo here': (holder: Holder) => call(holder.app, '/api/emails/undo', { code: codeOf(holder, 'undo-here') }),
  'preferences off': (holder: Holder) =>
    call(holder.app, '/api/emails/preferences/change', { code: codeOf(holder, 'preferences'), weeklyTips: false }),
  'preferences on': (holder: Holder) =>
    call(holder.app, '/api/emails/preferences/change', { code: codeOf(holder, 'preferences'), weeklyTips: true }),
  'preferences copy': (holder: Holder) =>
    call(holder.app, '/api/emails/preferences/export', { code: codeOf(holder, 'preferences') }),
  'preferences erase': (holder: Holder) =>
    call(holder.app, '/api/emails/preferences/erase', { code: codeOf(holder, 'preferences') }),
  erase: (holder: Holder) => call(holder.app, '/api/emails/erase', { code: codeOf(holder, 'erase') }),
} satisfies Record<string, (holder: Holder) => Promise<unknown>>
type Purpose = keyof typeof PURPOSES

/**
 * '.' for a state that stays, else the state that comes; then the mails that the mailbox gets: 'left' says that the tips
 * have stopped and how to get them again, 'goes on' that they continue, 'link' asks for one more press there.
 */
const NOW: Record<Purpose, string> = {
  //                   pending      | active            | unsubscribed      | paused            | bounced | complained
  leave: '              unsubscribed | unsubscribed left | .                 | unsubscribed left | .       | .',
  'leave by mail': '    unsubscribed | unsubscribed left | .                 | unsubscribed left | .       | .',
  confirm: '            active       | .                 | active            | active            | .       | .',
  undo: '               .            | .                 | active            | .                 | .       | .',
  'undo here': '        .            | .                 | active goes-on    | .                 | .       | .',
  'preferences off': '  unsubscribed | unsubscribed left | .                 | unsubscribed left | .       | .',
  'preferences on': '   . link       | .                 | . link            | . link            | .       | .',
  'preferences copy': ' .            | .                 | .                 | .                 | .       | .',
  'preferences erase': '. link       | . link            | . link            | . link            | . link  | . link',
  erase: '              gone         | gone              | gone              | gone              | gone    | gone',
}
/** A code to leave never expires; every other one ended with the change. */
const BEFORE: Record<Purpose, string> = {
  ...Object.fromEntries((Object.keys(PURPOSES) as Purpose[]).map((purpose) => [purpose, '. | . | . | . | . | .'])),
  leave: NOW.leave,
  'leave by mail': NOW['leave by mail'],
} as Record<Purpose, string>

const SUBJECTS: [RegExp, string][] = [
  [/^You won't get any more tips/, 'left'],
  [/^Your tips .* carry on/, 'goes-on'],
  [/^Please confirm/, 'link'],
]

const rows = (['now', 'before'] as Made[]).flatMap((made) =>
  (Object.keys(PURPOSES) as Purpose[]).flatMap((purpose) =>
    STATES.map((state, index) => {
      const cell = (made === 'now' ? NOW : BEFORE)[purpose].split('|')[index]?.trim() ?? ''
      return [purpose, state, made, cell] as [Purpose, State, Made, string]
    }),
  ),
)

test.each(rows)('%s, %s, code of %s: %s', async (purpose, state, made, expected) => {
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 1)
  const now = services.clock()
  const changes = {
    state,
    epoch: 5,
    active_since: state === 'pending' ? null : now.toISOString(),
    left_at: state === 'unsubscribed' ? now.toISOString() : null,
    asked_until: new Date(now.getTime() + 86_400_000).toISOString(),
  }
  await services.database.query.updateTable('subscriber').set(changes).execute()
  const { id } = await findReader(services, 'r1@b.uk')
  await PURPOSES[purpose]({ app, services, id, epoch: made === 'now' ? 5 : 4 })

  const after = await services.database.query.selectFrom('subscriber').selectAll().executeTakeFirst()
  const seen = after === undefined ? 'gone' : after.state === state ? '.' : after.state
  const mails = (await app.sendMails()).map(
    ({ subject }) => SUBJECTS.find(([pattern]) => pattern.test(subject))?.[1] ?? subject,
  )
  expect([seen, ...mails].join(' ')).toBe(expected)
})

test('a code for one purpose does nothing of another', async () => {
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 1)
  const left_at = services.clock().toISOString()
  const changes = { state: 'unsubscribed' as const, left_at, asked_until: '2027-01-01T00:00:00.000Z' }
  await services.database.query.updateTable('subscriber').set(changes).execute()
  const { id, epoch } = await findReader(services, 'r1@b.uk')
  const holder = { app, services, id, epoch }
  const codes = {
    leave: makeLeaveCode(services.secrets, id),
    confirm: codeOf(holder, 'confirm'),
    undo: codeOf(holder, 'undo'),
    preferences: codeOf(holder, 'preferences'),
    erase: codeOf(holder, 'erase'),
  }
  const paths: [string, (keyof typeof codes)[]][] = [
    ['/api/emails/confirm', ['confirm']],
    ['/api/emails/undo', ['undo']],
    ['/api/emails/preferences', ['preferences']],
    ['/api/emails/erase', ['erase']],
  ]
  for (const [path, taken] of paths) {
    for (const [name, code] of Object.entries(codes)) {
      if (taken.includes(name as keyof typeof codes)) continue
      expect((await call(app, path, { code })).status, `${name} at ${path}`).toBe(400)
    }
  }
  for (const [made, asked] of [
    ['bounce', 'leave'],
    ['leave', 'bounce'],
  ] as const) {
    const code = makeMailboxCode(services.secrets, made, id)
    expect(readMailboxCode(services.secrets, asked, code), `${made} at the address to ${asked}`).toBeNull()
  }
  expect((await findReader(services, 'r1@b.uk')).state).toBe('unsubscribed')
})
