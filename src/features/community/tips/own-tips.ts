// The tips that were written on this device, with the codes that withdraw them. Only the device knows whose they are.
import * as z from 'zod/mini'
import { parseJson } from '#src/shared/parse-json.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'
import { STARTERS } from './tip-choices.contract.ts'

const OwnTip = z.object({
  code: z.string(),
  lessonKey: z.string(),
  starter: z.enum(STARTERS),
  text: z.string(),
  /** An ISO day in UTC, as on the server. */
  day: z.string(),
})
export type OwnTip = z.infer<typeof OwnTip>

/** The maximum, which is more than a parent writes in a year. The oldest are removed. */
const KEPT_MOST = 100
const NONE: OwnTip[] = []

const stored = createStoredValue<OwnTip[]>('ownTips', (text) => {
  const known = z.array(OwnTip).safeParse(parseJson(text))
  return known.success ? known.data : NONE
})

export const readOwnTips = stored.read
export const watchOwnTips = stored.subscribe
export const noOwnTips = (): OwnTip[] => NONE

/** @returns false when the device did not store it, so that it cannot be withdrawn later */
export function keepOwnTip(tip: OwnTip): boolean {
  return stored.keep(JSON.stringify([...stored.read(), tip].slice(-KEPT_MOST)))
}

export function forgetOwnTip(code: string): void {
  const rest = stored.read().filter((tip) => tip.code !== code)
  stored.keep(rest.length === 0 ? null : JSON.stringify(rest))
}
