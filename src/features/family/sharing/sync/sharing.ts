// What this device knows of the notebook it shares: its keys, who is in, how far it has read.
import type { DeviceKeys } from '../keys/device-keys.ts'
import type { Head } from '../log/read-log.ts'
import type { Statement } from '../log/statements.ts'

export interface Epoch {
  epoch: number
  secret: Uint8Array<ArrayBuffer>
}

/** Why nothing comes or goes at the moment; `ended`: this device was shut out, or the notebook is gone. */
type Trouble = 'ended' | 'other-history' | 'full'

export interface Sharing {
  notebook: string
  keys: DeviceKeys
  /** What the key to the server is derived from. */
  deviceSecret: Uint8Array<ArrayBuffer>
  /** The lock that holds on the server. */
  epoch: number
  /** Every lock this device has a key of; one may be newer than `epoch`, when it was never heard whether it holds. */
  epochs: Epoch[]
  /** In the order in which they were heard; `carers.ts` makes the carers of them. */
  statements: Statement[]
  /** What this device has still to tell. */
  unsaid: Statement[]
  head: Head
  /** The number of the newest entry that holds everything before it. */
  wholeAt: number
  /** Yjs: what the log is known to hold, as a state vector, and the notebook as it was then, as a snapshot. */
  vector: Uint8Array<ArrayBuffer>
  snapshot: Uint8Array<ArrayBuffer>
  /** How many entries were put aside because they were not to be believed. */
  putAside: number
  trouble: Trouble | null
  /** The hashes of invitations that this device has ended; absent before the first. */
  endedInvitations?: string[]
}
