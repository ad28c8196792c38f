// The class agreements that a parent started or opened on this device, so that logging in first loses none. Logging out deletes them.
import { parseJson } from '#src/shared/parse-json.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'

/** What was chosen, by the ids of the choices. */
interface Chosen {
  promise: string
  yearGroup: string
}

export interface KnownClassAgreement extends Chosen {
  code: string
  /** Whether 'Show my name' was pressed here, because below five the server does not tell even the member. */
  pressed?: boolean
}

const KEPT_MOST = 20

const known = createStoredValue('knownClassAgreements', (text): KnownClassAgreement[] => {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isKnown) : []
})

export const { read: listKnown, subscribe: subscribeToKnown } = known

/** Puts it first, and keeps whether 'Show my name' was pressed. */
export function remember(agreement: KnownClassAgreement): void {
  const before = known.read().find(({ code }) => code === agreement.code)
  keep([{ ...before, ...agreement }, ...without(agreement.code)])
}

/** For a parent who has left it. */
export function forget(code: string): void {
  keep(without(code))
}

export function notePress(code: string): void {
  keep(known.read().map((agreement) => (agreement.code === code ? { ...agreement, pressed: true } : agreement)))
}

export function hasPressed(code: string): boolean {
  return known.read().some((agreement) => agreement.code === code && agreement.pressed)
}

const without = (code: string) => known.read().filter((agreement) => agreement.code !== code)

function keep(agreements: KnownClassAgreement[]): void {
  known.keep(JSON.stringify(agreements.slice(0, KEPT_MOST)))
}

function isKnown(value: unknown): value is KnownClassAgreement {
  const { code, promise, yearGroup } = (value ?? {}) as Partial<KnownClassAgreement>
  return [code, promise, yearGroup].every((part) => typeof part === 'string')
}

type Choice = readonly { id: string; text: string }[]

export interface Choices {
  promises: Choice
  yearGroups: Choice
}

/** An unknown id is newer than this page, and is shown as it is. */
export function wordsOf(choices: Choices, { promise, yearGroup }: Chosen) {
  const textOf = (choice: Choice, id: string) => choice.find((one) => one.id === id)?.text ?? id
  return { promise: textOf(choices.promises, promise), year: textOf(choices.yearGroups, yearGroup) }
}
