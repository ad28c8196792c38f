// Whether the log holds everything that this device's notebook holds.
import { type Doc, decodeSnapshot, encodeSnapshot, equalSnapshots, snapshot } from 'yjs'
import type { Sharing } from './sharing.ts'

export function snapshotOf(document: Doc): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encodeSnapshot(snapshot(document)))
}

export function isAllSent(document: Doc, sharing: Pick<Sharing, 'snapshot'>): boolean {
  return equalSnapshots(decodeSnapshot(sharing.snapshot), snapshot(document))
}
