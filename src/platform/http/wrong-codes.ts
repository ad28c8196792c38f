// Limits invalid codes of mailed links. Valid ones are not limited, because the few servers of a mail provider press the
// buttons for all of its readers.
import type { Services } from '../services.ts'
import { findNetwork } from './client.ts'
import { refuseWaiting, tallyOfEachApp } from './network-tally.ts'
import type { Limit } from './rate-limit.ts'
import type { HonoContext } from './route.ts'

/** Counts a wrong code of the network that asks, in each process. @throws AppError 429 when it has tried too many */
type CountWrongCode = (context: HonoContext, services: Services) => void

/** @param limit of one network */
export function limitWrongCodes(limit: Pick<Limit, 'max' | 'seconds'>): CountWrongCode {
  const tallies = tallyOfEachApp(limit)
  return (context, services) => {
    const network = findNetwork(context.req.raw.headers, context.env, services)
    const wrong = tallies(services)
    refuseWaiting(wrong, network)
    wrong.add(network)
  }
}
