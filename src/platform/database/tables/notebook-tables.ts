// The columns of shared notebooks. Nothing says whose they are, and no time is finer than a day (K11, K12). Days are ISO text in
// UTC; what is sealed is base64url.
import type { Stored } from './stored.ts'

interface NotebookTable {
  /** 128 random bits. */
  id: string
  /** The number of its newest update; 0 before the first. */
  latest: number
  /** 1, 2, 3, ...: each change of the lock begins the next one. */
  epoch: number
  /** Of the updates that are kept, each rounded up to its step. */
  bytes: number
  last_used_on: string
}

/** A device that may fetch and add updates. */
export interface NotebookAccessTable {
  notebook_id: string
  access_hash: string
  role: 'maker' | 'editor'
  /** The key of this epoch, sealed for this device; null until the lock is changed for the first time. */
  box: string | null
  /** Who joined, sealed for the others; null for the maker. */
  hello: string | null
}

export interface NotebookUpdateTable {
  notebook_id: string
  number: number
  epoch: number
  body: string
  /** In steps of 1 kB. */
  size: number
}

export interface NotebookInvitationTable {
  invitation_hash: string
  notebook_id: string
  /** Null, as the parcel, once it was used. */
  preview: string | null
  parcel: string | null
  /** 0 or 1. */
  used: number
  /** Its last day. */
  ends_on: string
}

export interface NotebookTables {
  notebook: NotebookTable
  notebook_access: NotebookAccessTable
  notebook_update: NotebookUpdateTable
  notebook_invitation: NotebookInvitationTable
}

export const NOTEBOOK_STORED: Record<keyof NotebookTables, Stored> = {
  notebook: { lines: ['A plan that you share'], columns: 'id latest epoch bytes last_used_on' },
  notebook_access: {
    lines: ['Which devices may open a shared plan'],
    columns: 'notebook_id access_hash role box hello',
  },
  notebook_update: { lines: ['A plan that you share'], columns: 'notebook_id number epoch body size' },
  notebook_invitation: {
    lines: ['Which devices may open a shared plan'],
    columns: 'invitation_hash notebook_id preview parcel used ends_on',
  },
}
