// A class pact: parents of one year group who promise the same. Nobody is named until the pact is reached and they press once more,
// and no answer says how many have joined: only a step, which moves at night. The code travels in the body, never in an
// address.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { says } from '#src/shared/said.ts'
import { PACT_STEPS, THRESHOLD_LEAST, THRESHOLD_MOST } from './pact-lengths.contract.ts'
import { PactName } from './pact-name.contract.ts'

const THRESHOLD_WRONG = says('pacts_answers_threshold_wrong')

const Choice = z.object({ id: z.string(), text: z.string() })

/** Whatever is no code of ours gets the answer of a pact that is no more. */
const Code = z.string()

const Pact = z.object({
  /** Ids of the choices. */
  promise: z.string(),
  yearGroup: z.string(),
  threshold: z.number(),
  step: z.enum(PACT_STEPS),
  joinedByYou: z.boolean(),
  /** Null but for members who pressed 'Show my name', from five on. */
  names: z.nullable(z.array(z.string())),
})
export type PactAnswer = z.infer<typeof Pact>

export const listPactChoices = endpoint({
  method: 'GET',
  path: '/api/pacts/choices',
  summary: 'What a class pact may promise, and for which year group',
  input: z.object({}),
  answer: z.object({ promises: z.array(Choice), yearGroups: z.array(Choice) }),
})

export const startPact = endpoint({
  method: 'POST',
  path: '/api/pacts',
  summary: 'Starts a class pact and hands out its code, which is kept nowhere; who started it is not noted',
  input: z.object({
    promise: z.string(),
    yearGroup: z.string(),
    threshold: z.optional(
      z
        .number(THRESHOLD_WRONG)
        .check(
          z.int(THRESHOLD_WRONG),
          z.minimum(THRESHOLD_LEAST, THRESHOLD_WRONG),
          z.maximum(THRESHOLD_MOST, THRESHOLD_WRONG),
        ),
    ),
  }),
  answer: z.object({ code: z.string() }),
})

export const lookAtPact = endpoint({
  method: 'POST',
  path: '/api/pacts/look',
  summary: 'What anybody with the code sees of a pact. 404 for one that is unknown, ended or full',
  input: z.object({ code: Code }),
  answer: Pact,
})

export const joinPact = endpoint({
  method: 'POST',
  path: '/api/pacts/join',
  summary: 'Joins with a first name or nickname, once for each mailbox, if the address is proven; twice is once',
  input: z.object({ code: Code, name: PactName }),
  answer: Pact,
})

export const leavePact = endpoint({
  method: 'POST',
  path: '/api/pacts/leave',
  summary: 'Leaves: place, name and waiting mail are erased at once; the step stays as it is',
  input: z.object({ code: Code }),
  answer: z.object({ message: z.string() }),
})

export const showMyName = endpoint({
  method: 'POST',
  path: '/api/pacts/show-my-name',
  summary: 'Shows the name of a member to the others who pressed, once the pact is reached and five have',
  input: z.object({ code: Code }),
  answer: Pact,
})

export const reportPactName = endpoint({
  method: 'POST',
  path: '/api/pacts/report',
  summary: 'Hides a name of the list until somebody has looked at it; the answer is the same for every name',
  input: z.object({ code: Code, name: PactName }),
  answer: z.object({ message: z.string() }),
})
