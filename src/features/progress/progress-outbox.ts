// Completions that the server does not have yet, for each account, kept across logging out and closing the browser; and
// those of a guest, until a parent says whether they belong to the account.
import { readStoredJson, store } from '#src/web/storage/storage.ts'

const OUTBOX_KEY = 'progressOutbox'
/** In the place of an account's id. */
const GUEST = 'guest'

/** The form of a lesson key. Damaged keys are dropped, because the server would refuse all keys of the request. */
const LESSON_KEY = /^[\w.-]{1,100}$/

type Outbox = Record<string, string[]>

function readOutbox(): Outbox {
  const value = readStoredJson(OUTBOX_KEY)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  return Object.fromEntries(lists.map(([account, keys]) => [account, keys.filter(isLessonKey)]))
}

function isLessonKey(value: unknown): value is string {
  return typeof value === 'string' && LESSON_KEY.test(value)
}

/** Completions by account that did not fit on the device. They wait in memory until the page is left. */
const held = new Map<string, string[]>()

/** What this tab has added and the server has not yet acknowledged, for each account. */
const added = new Map<string, Set<string>>()

/** The completions that wait to be sent for an account. */
export function readWaiting(accountId: string): string[] {
  return [...new Set([...(readOutbox()[accountId] ?? []), ...(held.get(accountId) ?? [])])]
}

/** Adds completions to what waits for an account. */
export function addWaiting(accountId: string, keys: string[]): void {
  const united = [...new Set([...readWaiting(accountId), ...keys])]
  if (keys.length === 0) return
  const kept = store(OUTBOX_KEY, JSON.stringify({ ...readOutbox(), [accountId]: united }))
  held.set(accountId, kept ? [] : united)
  added.set(accountId, new Set([...(added.get(accountId) ?? []), ...keys]))
}

/**
 * Adds completions again that another tab has overwritten, because both tabs read the storage before either wrote it. Sending
 * completions that were sent meanwhile a second time changes nothing.
 */
export function restoreWaiting(accountId: string): void {
  const stored = readOutbox()[accountId] ?? []
  addWaiting(
    accountId,
    [...(added.get(accountId) ?? [])].filter((key) => !stored.includes(key)),
  )
}

/** Whether an event says that another tab has changed the waiting completions without removing all of them. */
export function isOutboxChange({ key, newValue }: StorageEvent): boolean {
  return key === OUTBOX_KEY && newValue !== null
}

/** Removes completions that the server has acknowledged. @returns false when the change could not be stored */
export function removeWaiting(accountId: string, sent: string[]): boolean {
  const isLeft = (key: string) => !sent.includes(key)
  held.set(accountId, held.get(accountId)?.filter(isLeft) ?? [])
  added.set(accountId, new Set([...(added.get(accountId) ?? [])].filter(isLeft)))
  const { [accountId]: stored = [], ...others } = readOutbox()
  if (stored.length === 0) return true
  const left = stored.filter(isLeft)
  const next: Outbox = left.length === 0 ? others : { ...others, [accountId]: left }
  return store(OUTBOX_KEY, Object.keys(next).length === 0 ? null : JSON.stringify(next))
}

/** Keeps what a guest has completed apart, until the parent says whether it belongs to the account. */
export function setAside(keys: string[]): void {
  addWaiting(GUEST, keys)
}

/** The completions of a guest that wait for the parent's answer. */
export function readSetAside(): string[] {
  return readWaiting(GUEST)
}

/** Forgets what was set aside. */
export function dropSetAside(): void {
  removeWaiting(GUEST, readSetAside())
}
