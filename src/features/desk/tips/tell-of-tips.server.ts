// A mail to moderators and owners when a tip waits over a day (M15): how many, and nothing of their words.

import { findWaitingTips } from '#src/features/community/tips/look-after-tips.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { mailRoom } from '../people/mail-room.server.ts'

const DESK_TIPS_PATH = '/desk/tips'

/** Once a day, however many processes there are. */
export async function tellOfTips(services: Services): Promise<void> {
  if (!services.config.desk) return
  await services.database.query.transaction().execute(async (transaction) => {
    const waiting = await findWaitingTips(transaction, services, 'moderators')
    if (waiting === null) return
    const { publicUrl } = services.config.http
    await mailRoom(transaction, services, 'tips', (to) => waitingTipsMail(to, publicUrl, waiting))
  })
}

function waitingTipsMail(
  to: string,
  publicUrl: string,
  { waiting, danger }: { waiting: number; danger: number },
): Mail {
  const language = DEFAULT_LANGUAGE
  const t = translator(language)
  const words = composeMail(language, {
    subject: t('desk_tips_mail_subject'),
    before: [
      t('mails_hello'),
      t('desk_tips_mail_waiting', { waiting: String(waiting) }),
      ...(danger > 0 ? [t('desk_tips_mail_danger', { danger: String(danger) })] : []),
    ],
    link: { label: t('desk_tips_mail_link'), url: publicUrl + DESK_TIPS_PATH },
    after: [],
  })
  return { to, kind: 'desk-tips-waiting', share: 'desk', accountId: null, ...words }
}
