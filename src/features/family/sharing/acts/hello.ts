// How somebody who joins tells those who are in: sealed beside their access key on the server, until their own first entry says it.
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { deriveSealKey, PROTOCOL } from '../keys/derive-keys.ts'
import { open, seal } from '../keys/seal.ts'
import { type Carers, hear } from '../log/carers.ts'
import { Statement } from '../log/statements.ts'
import { listDevices } from '../sharing.contract.ts'
import type { Ask } from '../sync/notebook-requests.ts'

/** @param secret the invitation's `hello`, as base64url */
export async function sealHello(secret: string, notebook: string, joined: Statement): Promise<string> {
  const key = await deriveSealKey(fromBase64Url(secret), 'hello')
  return toBase64Url(await seal(key, new TextEncoder().encode(JSON.stringify(joined)), place(notebook)))
}

/** The carers with those who have joined since. @throws AppError as the server says */
export async function hearHellos(ask: Ask, from: Carers): Promise<Carers> {
  if (from.invited.size === 0) return from
  const { devices } = await ask(listDevices, {})
  let carers = from
  for (const { hello } of devices) {
    if (hello === null) continue
    const joined = await openHello(hello, carers)
    if (joined !== null) carers = await hear(carers, joined)
  }
  return carers
}

async function openHello(hello: string, { notebook, invited }: Carers): Promise<Statement | null> {
  for (const { hello: secret } of invited.values()) {
    try {
      const key = await deriveSealKey(fromBase64Url(secret), 'hello')
      const words = await open(key, fromBase64Url(hello), place(notebook))
      return Statement.parse(JSON.parse(new TextDecoder().decode(words)))
    } catch {
      // Of another invitation.
    }
  }
  return null
}

function place(notebook: string): string {
  return `${PROTOCOL} hello ${notebook}`
}
