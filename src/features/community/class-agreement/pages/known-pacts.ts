// The pacts that somebody started or looked at on this device, so that logging in first loses none. They go when they log out.
import { parseJson } from '#src/shared/parse-json.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'

export interface KnownPact {
  code: string
  /** Ids of the choices. */
  promise: string
  yearGroup: string
  /** 'Show my name' was pressed here: the server tells nobody, not even the member, before there are five. */
  pressed?: boolean
}

const KEPT_MOST = 20

const known = createStoredValue('knownPacts', readPacts)

export const listKnownPacts = known.read
export const subscribeToKnownPacts = known.subscribe

/** Puts it first; what was pressed in it before stays noted. */
export function rememberPact(pact: KnownPact): void {
  const before = known.read().find(({ code }) => code === pact.code)
  keep([{ ...before, ...pact }, ...without(pact.code)])
}

/** For whoever has left it. */
export function forgetPact(code: string): void {
  keep(without(code))
}

export function notePress(code: string): void {
  keep(known.read().map((pact) => (pact.code === code ? { ...pact, pressed: true } : pact)))
}

export function hasPressed(code: string): boolean {
  return known.read().some((pact) => pact.code === code && pact.pressed)
}

function without(code: string): KnownPact[] {
  return known.read().filter((pact) => pact.code !== code)
}

function keep(pacts: KnownPact[]): void {
  known.keep(JSON.stringify(pacts.slice(0, KEPT_MOST)))
}

function readPacts(text: string | null): KnownPact[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isPact) : []
}

function isPact(value: unknown): value is KnownPact {
  const { code, promise, yearGroup } = (value ?? {}) as Partial<KnownPact>
  return [code, promise, yearGroup].every((part) => typeof part === 'string')
}
