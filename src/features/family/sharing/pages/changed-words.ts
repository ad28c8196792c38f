import * as m from '#messages'
import { dayWords, promiseWords } from '#src/features/family/next-step/promise-words.ts'
import { unturned } from '#src/features/family/notebook/unturned.ts'
import { LANGUAGE } from '#src/web/language/language.ts'

/**
 * A row in a few words: a promise and a signature as their sentence, of all else the fields that say what it is about.
 * @param table the row's; it says what a row is about that has no such field, such as the tick of a day
 * @param challenge the title of the family challenge that it is about, where that is known
 */
export function changedWords(row: Record<string, unknown>, table: string, challenge?: string): string {
  const said = unturned(sentenceOf(row, table) ?? join([...tableWords(table, row, challenge), ...telling(row)]))
  return said.length > LETTERS_MOST ? `${said.slice(0, LETTERS_MOST)} …` : said || '…'
}

function sentenceOf({ cue, action, name, signedOn }: Record<string, unknown>, table: string): string | null {
  if (typeof cue === 'string' && typeof action === 'string') return promiseWords({ cue, action })
  if (table !== 'agreementSignatures' || typeof name !== 'string' || !isDay(signedOn)) return null
  return m.agreement_signed(LANGUAGE, { name: name || m.agreement_signed_drawing(LANGUAGE), day: dayWords(signedOn) })
}

function telling(row: Record<string, unknown>): unknown[] {
  return ['who', 'cue', 'action', 'what', 'title', 'name', 'text', 'words', 'keeps'].map((field) => row[field])
}

function tableWords(table: string, { day, on }: Record<string, unknown>, challenge?: string): unknown[] {
  switch (table) {
    case 'challenges':
      return [m.share_changed_challenge(LANGUAGE), challenge]
    case 'challengeDays':
      return [
        m.share_changed_challenge(LANGUAGE),
        challenge,
        typeof day === 'number' && m.challenge_day(LANGUAGE, { day }),
      ]
    case 'agreementSlips':
      return [m.agreement_slip_title(LANGUAGE)]
    case 'agreementReviews':
      return [m.agreement_review_heading(LANGUAGE), isDay(on) && dayWords(on)]
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
