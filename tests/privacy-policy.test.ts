// The privacy policy says what is stored, and nothing is stored that it does not say. A new table or column fails here
// until somebody has found its line in `content/en/pages/privacy.md`, or written one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database/test-database.ts'

const policy = readFileSync(join(import.meta.dirname, '../content/en/pages/privacy.md'), 'utf8')

/** What each line of the policy is called: the words in bold at its start. */
const LINES = {
  account: 'Your e-mail address, and your name if Google gave it to us.',
  password: 'Your password, as a hash that cannot be turned back.',
  sessions: 'Where you are signed in: kind of device, first and last use.',
  consents: 'What you agreed to: which words, when, and on which form.',
  progress: 'Which tools you have finished, and when.',
  feedback: 'Your feedback on tools.',
  securityLog: 'A security log: log-ins, changes of password, part of the network address.',
  codes: 'Links to confirm your address or set a password, as a hash.',
  mails: 'Mails to you that are waiting to be sent.',
  subscription: 'Your e-mail address, and what you agreed to: which words, when, and on which form.',
  reminders: 'The days on which you want to be asked by mail.',
  reminderStops:
    'After you stopped the questions by mail, or called a mail from us spam: a fingerprint that nobody can turn back into your address.',
  deliveries: 'Which issues went to you, and whether they arrived.',
  suppression: 'After you had it erased: a fingerprint that nobody can turn back into your address.',
  counts:
    'How often something happened on a day: a tool was started, finished or left, a promise was made, a button was pressed, a search found nothing.',
  answers:
    'Answers to "Did it work?" and "How sure are you?": how many there were for a tool in a week, and nothing about who gave them.',
  ideas: 'An idea for the roadmap: your words, and when they came.',
  complaints:
    'A complaint about your data: your words, your e-mail address, a reference, and when it came and was answered.',
  sharedPlans: 'A plan that you share: its changes, sealed so that we cannot read them, and the day it was last used.',
  sharingDevices: 'Which devices may open a shared plan: a fingerprint of a key, and no name.',
  limits: 'Fingerprints of the network you write from and of the mailbox we write to, not their addresses.',
} as const

type Line = keyof typeof LINES

interface Stored {
  /** Where the policy speaks of it; 'nobody' for what is about no person. */
  lines: Line[] | 'nobody'
  columns: string
}

