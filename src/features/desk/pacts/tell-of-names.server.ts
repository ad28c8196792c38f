// A mail to moderators and owners when a reported name waits over a day (M15): how many, and no name.

import { findWaitingNames } from '#src/features/community/class-agreement/reported-names.server.ts'
import { translator } from '#src/platform/content/translator.ts'
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
  const t = translator(language)
  const words = composeMail(language, {
    subject: t('desk_pacts_mail_subject'),
    before: [
      t('mails_hello'),
      t('desk_pacts_mail_waiting', { waiting: String(waiting) }),
      ...(late > 0 ? [t('desk_pacts_mail_late', { late: String(late) })] : []),
    ],
    link: { label: t('desk_pacts_mail_link'), url: publicUrl + DESK_PACTS_PATH },
    after: [],
  })
  return { to, kind: 'desk-names-waiting', share: 'desk', accountId: null, ...words }
}
