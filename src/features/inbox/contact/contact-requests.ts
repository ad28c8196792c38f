// Sends what people write to us.
import { call } from '#src/web/api.ts'
import type * as contract from './contact.contract.ts'

/** As nobody: the page asks for no name, so nothing goes along that tells one. */
export const sendIdea = async (idea: string) =>
  (await call<typeof contract.sendIdea>('POST /api/ideas', { idea }, { anonymous: true })).message

export const sendComplaint = (email: string, complaint: string) =>
  call<typeof contract.sendComplaint>('POST /api/complaints', { email, complaint })
