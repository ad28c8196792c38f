// A class agreement: parents of one year group who promise the same. No parent is named until it is reached and they press once more, and no
// answer says how many have joined: only a step, which moves at night. The code is sent in the body, never in an address.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { messageRef } from '#src/shared/message-ref.ts'
import { FirstName } from './first-name.contract.ts'
import { STEPS, THRESHOLD_LEAST, THRESHOLD_MOST } from './steps.contract.ts'

const THRESHOLD_WRONG = messageRef('class_agreement_answers_threshold_wrong')

/** An invalid code gets the same answer as a class agreement that has ended. */
const Code = z.string()

const ClassAgreement = z.object({
  /** Ids of the choices. */
  promise: z.string(),
  yearGroup: z.string(),
  threshold: z.number(),
  step: z.enum(STEPS),
  joinedByYou: z.boolean(),
  /** Null but for members who pressed 'Show my name', from five on. */
  names: z.nullable(z.array(z.string())),
})
export type ClassAgreementAnswer = z.infer<typeof ClassAgreement>

export const startClassAgreement = endpoint({
  method: 'POST',
  path: '/api/class-agreements',
  summary: 'Starts a class agreement and hands out its code, which is kept nowhere; who started it is not noted',
  input: z.object({
    promise: z.string(),
    yearGroup: z.string(),
    threshold: z
      .number(THRESHOLD_WRONG)
      .check(
        z.int(THRESHOLD_WRONG),
        z.minimum(THRESHOLD_LEAST, THRESHOLD_WRONG),
        z.maximum(THRESHOLD_MOST, THRESHOLD_WRONG),
      ),
  }),
  answer: z.object({ code: z.string() }),
})

export const lookAtClassAgreement = endpoint({
  method: 'POST',
  path: '/api/class-agreements/look',
  summary: 'What anybody with the code sees of a class agreement. 404 for one that is unknown, ended or full',
  input: z.object({ code: Code }),
  answer: ClassAgreement,
})

export const joinClassAgreement = endpoint({
  method: 'POST',
  path: '/api/class-agreements/join',
  summary: 'Joins with a first name or nickname, once for each mailbox, if the address is proven; twice is once',
  input: z.object({ code: Code, name: FirstName }),
  answer: ClassAgreement,
})

export const leaveClassAgreement = endpoint({
  method: 'POST',
  path: '/api/class-agreements/leave',
  summary: 'Leaves: place, name and waiting mail are erased at once; the step stays as it is',
  input: z.object({ code: Code }),
  answer: z.object({ message: z.string() }),
})

export const showMyName = endpoint({
  method: 'POST',
  path: '/api/class-agreements/show-my-name',
  summary: 'Shows the name of a member to the others who pressed, once the number is reached and five have',
  input: z.object({ code: Code }),
  answer: ClassAgreement,
})

export const reportName = endpoint({
  method: 'POST',
  path: '/api/class-agreements/report',
  summary: 'Hides a name of the list until a moderator has looked at it; the answer is the same for every name',
  input: z.object({ code: Code, name: FirstName }),
  answer: z.object({ message: z.string() }),
})
