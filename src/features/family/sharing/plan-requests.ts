// What a device asks the server about a shared plan. Nobody is to be known by it: no sign-in, no cookie, no page it came from.
import type { PlanLink } from '#src/features/family/document/plan-store.ts'
import type { AnswerOf, CalledEndpoint, InputOf, NameOf } from '#src/shared/endpoint.ts'
import { call } from '#src/web/api.ts'
import { openKeys, type PlanKeys } from './plan-keys.ts'
import type { PLAN_HEADER } from './sharing.contract.ts'

/** Its name as in the contract, which brings more than a page needs. */
const HEADER: typeof PLAN_HEADER = 'x-plan'

/** A plan as this device may ask for it. */
export interface PlanAccess {
  id: string
  keys: PlanKeys
  ask<E extends CalledEndpoint = never>(name: NameOf<E>, input: InputOf<E>): Promise<AnswerOf<E>>
}

/** @param device the random number of this device; null for whoever only looks at what the link leads to */
export async function accessTo(link: PlanLink, device: string | null): Promise<PlanAccess> {
  const keys = await openKeys(link)
  const headers = { [HEADER]: [link.id, keys.token, ...(device === null ? [] : [device])].join('.') }
  return { id: link.id, keys, ask: (name, input) => call(name, input, { anonymous: true, headers }) }
}
