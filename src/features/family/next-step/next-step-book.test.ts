// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { Map as SharedMap } from 'yjs'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { createPlanDocument, type PlanDocument } from '#src/features/family/document/plan-document.ts'
import { mayBeAsked } from './next-question.ts'
import { findDueStep, type NextStep } from './next-step.ts'
import { createNextStepBook, type NewStep, type NextStepBook } from './next-step-book.ts'
import { addDays, dayFor } from './next-step-days.ts'

const TODAY = '2026-11-22'

function newStep(askOn: string, madeOn = TODAY): NewStep {
  return {
    source: { kind: 'tool', id: 'digitalLaunchpad-module1-1.1', title: 'A tool' },
    cue: 'the timer rings',
    action: 'sit down beside my child',
    madeOn,
    askOn,
    obstacles: [{ reason: 'I was tired', fix: 'Start earlier.' }],
    smaller: 'I say it once',
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('a step survives a reload, and is not asked about before its day', async () => {
  const first = await createPlanDocument()
  const { kept } = await createNextStepBook(first).make(newStep(addDays(TODAY, 1)))
  expect(kept).toBe(true)
  first.close()
  const again = await createPlanDocument()
  const [step] = createNextStepBook(again).read()
  expect(step).toMatchObject({ cue: 'the timer rings', state: 'open', askOn: '2026-11-23' })
  expect(findDueStep([step as NextStep], TODAY)).toBeNull()
  expect(findDueStep([step as NextStep], '2026-11-23')).toEqual(step)
  again.close()
})

test('a device that cannot keep it says so, and this page still has it', async () => {
  const planDocument = await createPlanDocument()
  const book = createNextStepBook(planDocument)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect((await book.make(newStep(TODAY))).kept).toBe(false)
  expect(book.read()).toHaveLength(1)
  planDocument.close()
})

test('home announces questions about steps of this device only', async () => {
  const planDocument = await createPlanDocument()
  const book = createNextStepBook(planDocument)
  const others = crypto.randomUUID()
  const { id: _another, ...fields } = { id: others, ...newStep(TODAY), carer: 'ben', state: 'open', answers: [] }
  ownCarer.keep('anna')
  await planDocument.change(() => {
    planDocument.document.getMap('nextSteps').set(others, new SharedMap(Object.entries(fields)))
  })
  const now = new Date(`${TODAY}T20:00:00`)
  expect(book.read()).toHaveLength(1)
  expect(mayBeAsked(now)).toBe(false)
  const { id } = await book.make(newStep(TODAY))
  expect(mayBeAsked(now)).toBe(true)
  // A smaller one belongs to the carer who makes it.
  await book.makeSmaller(id, newStep(addDays(TODAY, -1)))
  expect(mayBeAsked(addDaysTo(now, -1))).toBe(true)
  ownCarer.keep(null)
  planDocument.close()
})

function addDaysTo(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}

type Act =
  | { kind: 'make'; tab: number; in: number }
  | { kind: 'answer'; tab: number; which: number; outcome: 'worked' | 'partly' | 'not-yet' }
  | { kind: 'put-off' | 'drop'; tab: number; which: number }
  | { kind: 'days'; days: number }
  | { kind: 'reload'; tab: number }

const tab = fc.nat({ max: 1 })
const which = fc.nat({ max: 9 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('make' as const), tab, in: fc.nat({ max: 4 }) }),
  fc.record({
    kind: fc.constant('answer' as const),
    tab,
    which,
    outcome: fc.constantFrom('worked' as const, 'partly' as const, 'not-yet' as const),
  }),
  fc.record({ kind: fc.constantFrom('put-off' as const, 'drop' as const), tab, which }),
  // The clock of a device may also be set back.
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: -2, max: 5 }) }),
  fc.record({ kind: fc.constant('reload' as const), tab }),
)

test('with two tabs no step is lost, asked twice a day, or asked too early', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      globalThis.indexedDB = new IDBFactory()
      const tabs: { planDocument: PlanDocument; book: NextStepBook }[] = []
      const open = async () => {
        const planDocument = await createPlanDocument()
        return { planDocument, book: createNextStepBook(planDocument) }
      }
      tabs.push(await open(), await open())
      let today = TODAY
      const made = new Set<string>()
      const asked = new Set<string>()
      for (const one of acts) {
        if (one.kind === 'days') {
          today = addDays(today, one.days)
          continue
        }
        const at = tabs[one.tab] as (typeof tabs)[number]
        if (one.kind === 'reload') {
          at.planDocument.close()
          tabs[one.tab] = await open()
          continue
        }
        if (one.kind === 'make') {
          made.add((await at.book.make(newStep(addDays(today, one.in), today))).id)
        } else {
          const id = [...made][one.which % Math.max(made.size, 1)]
          if (id === undefined) continue
          if (one.kind === 'answer') {
            // As the page does it: only what is due is asked, and that counts as asked on that day.
            const due = findDueStep(at.book.read(), today)
            if (due === null) continue
            expect(due.askOn <= today).toBe(true)
            expect(asked.has(`${due.id} ${today}`)).toBe(false)
            asked.add(`${due.id} ${today}`)
            await at.book.answer(due.id, one.outcome, today)
          } else if (one.kind === 'put-off') await at.book.putOff(id, today)
          else await at.book.drop(id)
        }
        await settle()
      }
      await settle()
      for (const { book } of tabs) expect(new Set(book.read().map(({ id }) => id))).toEqual(made)
      for (const { planDocument } of tabs) planDocument.close()
      const later = await open()
      expect(new Set(later.book.read().map(({ id }) => id))).toEqual(made)
      later.planDocument.close()
    }),
    { numRuns: 60 },
  )
})

/** What one tab tells the other has arrived. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1))
}

test.each([
  ['today', '2026-11-22'],
  ['tomorrow', '2026-11-23'],
  ['in-three-days', '2026-11-25'],
  ['on-saturday', '2026-11-28'],
] as const)('%s is %s, said on a Sunday', (choice, day) => {
  expect(dayFor(choice, TODAY)).toBe(day)
})
