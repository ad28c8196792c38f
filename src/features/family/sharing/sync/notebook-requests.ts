// What a device asks the server about its notebook. Nobody is to be known by it but the device by its access key (K12).
import type { Endpoint } from '#src/shared/endpoint.ts'
import { call } from '#src/web/api.ts'
import { toBase64Url } from '../keys/base64url.ts'
import { deriveBytes, sha256 } from '../keys/derive-keys.ts'
import { NOTEBOOK_HEADER } from '../sharing.contract.ts'
import type { Sharing } from './sharing.ts'

export type Ask = <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input) => Promise<Answer>

/** Asks as nobody: before there is a notebook, and with an invitation. */
export const askAsNobody: Ask = (endpoint, input) => ask(endpoint, input, {})

/** Asks with the key of this device. */
export async function askAsDevice({
  notebook,
  deviceSecret,
}: Pick<Sharing, 'notebook' | 'deviceSecret'>): Promise<Ask> {
  const key = toBase64Url(await deriveBytes(deviceSecret, 'access'))
  const headers = { [NOTEBOOK_HEADER]: `${notebook}.${key}` }
  return (endpoint, input) => ask(endpoint, input, headers)
}

/** What another device sealed comes through a server that the family need not trust: the answer is checked. */
async function ask<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  input: Input,
  headers: Record<string, string>,
): Promise<Answer> {
  const name = `${endpoint.method} ${endpoint.path}` as const
  return endpoint.answer.parse(await call<Endpoint<Input, Answer>>(name, input, { anonymous: true, headers }))
}

/** What the server knows a key by. @param key 256 bits */
export async function hashKey(key: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64Url(await sha256(key))
}
