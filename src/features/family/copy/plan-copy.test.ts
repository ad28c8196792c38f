// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeStateAsUpdate, Map as SharedMap } from 'yjs'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { createPlanDocument, type PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable } from '#src/features/family/document/plan-table.ts'
import { mayBeAsked } from '#src/features/family/next-step/next-question.ts'
import { NEXT_STEPS } from '#src/features/family/next-step/next-step.ts'
import { createNextStepBook } from '#src/features/family/next-step/next-step-book.ts'
import { createAgreementBook } from '../agreement/agreement-book.ts'
import { SNAPSHOT_BYTES_MOST } from '../sharing/sharing.contract.ts'
import { createStartListBook } from '../start/start-list-book.ts'
import { createTrialBook } from '../things-to-try/trial-book.ts'
import { COPIED_TABLES, createPlanCopies } from './plan-copy.ts'

const TODAY = '2026-11-22'

async function openPlan() {
  globalThis.indexedDB = new IDBFactory()
  const planDocument = await createPlanDocument()
  return { planDocument, copies: createPlanCopies(planDocument), [Symbol.dispose]: () => planDocument.close() }
}

async function write(planDocument: PlanDocument, acts: readonly { kind: number; which: number }[]): Promise<void> {
  const agreement = createAgreementBook(planDocument)
  const trials = createTrialBook(planDocument)
  const steps = createStartListBook(planDocument)
  for (const [at, { kind, which }] of acts.entries()) {
    const line = agreement.read()[which]?.id ?? ''
    const words = { who: 'Mum', what: `words ${at}`, why: '' }
    if (kind === 0) await agreement.add({ ...words, room: 'sleep', by: 'adult' }, TODAY)
    else if (kind === 1) await agreement.answer(line, words, TODAY)
    else if (kind === 2) await agreement.drop(line, TODAY)
    else if (kind === 3) await agreement.sign({ name: `Ana ${at}`, drawing: '' }, TODAY)
    else if (kind === 4) await trials.start('phone-beds', 'tiny', TODAY)
    else if (kind === 5) await trials.tick(trials.read()[0]?.id ?? '', which, true)
    else {
      // A child of its own each time: a list takes the place of the one that the child had.
      const child = { nickname: crypto.randomUUID().slice(0, 8), age: '5-to-8' } as const
      await steps.addList(child, [{ kind: 'rule', title: 'A', path: '/help' }], new Date(0))
    }
  }
}

const history = fc.array(fc.record({ kind: fc.nat({ max: 6 }), which: fc.nat({ max: 3 }) }), { maxLength: 15 })

test('a copy fills an empty plan; a second time adds nothing and changes no row', async () => {
  await fc.assert(
    fc.asyncProperty(history, history, async (there, here) => {
      using old = await openPlan()
      await write(old.planDocument, there)
      using fresh = await openPlan()
      const text = JSON.stringify(old.copies.make(TODAY))
      const first = fresh.copies.read(text)
      if (first.kind !== 'copy') throw new Error(first.kind)
      expect(await first.add()).toBe(true)
      expect(fresh.copies.make(TODAY)).toEqual(old.copies.make(TODAY))
      expect(fresh.copies.read(text)).toMatchObject({ kind: 'copy', count: 0 })
      await first.add()
      expect(fresh.copies.make(TODAY)).toEqual(old.copies.make(TODAY))

      await write(fresh.planDocument, here)
      const before = fresh.copies.make(TODAY)
      const again = fresh.copies.read(text)
      if (again.kind === 'copy') await again.add()
      const after = fresh.copies.make(TODAY)
      for (const [name, rows] of Object.entries(before.tables)) expect(after.tables[name]).toEqual(rows)
    }),
    { numRuns: 25 },
  )
})

test('two copies without a common row give the same plan in either order', async () => {
  using one = await openPlan()
  await write(one.planDocument, [{ kind: 0, which: 0 }])
  using other = await openPlan()
  await write(other.planDocument, [
    { kind: 3, which: 0 },
    { kind: 4, which: 0 },
  ])
  const texts = [one, other].map(({ copies }) => JSON.stringify(copies.make(TODAY)))
  const results = []
  for (const order of [texts, texts.toReversed()]) {
    using plan = await openPlan()
    for (const text of order) {
      const read = plan.copies.read(text)
      if (read.kind === 'copy') await read.add()
    }
    results.push(plan.copies.make(TODAY))
  }
  expect(results[0]).toEqual(results[1])
})

const COPY = { format: 'handrail-plan', version: 1, savedOn: TODAY, tables: {} }
const SIGNATURE = { id: 'a', name: 'Ana', drawing: '', signedOn: TODAY }

test.each([
  ['no JSON', 'words'],
  ['nothing', ''],
  ['another file', '{"name":"package"}'],
  ['no version', JSON.stringify({ ...COPY, version: undefined })],
  ['no day', JSON.stringify({ ...COPY, savedOn: 'today' })],
  ['an unknown table', JSON.stringify({ ...COPY, tables: { others: [] } })],
  ['rows that are none', JSON.stringify({ ...COPY, tables: { agreement: 'words' } })],
  ['a row without an id', JSON.stringify({ ...COPY, tables: { agreementSignatures: [{ ...SIGNATURE, id: '' }] } })],
  [
    'one row of two that does not fit',
    JSON.stringify({
      ...COPY,
      tables: { agreementSignatures: [SIGNATURE, { ...SIGNATURE, id: 'b', drawing: '<b>' }] },
    }),
  ],
])('a wrong file is said to be wrong and changes nothing: %s', async (_name, text) => {
  using plan = await openPlan()
  await write(plan.planDocument, [{ kind: 0, which: 0 }])
  const before = plan.copies.make(TODAY)
  expect(plan.copies.read(text)).toEqual({ kind: 'wrong' })
  expect(plan.copies.make(TODAY)).toEqual(before)
})

