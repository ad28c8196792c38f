import { dayWords, promiseWords } from '#src/features/family/next-step/promise-words.ts'
import { unturned } from '#src/features/family/notebook/unturned.ts'
import type { Translate } from '#src/shared/translate.ts'

/**
 * A row in a few words: a promise and a signature as their sentence, of all else the fields that say what it is about.
 * @param table the row's; it says what a row is about that has no such field, such as the tick of a day
 * @param challenge the title of the family challenge that it is about, where that is known
 */
export function changedWords(t: Translate, row: Record<string, unknown>, table: string, challenge?: string): string {
  const said = unturned(sentenceOf(t, row, table) ?? join([...tableWords(t, table, row, challenge), ...telling(row)]))
  return said.length > LETTERS_MOST ? `${said.slice(0, LETTERS_MOST)} …` : said || '…'
}

function sentenceOf(
  t: Translate,
  { cue, action, name, signedOn }: Record<string, unknown>,
  table: string,
): string | null {
  if (typeof cue === 'string' && typeof action === 'string') return promiseWords(t, { cue, action })
  if (table !== 'agreementSignatures' || typeof name !== 'string' || !isDay(signedOn)) return null
  return t('agreement_signed', { name: name || t('agreement_signed_drawing'), day: dayWords(signedOn) })
}

function telling(row: Record<string, unknown>): unknown[] {
  return ['who', 'cue', 'action', 'what', 'title', 'name', 'text', 'words', 'keeps'].map((field) => row[field])
}

function tableWords(t: Translate, table: string, { day, on }: Record<string, unknown>, challenge?: string): unknown[] {
  switch (table) {
    case 'challenges':
      return [t('share_changed_challenge'), challenge]
    case 'challengeDays':
      return [
        t('share_changed_challenge'),
        challenge,
        typeof day === 'number' && t('challenge_day', { day: String(day) }),
      ]
    case 'agreementSlips':
      return [t('agreement_slip_title')]
    case 'agreementReviews':
      return [t('agreement_review_heading'), isDay(on) && dayWords(on)]
    default:
      return []
  }
}

function join(words: unknown[]): string {
  return words.filter((one) => typeof one === 'string' && one !== '').join(': ')
}

/** Another carer's device may have written anything. */
function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}

const LETTERS_MOST = 120
