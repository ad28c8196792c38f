// Asks the server for its settings, once a visit.
import { call } from '#src/web/api.ts'
import type { getSettings, Settings } from './settings.contract.ts'

let asked: Promise<Settings> | undefined

/** @throws AppError; the next who asks tries again */
export function fetchSettings(): Promise<Settings> {
  asked ??= call<typeof getSettings>('GET /api/settings', {}, { anonymous: true }).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