const STORED: Record<string, Stored> = {
  account: {
    lines: ['account', 'password', 'subscription'],
    columns:
      'id email canonical_email name password_hash verified proven_at email_consent onboarded created_at last_used_on',
  },
  session: {
    lines: ['sessions'],
    columns: 'id sid_hash account_id method device last_used_at expires_at created_at',
  },
  known_device: { lines: ['sessions'], columns: 'account_id device_hash created_at' },
  consent_event: {
    lines: ['consents'],
    columns: 'id account_id kind granted source policy_version wording wording_hash claimed_at created_at',
  },
  completion: { lines: ['progress'], columns: 'account_id lesson_key created_at' },
  feedback: { lines: ['feedback'], columns: 'id account_id lesson_key rating comment created_at' },
  security_event: { lines: ['securityLog'], columns: 'id event outcome account_id subject_hash network created_at' },
  mail_code: { lines: ['codes'], columns: 'code_hash account_id purpose expires_at used_at created_at' },
  reset_request: { lines: ['mails'], columns: 'id sealed_email created_at' },
  outbox_mail: {
    lines: ['mails'],
    columns:
      'id account_id kind rank mailbox_hash sealed attempts due_at leased_until failed_at last_error once_until begun created_at',
  },
  google_identity: { lines: ['account'], columns: 'issuer subject account_id created_at' },
  google_attempt: { lines: 'nobody', columns: 'state_hash browser_hash expires_at created_at' },
  google_pending_link: {
    lines: ['account'],
    columns: 'browser_hash account_id issuer subject expires_at created_at',
  },
  sign_in_ticket: { lines: ['sessions'], columns: 'ticket_hash browser_hash account_id expires_at created_at' },
  rate_limit: { lines: ['limits'], columns: 'key count expires_at created_at' },
  subscriber: {
    lines: ['subscription'],
    columns: 'id email canonical_email address_hash state epoch context asked_until active_since left_at created_at',
  },
  subscription_event: {
    lines: ['subscription'],
    columns: 'id subscriber_id event method context wording wording_hash policy_version claimed_at created_at',
  },
  newsletter_request: { lines: ['mails'], columns: 'id kind sealed_email created_at' },
  suppression: { lines: ['suppression'], columns: 'address_hash reason created_at' },
  newsletter_issue: { lines: 'nobody', columns: 'slug slot planned started_at finished_at created_at' },
  delivery: {
    lines: ['deliveries'],
    columns: 'issue subscriber_id state attempts due_at leased_until worker last_code finished_at created_at',
  },
  newsletter_worker: { lines: 'nobody', columns: 'id seen_at created_at' },
  newsletter_bounce: { lines: ['deliveries'], columns: 'id subscriber_id kind created_at' },
  newsletter_instance: { lines: 'nobody', columns: 'id only created_at' },
  analytics_count: { lines: ['counts'], columns: 'day event subject count seconds created_at' },
  reminder: {
    lines: ['reminders'],
    columns: 'id account_id subscriber_id day mailbox_hash language state due_at created_at',
  },
  reminder_request: { lines: ['reminders', 'mails'], columns: 'id sealed_email day created_at' },
  reminder_stop: { lines: ['reminderStops'], columns: 'mailbox_hash day' },
  outcome_count: { lines: ['answers'], columns: 'lesson_key week outcome count' },
  sureness_count: { lines: ['answers'], columns: 'lesson_key week moment value count' },
  outcome_week: { lines: 'nobody', columns: 'lesson_key week state answers day' },
  published_result: {
    lines: 'nobody',
    columns: 'lesson_key version answers worked_or_partly day withdrawn_on',
  },
  notebook: { lines: ['sharedPlans'], columns: 'id latest epoch bytes last_used_on' },
  notebook_update: { lines: ['sharedPlans'], columns: 'notebook_id number epoch body size' },
  notebook_access: { lines: ['sharingDevices'], columns: 'notebook_id access_hash role box hello' },
  notebook_invitation: {
    lines: ['sharingDevices'],
    columns: 'invitation_hash notebook_id role preview parcel used ends_on',
  },
  idea: { lines: ['ideas'], columns: 'id idea created_at' },
  complaint: { lines: ['complaints'], columns: 'reference email canonical_email complaint answered_at created_at' },
}

async function readSchema(): Promise<Map<string, string[]>> {
  await using home = await createTestDatabase()
  const database = await home.open()
  const tables = await database.query.introspection.getTables()
  await database.close()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]))
}

describe('the policy and the database', async () => {
  const schema = await readSchema()

  test('every table and column is accounted for', () => {
    const accounted = Object.entries(STORED).map(([table, { columns }]) => [table, columns.split(' ').sort()] as const)
    expect(Object.fromEntries(schema)).toEqual(Object.fromEntries(accounted))
  })

  test('every line that a table rests on is in the policy, with how long', () => {
    for (const line of Object.values(LINES)) {
      const found = policy.split('\n').find((text) => text.startsWith(`- **${line}**`))
      expect(found, line).toBeDefined()
      if (line !== LINES.suppression) expect(found, line).toContain('Kept: ')
    }
  })

  test('the policy names nothing that is not stored', () => {
    const named = [...policy.matchAll(/^- \*\*(.+?)\*\*.*$/gm)].map(([, name]) => name as string)
    const known: string[] = Object.values(LINES)
    const bases = named.filter((name) => !known.includes(name))
    expect(bases).toEqual([
      'To keep the contract with you',
      'Your consent',
      'Our legal duty',
      'Our legitimate interest',
    ])
    const rested = new Set(Object.values(STORED).flatMap(({ lines }) => (lines === 'nobody' ? [] : lines)))
    expect(rested).toEqual(new Set(Object.keys(LINES)))
  })

  test('H13: no column has room for a child', () => {
    for (const [table, columns] of schema) {
      for (const column of columns)
        expect(`${table}.${column}`).not.toMatch(/child|birth|school|photo|picture|\bage\b|gender/)
    }
  })
})
