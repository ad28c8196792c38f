// The desk's session: its frame loads it and ends it.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OPERATOR_ROLES } from './operators.ts'

export const getDeskSession = endpoint({
  method: 'GET',
  path: '/api/desk/session',
  summary: 'Who is at the desk',
  input: z.object({}),
  answer: z.object({ email: z.string(), role: z.enum(OPERATOR_ROLES) }),
})

export const leaveDesk = endpoint({
  method: 'POST',
  path: '/api/desk/session/end',
  summary: 'Closes the desk in this browser',
  input: z.object({}),
  answer: z.object({}),
})
