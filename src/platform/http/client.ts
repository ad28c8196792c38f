// What a rule may know of the sender of a request, signed in or not.

import type { Language } from '#src/shared/languages.ts'
import type { Services } from '../services.ts'
import { findClientAddress, networkOf, networkPrefix } from './client-address.ts'
import { deviceName } from './device-name.ts'
import { languageOf } from './request-language.ts'

export interface Client {
  /** The language of the page that asked. */
  language: Language
  /** What limits are counted by. */
  network: string
  /** What the security log keeps. */
  prefix: string
  /** Such as 'Chrome, Windows'. */
  device: string
  /** A random id that the browser keeps, or null: a device that has logged in before is trusted a little more. */
  deviceId: string | null
}

const DEVICE_HEADER = 'x-device-id'

/** The socket, as @hono/node-server passes it on. */
interface ConnectionEnv {
  incoming?: { socket?: { remoteAddress?: string | undefined } }
}

export function describeClient(headers: Headers, env: unknown, services: Services): Client {
  const address = addressOf(headers, env, services)
  const deviceId = headers.get(DEVICE_HEADER)
  return {
    language: languageOf(headers),
    network: networkOf(address),
    prefix: networkPrefix(address),
    device: deviceName(headers.get('user-agent')),
    deviceId: deviceId !== null && /^[\w-]{16,64}$/.test(deviceId) ? deviceId : null,
  }
}

/** Only the network of the client. */
export function findNetwork(headers: Headers, env: unknown, services: Services): string {
  return networkOf(addressOf(headers, env, services))
}

function addressOf(headers: Headers, env: unknown, { isTrustedProxy }: Services): string {
  const socketAddress = (env as ConnectionEnv | undefined)?.incoming?.socket?.remoteAddress
  return findClientAddress(socketAddress, headers.get('x-forwarded-for'), isTrustedProxy)
}
