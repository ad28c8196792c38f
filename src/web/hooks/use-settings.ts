// The operator's settings, loaded from the server once a visit.
import type { getSettings, Settings } from '#src/shared/settings.contract.ts'
import { call } from '../api.ts'
import { useFetched } from './use-fetched.ts'

let asked: Promise<Settings> | undefined

/** @throws AppError; the next call tries again */
function fetchSettings(): Promise<Settings> {
  asked ??= call<typeof getSettings>('GET /api/settings', {}, { anonymous: true }).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** What the operator has set, or null until the server has said so (and if it cannot). */
export function useSettings(): Settings | null {
  return useFetched(fetchSettings).value
}
