// The family agreement in the plan: its lines with what became of each, who signed, and the day of the next review.

import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable, perPlan } from '#src/features/family/document/plan-table.ts'
import { addDays } from '#src/features/family/next-step/next-step-days.ts'
import {
  AGREEMENT,
  type AgreementLine,
  EVENTS,
  type LineEvent,
  REVIEWS,
  SIGNATURES,
  type Signature,
  SLIPS,
} from './agreement-table.ts'

export type LineWords = Pick<AgreementLine, 'who' | 'what' | 'why'>

export interface KeptLine extends AgreementLine {
  id: string
  /** Oldest first. */
  changes: readonly LineEvent[]
}

/** The result of a review for one line; `LineWords` is the new wording. */
export type ReviewAnswer = 'keep' | 'drop' | LineWords

export const REVIEW_AFTER_DAYS = 28
const ONLY_ROW = 'slip'

export const openAgreementBook = perPlan(createAgreementBook)

export type AgreementBook = ReturnType<typeof createAgreementBook>

/** Every write returns whether this device stored it. */
export function createAgreementBook(planDocument: PlanDocument) {
  const lines = createTable(planDocument, AGREEMENT)
  const events = createTable(planDocument, EVENTS)
  const signatures = createTable(planDocument, SIGNATURES)
  const reviews = createTable(planDocument, REVIEWS)
  const slips = createTable(planDocument, SLIPS)
  let list: KeptLine[] | undefined
  const subscribe = (notify: () => void) => {
    const stops = [lines, events, signatures, reviews, slips].map((table) => table.subscribe(notify))
    return () => {
      for (const stop of stops) stop()
    }
  }
  subscribe(() => {
    list = undefined
  })
  /** Changes a line and writes down what it was, in one piece. */
  const writeEvent = (id: string, event: Pick<LineEvent, 'did' | 'on' | 'review' | 'became'>) => {
    const line = lines.read().find((one) => one.id === id)
    if (line === undefined) return Promise.resolve(true)
    const { who, what, why } = line
    const state = event.did === 'dropped' ? 'dropped' : line.state
    return planDocument.change(() => {
      void lines.change(id, { ...event.became, state })
      void events.add({ line: id, ...event, who, what, why })
    })
  }
  return {
    /** Every line, dropped ones too, oldest first. The same list until anything of the agreement changes. */
    read(): KeptLine[] {
      list ??= lines
        .read()
        .map((line) => ({ ...line, changes: events.read().filter((event) => event.line === line.id) }))
      return list
    },
    readSignatures: signatures.read,
    /** What happens when a line slips; '' when the family has not said. */
    readSlip: () => slips.read()[0]?.words ?? '',
    /** ISO day of the next review: four weeks after the last, or after the oldest line that is kept. Null without a line. */
    findReviewDay() {
      const last = reviews.read().at(-1)?.on ?? ''
      const first = lines.read().find(({ state }) => state === 'kept')?.madeOn
      if (first === undefined) return null
      // An agreement that is begun again after everything was dropped has its own four weeks.
      return addDays(last > first ? last : first, REVIEW_AFTER_DAYS)
    },
    async add(line: Omit<AgreementLine, 'madeOn' | 'state'>, today: string) {
      return (await lines.add({ ...line, madeOn: today, state: 'kept' })).kept
    },
    /** Between two reviews. */
    change: (id: string, { who, what, why }: LineWords, on: string) =>
      writeEvent(id, { did: 'changed', on, review: false, became: { who, what, why } }),
    drop: (id: string, on: string) => writeEvent(id, { did: 'dropped', on, review: false }),
    bringBack: (id: string) => lines.change(id, { state: 'kept' }),
    /** In a review. */
    answer(id: string, answer: ReviewAnswer, on: string) {
      if (answer === 'keep') return writeEvent(id, { did: 'kept', on, review: true })
      if (answer === 'drop') return writeEvent(id, { did: 'dropped', on, review: true })
      const { who, what, why } = answer
      return writeEvent(id, { did: 'changed', on, review: true, became: { who, what, why } })
    },
    finishReview: async (today: string) => (await reviews.add({ on: today }, today)).kept,
    sign: async (signature: Omit<Signature, 'signedOn'>, today: string) =>
      (await signatures.add({ ...signature, signedOn: today })).kept,
    removeSignature: (id: string) => signatures.remove(id),
    writeSlip: async (words: string) =>
      slips.read().length === 0 ? (await slips.add({ words }, ONLY_ROW)).kept : slips.change(ONLY_ROW, { words }),
    subscribe,
  }
}

export function listKept(lines: readonly KeptLine[]): KeptLine[] {
  return lines.filter(({ state }) => state === 'kept')
}

/** Rules seem fairer when adults keep them too. */
export function hasAdultsLine(lines: readonly KeptLine[]): boolean {
  return listKept(lines).some(({ by, adults }) => by === 'adult' && adults !== false)
}

/** The lines that today's review has not asked about yet, those in a child's words first. */
export function listToReview(lines: readonly KeptLine[], today: string): KeptLine[] {
  const asked = ({ changes }: KeptLine) => changes.some(({ on, review }) => review && on === today)
  const order = ({ by }: KeptLine) => (by === 'child' ? 0 : 1)
  return listKept(lines)
    .filter((line) => !asked(line))
    .toSorted((one, other) => order(one) - order(other))
}

/** The words that a line had, or that a second device gave it at the same time, each with its day. */
export function listOtherWords({ what: now, changes }: KeptLine): { what: string; on: string }[] {
  const found = new Map<string, string>()
  for (const { did, on, what, became } of changes) {
    if (did !== 'changed') continue
    for (const words of [what, became?.what ?? what]) if (words !== now) found.set(words, on)
  }
  return [...found].map(([what, on]) => ({ what, on }))
}
