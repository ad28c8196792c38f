// Asks the server for its settings, once a visit.
import { READ_SETTINGS_PATH } from '#src/shared/first-visit/plain-answers.ts'
import { askPlainly } from '#src/web/ask-plainly.ts'
import type { Settings } from './settings.contract.ts'

let asked: Promise<Settings> | undefined

export function fetchSettings(): Promise<Settings> {
  asked ??= readSettings().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function readSettings(): Promise<Settings> {
  const settings = await askPlainly(READ_SETTINGS_PATH)
  return {
    gaMeasurementId: textOrNull(settings.gaMeasurementId),
    feedbackFormUrl: textOrNull(settings.feedbackFormUrl),
    operatorName: textOrNull(settings.operatorName),
    operatorContact: textOrNull(settings.operatorContact),
    googleSignIn: settings.googleSignIn === true,
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
