// A change of a way in that waits for its proof.
import type { ActAbout } from '../acts/act-names.ts'
import type { OwnProof } from '../proof/proof.contract.ts'

export interface WaitingChange {
  /** As the log of acts calls it. */
  act: string
  /** What the proof names beside it. */
  words?: ActAbout
  /** What will happen, for the person to read. */
  sentence: string
  /** What is said when it is done. */
  done?: string
  send(proof: OwnProof): Promise<void>
}
