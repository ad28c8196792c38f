// The privacy policy says what is stored, and nothing is stored that it does not say. A new table or column fails here
// until `STORED` says which line of `content/en/pages/privacy.md` speaks of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COPIED_TABLES } from '#src/features/plan/copy/copied-tables.ts'
import { STORED } from '#src/platform/database/tables.ts'
import { STORED_KEYS, type StoredKey } from '#src/web/stored-keys.ts'
import { createTestDatabase } from '../testing/database/test-database.ts'

const policy = readFileSync(join(import.meta.dirname, '../content/en/pages/privacy.md'), 'utf8')
const lines = policy.split('\n').filter((line) => line.startsWith('- **'))
/** Each table with how a line begins that it rests on. */
const rests = Object.entries(STORED).flatMap(([table, stored]) =>
  typeof stored.lines === 'string' ? [] : stored.lines.map((begun) => [table, begun] as const),
)

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

  test('what a table holds is a line of the policy, with how long', () => {
    for (const [table, begun] of rests) {
      const found = lines.filter((line) => line.startsWith(`- **${begun}`))
      expect(found, `${table}: ${begun}`).not.toEqual([])
      // A fingerprint of who had everything erased stays, or the next list would write to them again.
      if (table !== 'suppression') for (const line of found) expect(line, table).toContain('Kept: ')
    }
  })

  test('the policy names nothing that is not stored', () => {
    const unused = lines.filter((line) => !rests.some(([, begun]) => line.startsWith(`- **${begun}`)))
    expect(unused.map((line) => line.split('**')[1])).toEqual([
      'To keep the contract with you',
      'Your consent',
      'Our legal duty',
      'Our legitimate interest',
    ])
  })

  test('H13: no column has room for a child', () => {
    for (const [table, columns] of schema) {
      for (const column of columns)
        expect(`${table}.${column}`).not.toMatch(/child|birth|school|photo|picture|\bage\b|gender/)
    }
  })
})

/** What a browser keeps, by the beginning of the line that speaks of it; null for what says nothing of anybody. */
const ON_THE_DEVICE: Record<StoredKey, string | null> = {
  userProgress: 'which tools you have finished',
  lessonSteps: 'which tools you have finished',
  lessonAnswers: 'your answers in a tool',
  lessonExercises: 'your answers in a tool',
  lessonLadders: 'your answers in a tool',
  lessonSureness: 'the number you gave',
  lessonRecall: 'when you finished a tool',
  childAges: 'how old your child is',
  checklistTicks: 'the boxes you ticked',
  agreementDraft: 'the rest of our plan',
  talkAge: 'what you said in a talk',
  talkWays: 'what you said in a talk',
  planAnswers: 'the rest of our plan',
  knownPacts: 'the class pacts',
  authToken: 'if you log in',
  deviceId: 'if you log in',
  progressOutbox: 'if you log in',
  cookieConsent: 'your choice about cookies',
  challengeRotation: 'whether you stopped the changing cards',
  nextQuestion: 'your promises',
  promisesOfOthers: 'your promises',
  questionAskedOn: 'your promises',
  sharesPlan: 'if you share or lock our plan',
  planLocked: 'if you share or lock our plan',
  ownTips: 'the tips you wrote',
  language: 'the language you chose',
  forgotten: null,
}
const PLAN_TABLES: Record<string, string> = {
  promises: 'your promises',
  agreement: 'the rest of our plan',
  agreementEvents: 'the rest of our plan',
  agreementReviews: 'the rest of our plan',
  agreementSignatures: 'the rest of our plan',
  agreementSlips: 'the rest of our plan',
  challengeDays: 'the rest of our plan',
  challenges: 'the rest of our plan',
  steps: 'the rest of our plan',
}

describe('the policy and the device', () => {
  const [, ofDevice = ''] = policy.split(/^## /m)
  const said = ofDevice.split('\n').filter((line) => line.startsWith('- '))

  test('all that a browser keeps is a line of the policy, the family plan too', () => {
    for (const key of STORED_KEYS) {
      const begun = ON_THE_DEVICE[key]
      if (begun !== null)
        expect(
          said.some((line) => line.startsWith(`- ${begun}`)),
          key,
        ).toBe(true)
    }
    for (const { name } of COPIED_TABLES) {
      expect(
        said.some((line) => line.startsWith(`- ${PLAN_TABLES[name]}`)),
        name,
      ).toBe(true)
    }
  })

  test('every other language lists as much', () => {
    for (const language of ['pl', 'cy', 'ur']) {
      const words = readFileSync(join(import.meta.dirname, `../content/${language}/pages/privacy.md`), 'utf8')
      const lines = (words.split(/^## /m)[1] ?? '').split('\n').filter((line) => line.startsWith('- '))
      expect(lines.length, language).toBe(said.length)
    }
  })
})
