// Who is at the desk, for owners: who may come, as what, and where they are signed in.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { DeskRole } from '../desk-roles.contract.ts'
import { Proof } from '../proof/proof.contract.ts'

const Id = plainText(60)

export const DeskPeople = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: DeskRole,
      /** Whether it is who asks. */
      mine: z.boolean(),
      sessions: z.array(z.object({ id: z.string(), device: z.string(), lastUsedAt: z.string(), mine: z.boolean() })),
    }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), role: DeskRole, expiresAt: z.string() })),
})
export type DeskPeople = z.infer<typeof DeskPeople>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/desk/people',
  summary: 'Who may come to the desk, and where they are signed in',
  input: z.object({}),
  answer: DeskPeople,
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/desk/people/invite',
  summary: 'Invites somebody to the desk',
  input: z.object({ email: EmailAddress, role: DeskRole, proof: Proof }),
  answer: z.object({
    id: z.string(),
    /** Shown once. */
    link: z.string(),
  }),
})

export const takeInvitationBack = endpoint({
  method: 'POST',
  path: '/api/desk/people/invitations/{id}/take-back',
  summary: 'Takes an open invitation back: its link opens nothing any more',
  input: z.object({ id: Id, proof: Proof }),
  answer: z.object({}),
})

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/desk/people/{id}/role',
  summary: 'Gives somebody another role',
  input: z.object({ id: Id, role: DeskRole, proof: Proof }),
  answer: z.object({}),
})

export const removePerson = endpoint({
  method: 'POST',
  path: '/api/desk/people/{id}/remove',
  summary: 'Takes somebody away from the desk',
  input: z.object({ id: Id, proof: Proof }),
  answer: z.object({}),
})

export const endDeskSession = endpoint({
  method: 'POST',
  path: '/api/desk/people/sessions/{id}/end',
  summary: 'Signs somebody out in one place',
  input: z.object({ id: Id }),
  answer: z.object({}),
})
