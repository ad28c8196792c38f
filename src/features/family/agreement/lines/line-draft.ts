// A line that is being written: kept on this device at every key, so that a reload in the middle of it loses nothing.
import { useState } from 'react'
import * as z from 'zod/mini'
import { useEmptied } from '#src/features/family/use-emptied.ts'
import { readStoredJson, store } from '#src/web/storage/storage.ts'
import type { LineWords } from '../agreement-book.ts'

const Draft = z.object({ who: z.string(), what: z.string(), why: z.string() })
const Drafts = z.record(z.string(), Draft)

const EMPTY: LineWords = { who: '', what: '', why: '' }

/** @param place 'new', 'child', or the id of the line that is edited; `from` is what stands there when nothing was typed yet */
export function useLineDraft(place: string, from: LineWords = EMPTY) {
  const [draft, setDraft] = useState<LineWords>(() => readDrafts()[place] ?? from)
  useEmptied('agreementDraft', () => setDraft(from))
  return {
    draft,
    write(field: keyof LineWords, words: string) {
      const next = { ...draft, [field]: words }
      setDraft(next)
      storeDrafts({ ...readDrafts(), [place]: next })
    },
    clear() {
      setDraft(from)
      const { [place]: _done, ...others } = readDrafts()
      storeDrafts(others)
    },
  }
}

/** Whether somebody was in the middle of this line when the page went. */
export function hasLineDraft(place: string): boolean {
  return place in readDrafts()
}

function readDrafts(): Record<string, LineWords> {
  const { success, data } = Drafts.safeParse(readStoredJson('agreementDraft'))
  return success ? data : {}
}

function storeDrafts(drafts: Record<string, LineWords>): void {
  store('agreementDraft', Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts))
}

/** As they are kept: without the spaces around them. */
export function trimWords({ who, what, why }: LineWords): LineWords {
  return { who: who.trim(), what: what.trim(), why: why.trim() }
}
