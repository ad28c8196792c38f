// The text beside the boxes and on the button of each form. Consent events store it, so the forms show exactly this.
// It has no schemas, so that a first visit does not load the code that checks answers.
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import type { Translate } from '#src/shared/translate.ts'

/** Beside the box about the weekly tip. @param context the form's place */
export function subscribeWording(t: Translate, context: string): string {
  return context === 'resource-download'
    ? t('newsletter_consent_checklist', { newsletter: NEWSLETTER_NAME })
    : t('newsletter_consent_weekly')
}

/** What a reader agrees to with the button behind a mailed link. */
export function confirmWording(t: Translate): string {
  return t('newsletter_consent_confirm', { newsletter: NEWSLETTER_NAME })
}
