// A mail to moderators and owners when a reported name waits over a day (M15): how many, and no name.
import * as m from '#messages'
import { findWaitingNames } from '#src/features/community/class-agreement/reported-names.server.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { mailRoom } from '../people/mail-room.server.ts'

const DESK_PACTS_PATH = '/desk/pacts'

/** Once a day, however many processes there are. */
export async function tellOfNames(services: Services): Promise<void> {
  if (!services.config.desk) return
  await services.database.query.transaction().execute(async (transaction) => {
    const waiting = await findWaitingNames(transaction, services)
    if (waiting === null) return
    const { publicUrl } = services.config.http
    await mailRoom(transaction, services, 'pacts', (to) => waitingNamesMail(to, publicUrl, waiting))
  })
}

function waitingNamesMail(to: string, publicUrl: string, { waiting, late }: { waiting: number; late: number }): Mail {
  const language = DEFAULT_LANGUAGE
  const words = composeMail(language, {
    subject: m.desk_pacts_mail_subject(language),
    before: [
      m.mails_hello(language),
      m.desk_pacts_mail_waiting(language, { waiting: String(waiting) }),
      ...(late > 0 ? [m.desk_pacts_mail_late(language, { late: String(late) })] : []),
    ],
    link: { label: m.desk_pacts_mail_link(language), url: publicUrl + DESK_PACTS_PATH },
    after: [],
  })
  return { to, kind: 'desk-names-waiting', share: 'desk', accountId: null, ...words }
}
