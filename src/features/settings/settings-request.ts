// Asks the server for its settings, once a visit.
import { call } from '#src/web/api.ts'
import { getSettings, type Settings } from './settings.contract.ts'

let asked: Promise<Settings> | undefined

export function fetchSettings(): Promise<Settings> {
  asked ??= call(getSettings, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
