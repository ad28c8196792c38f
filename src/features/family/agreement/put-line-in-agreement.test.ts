// @vitest-environment jsdom
// A talk's or a session's line goes into the agreement once, whatever language it was read in.
import { translator } from '#src/web/language/translator.ts'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openAgreementBook } from './agreement-book.ts'
import { putLineInAgreement } from './put-line-in-agreement.ts'

const t = translator('en')

const LINE = { room: 'meals', kind: 'all', what: 'No phones at the table.', why: 'So that we can talk.' } as const
const POLISH = { ...LINE, what: 'Przy stole nie ma telefonów.' }

test('a rule counts as there in another language or own words, until dropped', async () => {
  expect(await putLineInAgreement(t, LINE, 'talk:table')).toBe('added')
  expect(await putLineInAgreement(t, POLISH, 'talk:table')).toBe('there')
  expect(await putLineInAgreement(t, LINE, 'session:1.1')).toBe('there')
  const book = await openAgreementBook()
  const [line] = book.read()
  await book.drop(line?.id ?? '', '2026-11-22')
  expect(await putLineInAgreement(t, POLISH, 'talk:table')).toBe('added')
})
