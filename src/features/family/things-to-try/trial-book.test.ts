// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createPlanDocument, type PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable } from '#src/features/family/document/plan-table.ts'
import { AGREEMENT } from '../agreement/agreement-table.ts'
import { createTrialBook, findOpenTrial, type TrialBook } from './trial-book.ts'

const TODAY = '2026-11-22'
const LINE = { who: 'All of us', why: 'We tried it', madeOn: TODAY, state: 'kept', room: 'sleep', by: 'adult' } as const

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('a thing to try is started, ticked, finished and kept, and a reload loses nothing', async () => {
  const first = await createPlanDocument()
  const book = createTrialBook(first)
  expect(await book.start('phone-beds', 'tiny', TODAY)).toBe(true)
  const id = findOpenTrial(book.read(), 'phone-beds')?.id ?? ''
  await book.tick(id, 2, true)
  await book.tick(id, 5, true)
  await book.tick(id, 2, false)
  await book.changeSize(id, 'bold')
  first.close()

  const again = await createPlanDocument()
  const later = createTrialBook(again)
  expect(findOpenTrial(later.read(), 'phone-beds')).toMatchObject({ size: 'bold', state: 'running', days: [5] })
  await later.talk(id)
  await later.writeKeeps(id, 'If it is bedtime, then phones sleep in the hall')
  expect(findOpenTrial(later.read(), 'phone-beds')).toMatchObject({ state: 'talking', keeps: /^If it is bedtime/ })
  expect(await later.finish(id, TODAY, { ...LINE, what: 'Phones sleep in the hall' })).toBe(true)
  expect(findOpenTrial(later.read(), 'phone-beds')).toBeNull()
  expect(later.read()).toMatchObject([{ state: 'finished', keeps: 'Phones sleep in the hall', finishedOn: TODAY }])
  expect(createTable(again, AGREEMENT).read()).toMatchObject([{ ...LINE, what: 'Phones sleep in the hall' }])
  again.close()
})

test('several run at once, and one can be tried again after its end', async () => {
  const planDocument = await createPlanDocument()
  const book = createTrialBook(planDocument)
  await book.start('phone-beds', 'tiny', TODAY)
  await book.start('notifications-off', 'bold', TODAY)
  const first = findOpenTrial(book.read(), 'phone-beds')
  await book.tick(first?.id ?? '', 1, true)
  await book.finish(first?.id ?? '', TODAY, null)
  await book.start('phone-beds', 'normal', '2026-12-01')
  expect(findOpenTrial(book.read(), 'phone-beds')).toMatchObject({ size: 'normal', days: [] })
  expect(findOpenTrial(book.read(), 'notifications-off')).toMatchObject({ size: 'bold' })
  expect(createTable(planDocument, AGREEMENT).read()).toEqual([])
  planDocument.close()
})

test('of two devices that start the same trial, both show the earlier start', async () => {
  const planDocument = await createPlanDocument()
  const book = createTrialBook(planDocument)
  await book.start('phone-beds', 'bold', '2026-11-21')
  await book.start('phone-beds', 'tiny', '2026-11-20')
  expect(findOpenTrial(book.read(), 'phone-beds')).toMatchObject({ startedOn: '2026-11-20', size: 'tiny' })
  planDocument.close()
})

type Act =
  | { kind: 'tick'; tab: number; day: number; done: boolean }
  | { kind: 'go on' | 'talk'; tab: number }
  | { kind: 'reload'; tab: number }

const tab = fc.nat({ max: 1 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('tick' as const), tab, day: fc.integer({ min: 1, max: 7 }), done: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('go on' as const, 'talk' as const), tab }),
  fc.record({ kind: fc.constant('reload' as const), tab }),
)

test('with two tabs ticking and reloading, both show the same days and lose none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      globalThis.indexedDB = new IDBFactory()
      const open = async (): Promise<{ planDocument: PlanDocument; book: TrialBook }> => {
        const planDocument = await createPlanDocument()
        return { planDocument, book: createTrialBook(planDocument) }
      }
      const tabs = [await open(), await open()]
      await tabs[0]?.book.start('phone-beds', 'tiny', TODAY)
      await settle()
      const id = findOpenTrial(tabs[1]?.book.read() ?? [], 'phone-beds')?.id ?? ''
      const ticked = new Set<number>()
      let state = 'running'
      for (const one of acts) {
        const at = tabs[one.tab] as (typeof tabs)[number]
        if (one.kind === 'reload') {
          at.planDocument.close()
          tabs[one.tab] = await open()
        } else if (one.kind === 'tick') {
          await at.book.tick(id, one.day, one.done)
          if (one.done) ticked.add(one.day)
          else ticked.delete(one.day)
        } else {
          if (one.kind === 'go on') await at.book.goOn(id)
          if (one.kind === 'talk') await at.book.talk(id)
          state = { 'go on': 'running', talk: 'talking' }[one.kind]
        }
        await settle()
        const days = [...ticked].toSorted((one, other) => one - other)
        for (const { book } of tabs) expect(findOpenTrial(book.read(), 'phone-beds')).toMatchObject({ state, days })
      }
      for (const { planDocument } of tabs) planDocument.close()
    }),
    { numRuns: 40 },
  )
})

/** What one tab tells the other has arrived. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1))
}
