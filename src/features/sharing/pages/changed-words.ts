import { unturned } from '#src/features/notebook/unturned.ts'

/** A row in a few words: the fields that say what it is about, whatever its table. */
export function changedWords(row: Record<string, unknown>): string {
  const words = ['who', 'cue', 'action', 'what', 'title', 'name', 'text'].flatMap((field) => {
    const value = row[field]
    return typeof value === 'string' && value !== '' ? [value] : []
  })
  const said = unturned(words.join(': '))
  return said.length > LETTERS_MOST ? `${said.slice(0, LETTERS_MOST)} …` : said || '…'
}

const LETTERS_MOST = 120
