// The second press, and a report of a name in the list.
import { translator } from '#src/platform/content/translator.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { AppError } from '#src/shared/app-error.ts'
import { describePact } from '../describe-pact.server.ts'
import { changePact } from '../open-pact.server.ts'
import { reportPactName, showMyName } from '../pacts.contract.ts'
import { changeNameState } from '../pacts.queries.server.ts'
import { PACT_REPORTS } from '../pacts-limits.server.ts'
import { findShownNames } from './read-names.server.ts'

const showRoute = handleForUser(showMyName, ({ code }, context) =>
  changePact(context, code, async (transaction, pact) => {
    const { member } = pact
    if (member === undefined) throw new AppError('forbidden', 'pacts_answers_not_in')
    if (pact.reached_on === null) throw new AppError('conflict', 'pacts_answers_not_reached')
    if (member.name_state !== 'sealed') return describePact(transaction, context.services, pact)
    await changeNameState(transaction, member.id, 'sealed', { name_state: 'shown' })
    return describePact(transaction, context.services, { ...pact, member: { ...member, name_state: 'shown' } })
  }),
)

const reportRoute = handleForUser(reportPactName, async ({ code, name }, context) => {
  const { services, client, user } = context
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: PACT_REPORTS, subject: user.accountId }])
  return changePact(context, code, async (transaction, pact) => {
    if (pact.member === undefined) throw new AppError('forbidden', 'pacts_answers_not_in')
    // Whoever does not see the list learns nothing by reporting names into the blue.
    const seen = pact.member.name_state === 'sealed' ? null : await findShownNames(transaction, services, pact)
    for (const { member } of (seen ?? []).filter((shown) => shown.name === name)) {
      const report = { reported_name: services.secrets.seal(name), reported_on: isoDay(services.clock()) }
      // A name that somebody has looked at and kept stays.
      await changeNameState(transaction, member.id, 'shown', { name_state: 'reported', ...report })
    }
    return { message: t('pacts_answers_reported') }
  })
})

export const nameRoutes: UserRoute[] = [showRoute, reportRoute]
