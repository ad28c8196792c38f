// A question in any calendar: one event on the day, made on the device, neutral unless the parent wants their words in it.

import { createEvent } from 'ics'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import type { Translate } from '#src/shared/translate.ts'
import { documentPath } from '#src/web/language/language.ts'
import { saveFile } from '#src/web/save-file.ts'
import { addDays } from './next-step-days.ts'

/** The file's text. @throws when the library refuses it */
export function writeCalendarFile(t: Translate, day: string, words: string | null, address: string): string {
  const text = t('next_step_calendar_text', { address })
  const { value, error } = createEvent({
    // A random id, so that nothing leads from the file to the step.
    uid: crypto.randomUUID(),
    productId: 'handrail',
    start: parts(day),
    end: parts(addDays(day, 1)),
    title: t('next_step_calendar_summary', { product: PRODUCT_NAME }),
    description: words === null ? text : `${words}\n${text}`,
    classification: 'PRIVATE',
    // The standard takes an all-day event for busy time unless it says otherwise.
    transp: 'TRANSPARENT',
  })
  if (!value) throw error ?? new Error('No calendar file was made.')
  return value
}

export function saveCalendarFile(t: Translate, day: string, words: string | null): void {
  const address = new URL(documentPath(PLAN_PATH), window.location.origin).href
  saveFile(new Blob([writeCalendarFile(t, day, words, address)], { type: 'text/calendar' }), 'handrail.ics')
}

function parts(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}
