// Brings this device and the others to the same notebook: first what they wrote, then what was written here.
import { AppError } from '#src/shared/app-error.ts'
import { hearHellos } from '../acts/hello.ts'
import { type Ask, askAsDevice } from './notebook-requests.ts'
import { carersOf, type Parts } from './parts.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import type { Sharing } from './sharing.ts'
import { readSharing, writeSharing } from './sharing-store.ts'

const TRIES = 5
const LOCK = 'notebook-sharing'

/** One at a time on this device, whatever tabs are open. */
export function alone<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks.request(LOCK, act) as Promise<Answer>
}

/** @returns what is known afterwards; null when nothing is shared from here. @throws AppError when there is no network */
export function syncNotebook(parts: Parts): Promise<Sharing | null> {
  return alone(async () => {
    // It was forgotten, and is empty here.
    if (!parts.notebook.isKept) return null
    const sharing = await readSharing(parts.store)
    if (sharing === null || sharing.trouble === 'ended' || sharing.trouble === 'other-history') return sharing
    return syncAlone(parts, sharing)
  })
}

/** As `syncNotebook`, for whoever is alone already. */
export async function syncAlone(parts: Parts, from: Sharing): Promise<Sharing> {
  const ask = await askAsDevice(from)
  try {
    return await keepTrouble(parts, await pullAndPush(parts, ask, from))
  } catch (error) {
    // Shut out, or the notebook is gone: one answer for both (K6).
    if (error instanceof AppError && error.code === 'unauthorized') {
      const last = (await readSharing(parts.store)) ?? from
      return keepTrouble(parts, { ...last, trouble: 'ended' })
    }
    throw error
  }
}

async function pullAndPush(parts: Parts, ask: Ask, from: Sharing): Promise<Sharing> {
  let sharing = from
  for (let tries = 0; tries < TRIES; tries += 1) {
    sharing = await pull(parts, ask, sharing)
    if (sharing.trouble === 'other-history') return sharing
    sharing = { ...sharing, statements: [...(await hearHellos(ask, await carersOf(sharing))).statements] }
    const pushed = await push(parts, ask, sharing)
    if (pushed !== null) return pushed
  }
  return sharing
}

async function keepTrouble({ store }: Parts, sharing: Sharing): Promise<Sharing> {
  await writeSharing(store, sharing)
  return sharing
}