test('a copy of a later version is said to be newer', async () => {
  using plan = await openPlan()
  expect(plan.copies.read(JSON.stringify({ ...COPY, version: 2, tables: 5 }))).toEqual({ kind: 'newer' })
})

test('a row that a later version wrote here stays, though no list shows it', async () => {
  using plan = await openPlan()
  await write(plan.planDocument, [{ kind: 3, which: 0 }])
  const copy = plan.copies.make(TODAY)
  const id = copy.tables.agreementSignatures?.[0]?.id ?? ''
  const signatures = plan.planDocument.document.getMap<SharedMap<unknown>>('agreementSignatures')
  await plan.planDocument.change(() => signatures.get(id)?.set('drawing', 'C1 1 2 2 3 3'))
  expect(plan.copies.make(TODAY).tables.agreementSignatures).toEqual([])
  const read = plan.copies.read(JSON.stringify(copy))
  expect(read).toMatchObject({ kind: 'copy', count: 0 })
  if (read.kind === 'copy') await read.add()
  expect(signatures.get(id)?.get('drawing')).toBe('C1 1 2 2 3 3')
})

test('another carer’s next step from a copy stays theirs; a new device asks about it', async () => {
  using plan = await openPlan()
  const book = createNextStepBook(plan.planDocument)
  const source = { kind: 'talk', id: 'phone-beds', title: 'Phone beds' } as const
  const words = { cue: 'a cue', action: 'an action', obstacles: [], smaller: '' }
  const { id } = await book.make({ source, ...words, madeOn: TODAY, askOn: TODAY })
  ownCarer.keep('anna')
  await createTable(plan.planDocument, NEXT_STEPS).change(id, { carer: 'ben' })
  const text = JSON.stringify(plan.copies.make(TODAY))
  await plan.planDocument.change(() => plan.planDocument.document.getMap(NEXT_STEPS.name).delete(id))
  const bringBack = async ({ copies, planDocument }: Awaited<ReturnType<typeof openPlan>>) => {
    const copy = copies.read(text)
    if (copy.kind === 'copy') await copy.add()
    return planDocument.document.getMap(NEXT_STEPS.name).size
  }
  const day = new Date(`${TODAY}T20:00:00`)
  expect(await bringBack(plan)).toBe(1)
  expect(mayBeAsked(day)).toBe(false)
  ownCarer.keep(null)
  using fresh = await openPlan()
  createNextStepBook(fresh.planDocument)
  expect(await bringBack(fresh)).toBe(1)
  expect(mayBeAsked(day)).toBe(true)
})

test('a copy leaves out what no page shows, however much of it there is', async () => {
  using filled = await openPlan()
  const { planDocument } = filled
  const acts = [0, 0, 2, 4].map((kind) => ({ kind, which: 0 }))
  await write(planDocument, acts)
  const source = { kind: 'talk', id: 'phone-beds', title: 'Phone beds' } as const
  const words = { cue: 'a cue', action: 'an action', obstacles: [], smaller: '' }
  await createNextStepBook(planDocument).make({ source, ...words, madeOn: TODAY, askOn: TODAY })
  const shown = filled.copies.make(TODAY)
  const bulk = 'x'.repeat(SNAPSHOT_BYTES_MOST)
  const { document } = planDocument
  const rules = document.getMap<SharedMap<unknown>>('agreement')
  const rule = rules.get(shown.tables.agreement?.[0]?.id ?? '')
  if (rule === undefined) throw new Error('no rule')
  await planDocument.change(() => {
    document.getMap(`a table of no page ${bulk}`).set('a', 1)
    rules.set(bulk, rule.clone())
    rule.set('besides', bulk)
    document.getMap('agreementEvents').set('a', new SharedMap([['what', bulk]]))
  })
  expect(encodeStateAsUpdate(document).length).toBeGreaterThan(4 * SNAPSHOT_BYTES_MOST)
  const text = JSON.stringify(filled.copies.make(TODAY))
  using fresh = await openPlan()
  const read = fresh.copies.read(text)
  if (read.kind !== 'copy') throw new Error(read.kind)
  expect(await read.add()).toBe(true)
  expect(fresh.copies.make(TODAY)).toEqual(shown)
  const { agreement, agreementEvents, nextSteps, trials } = shown.tables
  expect([agreement, agreementEvents, nextSteps, trials].map((rows) => rows?.length)).toEqual([2, 1, 1, 1])
  expect(encodeStateAsUpdate(fresh.planDocument.document).length).toBeLessThan(10_000)
})

test('every table of the plan is in a copy, but who shares it', () => {
  const features = join(import.meta.dirname, '../..')
  const files = globSync('**/*.ts', { cwd: features }).filter((file) => !file.endsWith('.test.ts'))
  const names = files.flatMap((file) => {
    const text = readFileSync(join(features, file), 'utf8')
    return [...text.matchAll(/TableDefinition<[^=]*> = \{\s*name: '(\w+)'/g)].map(([, name]) => name)
  })
  expect(names.toSorted()).toEqual([...COPIED_TABLES.map(({ name }) => name), 'carers'].toSorted())
  expect(names.length).toBeGreaterThan(8)
})
