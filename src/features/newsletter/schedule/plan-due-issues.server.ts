// Sends what an operator chose to send, once its ten minutes are over. The choice is a row, which is deleted in the transaction
// that freezes the audience: whenever a process ends, it is sent once.
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { findText } from '../issues/issue-texts.queries.server.ts'
import { planIssue, planWeeklySlot } from '../sending/plan-issue.server.ts'
import { forgetChoice, holdBack, listDueChoices } from './choices.queries.server.ts'
import { PATIENCE_MS } from './issue-schedule.server.ts'

/** Queues the issues whose time has come. */
export async function planDueIssues(services: Services): Promise<void> {
  if (!services.config.newsletter.sending) return
  await planScheduled(services)
  await planWeeklySlot(services)
}

async function planScheduled(services: Services): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  for (const { slug, leaves_at } of await listDueChoices(query, now)) {
    const isThere = (await findText(query, slug, DEFAULT_LANGUAGE)) !== undefined
    if (!isThere || now.getTime() - Date.parse(leaves_at ?? '') > PATIENCE_MS) {
      await holdBack(query, slug, now)
      services.log.error('newsletter.missed', 'Not sent: its time was missed by hours, or its words are gone.', {
        issue: slug,
      })
      continue
    }
    const outcome = await planIssue(services, slug, { stands: (choice) => choice?.leaves_at === leaves_at })
    if ('planned' in outcome) services.log.info('newsletter.planned', outcome)
    else if (outcome.refused === 'taken') await forgetChoice(query, slug)
    else if (outcome.refused === 'restored') await holdBack(query, slug, now)
  }
}
