// What owners do for a parent who writes in: a copy of all that is held on an address, and its deletion.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'

const input = z.object({ email: EmailAddress, code: OperatorCode })
/** How the log calls the address. */
const mark = z.string()

export const exportPerson = endpoint({
  method: 'POST',
  path: '/api/desk/people/person/export',
  summary: 'All that is held on an address, for a person who cannot log in',
  input,
  answer: z.object({
    mark,
    account: z.enum(['none', 'proven', 'not proven']),
    /** As the person would download it; null when nothing is held. */
    data: z.nullable(z.record(z.string(), z.unknown())),
  }),
})

export const deletePerson = endpoint({
  method: 'POST',
  path: '/api/desk/people/person/delete',
  summary: 'Deletes all that is held on an address, for a person who cannot log in',
  input,
  answer: z.object({ mark }),
})
