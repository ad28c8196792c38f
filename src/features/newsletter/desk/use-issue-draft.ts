// What an operator has written and not saved: it is on this device, and survives a closed tab.
import { useState } from 'react'
import { readStoredJson, store } from '#src/web/storage/storage.ts'

export interface Draft {
  subject: string
  preheader: string
  markdown: string
  date: string
  evidence: string[]
  /** The stored version it began from. */
  version: number
}

/** @param key of an issue in a language */
export function useIssueDraft(key: string, stored: Draft) {
  const [kept, setKept] = useState(() => readDrafts()[key])
  const [draft, setDraft] = useState<Draft>(kept ?? stored)
  return {
    draft,
    /** Whether it comes from an earlier visit. */
    isKept: kept !== undefined,
    /** Stores the draft on this device. */
    write(next: Draft) {
      setDraft(next)
      writeDraft(key, next)
    },
    /** @param next what the server has stored by now */
    settle(next: Draft) {
      setKept(undefined)
      setDraft(next)
      writeDraft(key, undefined)
    },
  }
}

function readDrafts(): Record<string, Draft> {
  const drafts = readStoredJson('issueDrafts')
  return typeof drafts === 'object' && drafts !== null ? (drafts as Record<string, Draft>) : {}
}

function writeDraft(key: string, draft: Draft | undefined): void {
  const { [key]: _before, ...others } = readDrafts()
  const drafts = draft === undefined ? others : { ...others, [key]: draft }
  store('issueDrafts', Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts))
}
