// Joins by an invitation: fetches the keys once, and tells the others who has come.
import { AppError } from '#src/shared/app-error.ts'
import { fromBase64Url } from '../keys/base64url.ts'
import { type DeviceKeys, importSigningKey } from '../keys/device-keys.ts'
import { type Device, state } from '../log/statements.ts'
import { lookAtInvitation, takeInvitation } from '../sharing.contract.ts'
import { askAsNobody } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { beginSharing, readSharing } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'
import { sealHello } from './hello.ts'
import { type InvitationKeys, invitationKeys, openParcel, openPreview, type Preview } from './invite.ts'
import { makeDevice, nothingShared } from './start-sharing.ts'

export interface OpenInvitation {
  keys: InvitationKeys
  preview: Preview
}

/** What an invitation says; uses nothing up. @throws AppError as the server says */
export async function lookAt(secret: string): Promise<OpenInvitation> {
  const keys = await invitationKeys(readSecret(secret))
  const { preview } = await askAsNobody(lookAtInvitation, { invitation: keys.key })
  return { keys, preview: await openPreview(keys, preview) }
}

export interface Joiner {
  /** What the other carers will see. */
  name: string
  /** Whether what is on this device goes along; otherwise it is put aside here, and never sent (K3). */
  bring: boolean
}

/**
 * Joins: the notebook of this device is the shared one from now on.
 * @param openParts gives the notebook that this device has by then
 * @throws AppError as the server says; then nothing has changed here
 */
export function joinNotebook(
  openParts: () => Promise<Parts>,
  invitation: OpenInvitation,
  { name, bring }: Joiner,
): Promise<Sharing> {
  return alone(async () => {
    const before = await openParts()
    if ((await readSharing(before.store)) !== null) throw new AppError('conflict', 'share_shared_already')
    // First: if this page ends in between, what is put aside has not gone along.
    if (!bring) await before.notebook.putAside()
    const parts = await openParts()
    try {
      const { device, ...own } = await makeDevice(name)
      const sharing: Sharing = { ...nothingShared(), ...own, ...(await takePlace(invitation, own.keys, device)) }
      await beginSharing(parts.store, sharing)
      // What cannot be fetched now is fetched by the next page of the plan.
      return await syncAlone(parts, sharing).catch(() => sharing)
    } catch (error) {
      if (!bring) await parts.notebook.addAside()
      throw error
    }
  })
}

/** What a device needs that has just come in. */
type Place = Pick<Sharing, 'notebook' | 'epochs' | 'statements' | 'unsaid'>

/** Uses the invitation up: the server lets the device in and hands over the keys. @throws AppError as the server says */
async function takePlace({ keys, preview }: OpenInvitation, own: DeviceKeys, device: Device): Promise<Place> {
  const { notebook, signing, hello } = preview
  const joined = await state(
    own,
    { kind: 'joined', notebook, device, invitation: keys.hash },
    await importSigningKey(signing),
  )
  const { parcel } = await askAsNobody(takeInvitation, {
    invitation: keys.key,
    access: device.access,
    hello: await sealHello(hello, notebook, joined),
  })
  const { epochs, made } = await openParcel(keys, parcel)
  return {
    notebook,
    epochs: epochs.map(({ epoch, secret }) => ({ epoch, secret: fromBase64Url(secret) })),
    statements: [made],
    unsaid: [joined],
  }
}

function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64Url(secret)
  } catch (cause) {
    throw new AppError('not_found', 'share_link_dead', { cause })
  }
}
