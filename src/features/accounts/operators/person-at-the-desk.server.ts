// A parent who writes in, at the desk: for owners, with a fresh code, a share of the day, and a line in the log that knows the address by
// a keyed mark.
import { handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { markOfAddress } from '#src/platform/identity/audit-log.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { erasePerson, readPerson } from '../my-account/person.server.ts'
import { deletePerson, exportPerson } from './person.contract.ts'

/** How often one owner may look up or delete a person, counted together. */
const PERSONS: Limit = { name: 'desk-persons', max: 20, seconds: DAY_SECONDS }

/** @param sources what the features hold on a person */
export function personRoutes(sources: PersonalDataSource[]): Route[] {
  return [
    handleDeskAct(
      exportPerson,
      { act: 'export-person', code: ({ code }) => code, about: (_input, { mark }) => ({ mark }) },
      async ({ email }, { services, operator }, transaction) => {
        const within = { ...services, database: { ...services.database, query: transaction } }
        if (!(await tryTakeLimit(transaction, services, { limit: PERSONS, subject: operator.id }))) throw enough()
        return { mark: markOfAddress(services.secrets, email), ...(await readPerson(within, email, sources)) }
      },
    ),
    handleDeskAct(
      deletePerson,
      { act: 'delete-person', code: ({ code }) => code, about: (_input, { mark }) => ({ mark }) },
      async ({ email }, { services, operator }, transaction) => {
        if (!(await tryTakeLimit(transaction, services, { limit: PERSONS, subject: operator.id }))) throw enough()
        const outcome = await erasePerson(transaction, services, email, sources)
        if (outcome === 'operator') throw new AppError('conflict', 'desk_answers_person_operator')
        return { mark: markOfAddress(services.secrets, email) }
      },
    ),
  ]
}

function enough(): AppError {
  return new AppError('too_many_requests', 'desk_answers_person_enough', { retryAfter: PERSONS.seconds })
}
