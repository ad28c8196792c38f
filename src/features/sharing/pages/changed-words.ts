import { unturned } from '#src/features/notebook/unturned.ts'
import { promiseWords } from '#src/features/promises/promise-words.ts'

/** A row in a few words: a promise as its sentence, of all else the fields that say what it is about, whatever its table. */
export function changedWords(row: Record<string, unknown>): string {
  const { cue, action } = row
  const isPromise = typeof cue === 'string' && typeof action === 'string'
  const said = unturned(isPromise ? promiseWords({ cue, action }) : telling(row))
  return said.length > LETTERS_MOST ? `${said.slice(0, LETTERS_MOST)} …` : said || '…'
}

function telling(row: Record<string, unknown>): string {
  const words = ['who', 'cue', 'action', 'what', 'title', 'name', 'text'].flatMap((field) => {
    const value = row[field]
    return typeof value === 'string' && value !== '' ? [value] : []
  })
  return words.join(': ')
}

const LETTERS_MOST = 120
