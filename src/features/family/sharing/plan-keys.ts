// What the link of a shared plan holds, and the two things that come out of its key: the token that opens the plan on the server, and
// what seals everything that goes there. All of it is WebCrypto; the key itself leaves the device only in the link.

import type { AnswerOf, CalledEndpoint, InputOf, NameOf } from '#src/shared/endpoint.ts'
import { call } from '#src/web/api.ts'
import type { PlanLink } from '../document/plan-store.ts'
import type { PLAN_HEADER } from './sharing.contract.ts'

export interface PlanKeys {
  /** Proves to the server that the key is known; base64url. */
  token: string
  /** The SHA-256 of the token, which is all that the server stores; base64url. */
  access: string
  /** AES-GCM with 256 bits. */
  sealing: CryptoKey
}

type Purpose = 'access' | 'seal'

const NONCE_BYTES = 12
/** Lengths are rounded up to a multiple of this, so that they reveal almost nothing. */
const STEP_BYTES = 1024
const LENGTH_BYTES = 4

export function makeLink(): PlanLink {
  return { id: makeId(), key: toBase64Url(crypto.getRandomValues(new Uint8Array(32))) }
}

/** 128 random bits, as base64url. */
export function makeId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}

/** The part of a link after the `#`. */
export function writeLink({ id, key }: PlanLink): string {
  return `${id}.${key}`
}

/** @param secret the part after the `#`. @returns null when it is no link of a plan */
export function readLink(secret: string): PlanLink | null {
  const [, id, key] = /^([\w-]{22})\.([\w-]{43})$/.exec(secret) ?? []
  return id === undefined || key === undefined ? null : { id, key }
}

async function openKeys({ key }: PlanLink): Promise<PlanKeys> {
  const material = await crypto.subtle.importKey('raw', fromBase64Url(key), 'HKDF', false, ['deriveBits', 'deriveKey'])
  const token = await crypto.subtle.deriveBits(hkdf('access'), material, 256)
  const access = await crypto.subtle.digest('SHA-256', token)
  const form = { name: 'AES-GCM', length: 256 }
  return {
    token: toBase64Url(new Uint8Array(token)),
    access: toBase64Url(new Uint8Array(access)),
    sealing: await crypto.subtle.deriveKey(hkdf('seal'), material, form, false, ['encrypt', 'decrypt']),
  }
}

/** @returns a fresh nonce of 96 bits and the sealed bytes, as base64url. It opens in this plan alone. */
export async function seal({ sealing }: PlanKeys, plan: string, plain: Uint8Array): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const closed = await crypto.subtle.encrypt(gcm(nonce, plan), sealing, pad(plain))
  const whole = new Uint8Array(NONCE_BYTES + closed.byteLength)
  whole.set(nonce)
  whole.set(new Uint8Array(closed), NONCE_BYTES)
  return toBase64Url(whole)
}

/** @throws when it was sealed with another key or for another plan, or was changed or cut */
export async function unseal({ sealing }: PlanKeys, plan: string, sealed: string): Promise<Uint8Array> {
  const bytes = fromBase64Url(sealed)
  const plain = await crypto.subtle.decrypt(gcm(bytes.slice(0, NONCE_BYTES), plan), sealing, bytes.slice(NONCE_BYTES))
  return unpad(plain)
}

/** HKDF with SHA-256 (RFC 5869), no salt. */
function hkdf(purpose: Purpose): HkdfParams {
  const info = new TextEncoder().encode(`handrail-plan-1 ${purpose}`)
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
}

function gcm(iv: Uint8Array<ArrayBuffer>, plan: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(plan) }
}

/** The length in four bytes, the bytes, and zeros up to a full step. */
function pad(plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((LENGTH_BYTES + plain.length) / STEP_BYTES) * STEP_BYTES)
  new DataView(padded.buffer).setUint32(0, plain.length)
  padded.set(plain, LENGTH_BYTES)
  return padded
}

/** @throws RangeError when the length is wrong */
function unpad(padded: ArrayBuffer): Uint8Array {
  return new Uint8Array(padded, LENGTH_BYTES, new DataView(padded).getUint32(0))
}

/** The name of the header. It is not imported from the contract, which would add its code to the page. */
const HEADER: typeof PLAN_HEADER = 'x-plan'

/** A plan as this device may ask for it. */
export interface PlanAccess {
  id: string
  keys: PlanKeys
  ask<E extends CalledEndpoint = never>(name: NameOf<E>, input: InputOf<E>): Promise<AnswerOf<E>>
}

/** @param device the random number of this device; null for a person who only looks at what the link leads to */
export async function accessTo(link: PlanLink, device: string | null): Promise<PlanAccess> {
  const keys = await openKeys(link)
  const headers = { [HEADER]: [link.id, keys.token, ...(device === null ? [] : [device])].join('.') }
  return { id: link.id, keys, ask: (name, input) => call(name, input, { anonymous: true, headers }) }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws for a text that is not base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
