// The words of a search without a result are stored once five different days had them, and before that no byte of them.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../testing/api/test-person.ts'
import { readFruitlessSearches, tidySearchWords } from './search-words.server.ts'

const WORDS = "won't come off yoto"

const search = async (app: TestApp, words: string, address = freshAddress()) =>
  expect((await post(app, '/api/search-words', { words }, { address })).status).toBe(200)
const goTo = (app: TestApp, day: string, time = '20:00:00') => app.setTime(new Date(`${day}T${time}Z`))

/** Every row of every table, and what was logged. */
async function everythingKept(app: TestApp): Promise<string> {
  const { query } = app.services.database
  const tables = await query.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      query
        .selectFrom(name as 'inbox_message')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify([rows, app.logged])
}

test('before the fifth different day the words are neither in the database nor the log', async () => {
  await using app = await createTestApp()
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-01']) {
    goTo(app, day)
    for (let times = 0; times < 6; times += 1) await search(app, WORDS)
    for (const word of ['yoto', 'come off', "won't"]) expect(await everythingKept(app)).not.toContain(word)
    expect(await readFruitlessSearches(app.services)).toEqual([])
  }
  goTo(app, '2026-12-02')
  await search(app, WORDS)
  expect(await readFruitlessSearches(app.services)).toEqual([{ words: WORDS, days: 5 }])
  expect(await everythingKept(app)).toContain('yoto')
})

test('what is stored of a search names a day and nothing finer, and no person', async () => {
  await using app = await createTestApp()
  goTo(app, '2026-11-20', '20:41:37')
  await search(app, WORDS)
  const { query } = app.services.database
  const rows = await query.selectFrom('search_day').selectAll().execute()
  const hash = expect.stringMatching(/^[\w-]{43}$/)
  expect(rows).toEqual([{ words_hash: hash, network_hash: hash, day: '2026-11-20' }])
  const limits = await query.selectFrom('rate_limit').select(['created_at', 'expires_at']).execute()
  expect(limits).toEqual([{ created_at: '2026-11-20T00:00:00.000Z', expires_at: '2026-11-21T00:00:00.000Z' }])
})

test('what one family searches for on many days is never kept', async () => {
  await using app = await createTestApp()
  const homes = Array.from({ length: 4 }, () => freshAddress())
  for (let day = 1; day <= 9; day += 1) {
    goTo(app, `2026-11-0${day}`)
    for (const home of homes) await search(app, WORDS, home)
  }
  expect(await readFruitlessSearches(app.services)).toEqual([])
  expect(await everythingKept(app)).not.toContain('yoto')
  await search(app, WORDS)
  expect(await readFruitlessSearches(app.services)).toEqual([{ words: WORDS, days: 9 }])
})

test('the hashes do not show that two words are of one network', async () => {
  await using app = await createTestApp()
  const home = freshAddress()
  for (const words of ['one', 'other']) await search(app, words, home)
  const rows = await app.services.database.query.selectFrom('search_day').select('network_hash').execute()
  expect(new Set(rows.map(({ network_hash }) => network_hash)).size).toBe(2)
})

test('more than four words, a digit, an @ and anything besides the words are refused', async () => {
  await using app = await createTestApp()
  for (const body of [
    { words: 'my son is being bullied' },
    { words: 'call 999' },
    { words: 'anna@example.org' },
    { words: 'Roblox' },
    { words: ' roblox' },
    { words: '' },
    { words: 'x'.repeat(200) },
    { words: 'roblox', account: 'abc' },
    { words: ['roblox'] },
    {},
  ]) {
    expect((await post(app, '/api/search-words', body)).status, JSON.stringify(body)).toBe(400)
  }
  expect(await app.services.database.query.selectFrom('search_day').selectAll().execute()).toEqual([])
})

test('words are deleted once fewer than five days of the last thirteen weeks have them', async () => {
  await using app = await createTestApp()
  for (let day = 1; day <= 6; day += 1) {
    goTo(app, `2026-09-0${day}`)
    await search(app, WORDS)
  }
  goTo(app, '2026-12-02')
  await tidySearchWords(app.services)
  expect(await readFruitlessSearches(app.services)).toEqual([{ words: WORDS, days: 5 }])
  goTo(app, '2026-12-03')
  expect(await readFruitlessSearches(app.services)).toEqual([])
  await tidySearchWords(app.services)
  expect(await everythingKept(app)).not.toContain('yoto')
})

test('fifty searches at once on the fifth day keep the words once', async () => {
  await using app = await createTestApp()
  for (let day = 1; day <= 4; day += 1) {
    goTo(app, `2026-11-0${day}`)
    await search(app, WORDS)
  }
  goTo(app, '2026-11-05')
  await Promise.all(Array.from({ length: 50 }, () => search(app, WORDS)))
  expect(await readFruitlessSearches(app.services)).toEqual([{ words: WORDS, days: 5 }])
})

test('one network cannot flood the words: after a hundred a day it must wait', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const word = (number: number) => String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))
  for (let number = 0; number < 100; number += 1) await search(app, word(number), address)
  expect((await post(app, '/api/search-words', { words: 'one more' }, { address })).status).toBe(429)
  await search(app, 'one more')
})
