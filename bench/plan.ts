// How long a family waits until a plan that has seen 2,000 edits is open: read from the device's store, and its rules listed.
import 'fake-indexeddb/auto'
import { createAgreementBook } from '#src/features/family/agreement/agreement-book.ts'
import { createPlanDocument } from '#src/features/family/document/plan-document.ts'
import { PLAN_ROOMS } from '#src/shared/plan-room.ts'

const EDITS = 2_000
const RULES = 40
const TODAY = '2026-11-22'
const RUNS = 5

export async function benchPlan(): Promise<void> {
  await writeEdits()
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    const planDocument = await createPlanDocument()
    const rules = createAgreementBook(planDocument).read().length
    times.push(performance.now() - start)
    planDocument.close()
    if (rules !== RULES) throw new Error(`The plan has ${rules} rules instead of ${RULES}.`)
  }
  const [middle = 0] = times.toSorted((one, other) => one - other).slice(Math.floor(RUNS / 2))
  console.log(`plan: ${middle.toFixed(0)} ms to open a plan of ${EDITS} edits (median of ${RUNS})`)
}

async function writeEdits(): Promise<void> {
  const planDocument = await createPlanDocument()
  const book = createAgreementBook(planDocument)
  for (let edit = 0; edit < EDITS; edit += 1) {
    const words = { who: 'All of us', what: `Phones sleep in the kitchen, edit ${edit}.`, why: 'So that it is fair.' }
    const room = PLAN_ROOMS[edit % PLAN_ROOMS.length] ?? 'sleep'
    if (edit < RULES) await book.add({ ...words, room, by: 'adult' }, TODAY)
    else await book.change(book.read()[edit % RULES]?.id ?? '', words, TODAY)
  }
  planDocument.close()
}
