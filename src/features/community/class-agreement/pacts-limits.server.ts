// How often what may be asked of class pacts. What is asked at each look is counted in memory only: a row would say when somebody
// opened a pact.

import { tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import type { Limit } from '#src/platform/http/rate-limit.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/duration.ts'

const QUARTER = 15 * 60

/** More than one class, and no free crowd. */
export const MEMBERS_MOST = 100

export const PACTS_STARTED_ACCOUNT: Limit = {
  name: 'pacts-started-account',
  max: 10,
  seconds: DAY_SECONDS,
  byDay: true,
}
export const PACTS_STARTED_NETWORK: Limit = {
  name: 'pacts-started-network',
  max: 40,
  seconds: DAY_SECONDS,
  byDay: true,
}
export const PACT_ACTS_ACCOUNT: Limit = { name: 'pact-acts-account', max: 60, seconds: HOUR_SECONDS }
/** A parents' evening shares one network. One home may have a /56: so the /48 around it has no more. */
export const PACT_JOINS_NETWORK: Limit = {
  name: 'pact-joins-network',
  max: 30,
  widerMax: 30,
  seconds: DAY_SECONDS,
  byDay: true,
}
/** Of one account. */
export const PACT_REPORTS: Limit = { name: 'pact-reports', max: 5, seconds: DAY_SECONDS, byDay: true }
/** Mails to a folded mailbox, whatever pacts it has joined. */
export const PACT_MAILS_MAILBOX: Limit = { name: 'pact-mails-mailbox', max: 1, seconds: HOUR_SECONDS }

/** Of one network. */
export const pactLooks = tallyOfEachApp({ max: 600, seconds: QUARTER })
/** Of one network: codes of pacts that are not open. */
export const wrongPactCodes = tallyOfEachApp({ max: 300, seconds: QUARTER })
