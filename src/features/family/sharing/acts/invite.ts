// An invitation: a secret for one use. The server finds it by one key that comes out of the secret, and holds what only two others
// of them open: who is in, and the keys of the notebook (K2).
import * as z from 'zod/mini'
import { unturned } from '#src/features/family/notebook/unturned.ts'
import { AppError } from '#src/shared/app-error.ts'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { deriveBytes, deriveSealKey, makeSecret, PROTOCOL } from '../keys/derive-keys.ts'
import { exportPrivate, exportPublic, makeSigningPair } from '../keys/device-keys.ts'
import { open, seal } from '../keys/seal.ts'
import { Statement, state } from '../log/statements.ts'
import { createInvitation } from '../sharing.contract.ts'
import { askAsDevice, hashKey } from '../sync/notebook-requests.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { readSharing } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'

const Preview = z.object({
  names: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  notebook: z.string(),
  /** Signs for whoever joins. */
  signing: z.string(),
  hello: z.string(),
})
/** What somebody sees before they join, and needs to say who they are. */
export type Preview = z.infer<typeof Preview>

const Parcel = z.object({
  epochs: z.array(z.object({ epoch: z.number(), secret: z.string() })),
  /** The maker's first words: who the maker is does not depend on the server. */
  made: Statement,
})
export type Parcel = z.infer<typeof Parcel>

export interface Invitation {
  /** Stands after the `#` of the link, and nowhere else. */
  secret: string
  /** Its hash, as the log and the server name it. */
  invitation: string
  /** ISO day. */
  endsOn: string
}

/** @throws AppError as the server says */
export function invite(parts: Parts): Promise<Invitation> {
  return alone(async () => {
    const sharing = await readSharing(parts.store)
    if (sharing === null) throw new AppError('conflict', 'share_not_shared')
    const secret = makeSecret()
    const keys = await invitationKeys(secret)
    const signing = await makeSigningPair({ readable: true })
    const { notebook } = sharing
    const hello = toBase64Url(makeSecret())
    const invited = await state(sharing.keys, {
      kind: 'invited',
      notebook,
      by: sharing.keys.id,
      invitation: keys.hash,
      signing: await exportPublic(signing.publicKey),
      hello,
    })
    // The others must have heard of it before somebody can join by it.
    const heard = await syncAlone(parts, { ...sharing, unsaid: [...sharing.unsaid, invited] })
    if (heard.trouble !== null) throw new AppError('conflict', 'share_not_shared')
    const ask = await askAsDevice(heard)
    const names = await namesOf(heard)
    const preview: Preview = { names, notebook, signing: await exportPrivate(signing.privateKey), hello }
    const { endsOn } = await ask(createInvitation, {
      invitation: keys.hash,
      preview: await sealWords(keys.preview, preview, 'preview'),
      parcel: await sealWords(keys.parcel, parcelOf(heard), 'parcel'),
    })
    return { secret: toBase64Url(secret), invitation: keys.hash, endsOn }
  })
}

export interface InvitationKeys {
  /** What the server finds it by; it keeps its hash alone. */
  key: string
  hash: string
  preview: CryptoKey
  parcel: CryptoKey
}

export async function invitationKeys(secret: Uint8Array<ArrayBuffer>): Promise<InvitationKeys> {
  const key = await deriveBytes(secret, 'invitation')
  return {
    key: toBase64Url(key),
    hash: await hashKey(key),
    preview: await deriveSealKey(secret, 'preview'),
    parcel: await deriveSealKey(secret, 'parcel'),
  }
}

/** @throws when it was changed, or is from another invitation */
export async function openPreview(keys: InvitationKeys, sealed: string): Promise<Preview> {
  const preview = Preview.parse(await openWords(keys.preview, sealed, 'preview'))
  return { ...preview, names: preview.names.map(unturned) }
}

/** @throws as `openPreview` */
export async function openParcel(keys: InvitationKeys, sealed: string): Promise<Parcel> {
  return Parcel.parse(await openWords(keys.parcel, sealed, 'parcel'))
}

async function namesOf(sharing: Sharing): Promise<string[]> {
  const { all } = await carersOf(sharing)
  return [...all.values()].filter(({ isIn }) => isIn).map(({ name }) => name)
}

function parcelOf({ epoch: newest, epochs, statements }: Sharing): Parcel {
  const [made] = statements
  if (made === undefined) throw new Error('nobody has made this notebook')
  // A lock that was asked for in vain has a key too, which opens nothing.
  const inForce = epochs.filter(({ epoch }) => epoch <= newest)
  return { epochs: inForce.map(({ epoch, secret }) => ({ epoch, secret: toBase64Url(secret) })), made }
}

async function sealWords(key: CryptoKey, words: object, purpose: 'preview' | 'parcel'): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(words))
  return toBase64Url(await seal(key, plain, `${PROTOCOL} ${purpose}`))
}

async function openWords(key: CryptoKey, sealed: string, purpose: 'preview' | 'parcel'): Promise<unknown> {
  const plain = await open(key, fromBase64Url(sealed), `${PROTOCOL} ${purpose}`)
  return JSON.parse(new TextDecoder().decode(plain))
}
