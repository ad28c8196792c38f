// What stands beside the boxes and on the button of each form. The consent events keep it, so the forms show exactly this.
// Without the schemas, because a first visit should not pay for the code that checks answers.
import * as m from '#messages'
import type { Language } from '#src/shared/languages.ts'
import type { MessagePart } from '#src/shared/message-part.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'

/** @param context the form's place */
export function subscribeWording(
  language: Language,
  context: string,
): { weeklyTips: string; privacyPolicy: MessagePart[] } {
  const isChecklist = context === 'resource-download'
  return {
    weeklyTips: isChecklist
      ? m.newsletter_consent_checklist(language, { newsletter: NEWSLETTER_NAME })
      : m.newsletter_consent_weekly(language),
    privacyPolicy: m.newsletter_consent_policy(language),
  }
}

/** What somebody agrees to with the button behind a mailed link. */
export function confirmWording(language: Language): string {
  return m.newsletter_consent_confirm(language, { newsletter: NEWSLETTER_NAME })
}
