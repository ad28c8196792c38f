// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { applyUpdate, encodeStateAsUpdate, Map as SharedMap } from 'yjs'
import { createPlanDocument, type PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable } from '#src/features/family/document/plan-table.ts'
import { addDays } from '#src/features/family/next-step/next-step-days.ts'
import { createAgreementBook, hasAdultsLine, listKept, listOtherWords, listToReview } from './agreement-book.ts'
import { AGREEMENT } from './agreement-table.ts'

const TODAY = '2026-11-22'
const LINE = {
  who: 'Mum',
  what: 'My phone sleeps in the kitchen.',
  why: 'It is fair.',
  room: 'sleep' as const,
  by: 'adult' as const,
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function openBook() {
  const planDocument = await createPlanDocument()
  return { planDocument, book: createAgreementBook(planDocument), [Symbol.dispose]: () => planDocument.close() }
}

/** As two devices exchange updates, in either order. */
function meet(one: PlanDocument, other: PlanDocument): void {
  applyUpdate(one.document, encodeStateAsUpdate(other.document), 'other device')
  applyUpdate(other.document, encodeStateAsUpdate(one.document), 'other device')
}

test('a saved rule is reviewed four weeks later, and four weeks after each review', async () => {
  using opened = await openBook()
  const { book } = opened
  expect(book.findReviewDay()).toBeNull()
  expect(await book.add(LINE, TODAY)).toBe(true)
  expect(book.findReviewDay()).toBe('2026-12-20')
  await book.finishReview('2026-12-21')
  expect(book.findReviewDay()).toBe('2027-01-18')
  const [line] = book.read()
  await book.drop(line?.id ?? '', '2027-03-01')
  expect(book.findReviewDay()).toBeNull()
  await book.add(LINE, '2027-03-02')
  expect(book.findReviewDay()).toBe('2027-03-30')
})

test('a review asks about each line once a day, a child first, and saves changes', async () => {
  using opened = await openBook()
  const { book } = opened
  await book.add(LINE, TODAY)
  await book.add({ ...LINE, what: 'No phones at tea.' }, TODAY)
  await book.add({ ...LINE, who: 'Me', what: 'You look up.', room: 'sleep', by: 'child' }, TODAY)
  const day = '2026-12-20'
  const idOf = (what: string) => book.read().find((line) => line.what === what)?.id ?? ''
  expect(listToReview(book.read(), day)[0]?.what).toBe('You look up.')
  await book.answer(idOf('You look up.'), 'keep', day)
  await book.answer(idOf('No phones at tea.'), 'drop', day)
  await book.answer(idOf(LINE.what), { ...LINE, what: 'It sleeps in the hall.' }, day)
  expect(listToReview(book.read(), day)).toEqual([])
  expect(
    listKept(book.read())
      .map(({ what }) => what)
      .toSorted(),
  ).toEqual(['It sleeps in the hall.', 'You look up.'])
  const changed = book.read().find(({ what }) => what === 'It sleeps in the hall.')
  expect(changed?.changes).toMatchObject([{ on: day, did: 'changed', what: LINE.what }])
  expect(listToReview(book.read(), addDays(day, 28))).toHaveLength(2)
})

test('a line changed between two reviews is asked about all the same', async () => {
  using opened = await openBook()
  const { book } = opened
  await book.add(LINE, TODAY)
  const [line] = book.read()
  await book.change(line?.id ?? '', { ...LINE, what: 'Other' }, TODAY)
  expect(listToReview(book.read(), TODAY)).toHaveLength(1)
})

test('an adult has promised something, unless every line is a child’s or for the child', async () => {
  using opened = await openBook()
  const { book } = opened
  await book.add({ ...LINE, room: 'sleep', by: 'child', adults: false }, TODAY)
  await book.add({ ...LINE, adults: false }, TODAY)
  expect(hasAdultsLine(book.read())).toBe(false)
  // As a thing to try writes it: for the whole family.
  await createTable(opened.planDocument, AGREEMENT).add({ ...LINE, who: 'All of us', madeOn: TODAY, state: 'kept' })
  expect(hasAdultsLine(book.read())).toBe(true)
})

test('a drawing is only lines, and a signature of another kind is left out', async () => {
  using opened = await openBook()
  const { book } = opened
  await book.sign({ name: '', drawing: 'M1 2L3 4' }, TODAY)
  await expect(book.sign({ name: '', drawing: 'url(https://x)' }, TODAY)).rejects.toThrow()
  await expect(book.sign({ name: 'x'.repeat(31), drawing: '' }, TODAY)).rejects.toThrow()
  expect(book.readSignatures()).toMatchObject([{ name: '', drawing: 'M1 2L3 4', signedOn: TODAY }])
})

const device = fc.constantFrom(0 as const, 1 as const)
const act = fc.record({
  device,
  which: fc.nat({ max: 5 }),
  day: fc.nat({ max: 90 }),
  did: fc.constantFrom('add', 'change', 'drop', 'keep', 'meet', 'bring back', 'finish'),
})

test('two devices that write and review end with the same agreement and lose no words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      globalThis.indexedDB = new IDBFactory()
      using one = await openBook()
      globalThis.indexedDB = new IDBFactory()
      using other = await openBook()
      const both = [one, other] as const
      const written = new Set<string>()
      for (const [at, { device: which, which: line, day, did }] of acts.entries()) {
        const { book } = both[which]
        const on = addDays(TODAY, day)
        const lines = book.read()
        const { id } = lines[line % Math.max(lines.length, 1)] ?? { id: '' }
        const words = { ...LINE, what: `words ${at}` }
        if (did === 'meet') meet(one.planDocument, other.planDocument)
        else if (did === 'finish') await book.finishReview(on)
        else if (did === 'add') {
          await book.add(words, on)
          written.add(words.what)
        } else if (id !== '') {
          if (did === 'change') {
            await book.answer(id, words, on)
            written.add(words.what)
          } else if (did === 'bring back') await book.bringBack(id)
          else await book.answer(id, did as 'keep' | 'drop', on)
        }
      }
      meet(one.planDocument, other.planDocument)
      expect(one.book.read()).toEqual(other.book.read())
      expect(one.book.findReviewDay()).toBe(other.book.findReviewDay())
      const told = new Set(
        one.book.read().flatMap((line) => [line.what, ...listOtherWords(line).map(({ what }) => what)]),
      )
      for (const what of written) expect(told).toContain(what)
    }),
    { numRuns: 60 },
  )
})

test('a rule of an unknown room is shown with what the family tells one another', async () => {
  using plan = await openBook()
  const rows = plan.planDocument.document.getMap<SharedMap<unknown>>('agreement')
  const { room: _none, ...older } = { ...LINE, madeOn: TODAY, state: 'kept' }
  rows.set('older', new SharedMap(Object.entries(older)))
  rows.set('newer', new SharedMap(Object.entries({ ...older, room: 'attic' })))
  expect(plan.book.read().map(({ room }) => room)).toEqual(['telling-us', 'telling-us'])
})
