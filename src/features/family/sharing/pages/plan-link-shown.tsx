import { useTranslations } from 'use-intl'
import type { SharedPlan } from '#src/features/family/document/plan-store.ts'
import { JOIN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { documentPath } from '#src/web/language/language.ts'
import { LinkButtons } from '#src/web/share-sheet/link-buttons.tsx'
import { TextField } from '#src/web/ui/forms/form.tsx'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import { writeLink } from '../plan-keys.ts'
import styles from './share-page.module.css'

/** The link to send, and the same link for another phone's camera. */
export function PlanLinkShown({ shared }: { shared: SharedPlan }) {
  const t = useTranslations()
  const link = `${location.origin}${documentPath(JOIN_PATH)}#${writeLink(shared)}`
  return (
    <section aria-labelledby="link-title">
      <h2 id="link-title">{t('share_invite_title')}</h2>
      <div className={styles.link}>
        <div>
          <TextField
            label={t('share_link')}
            hint={t('share_link_hint')}
            value={link}
            readOnly
            onFocus={(event) => event.target.select()}
            onChange={() => undefined}
          />
          <LinkButtons link={link} text={t('share_link_text', { product: PRODUCT_NAME })} />
          <p className={styles.hint}>{t('share_invite_own')}</p>
        </div>
        <QrCode text={link} name={t('share_qr_name')} />
      </div>
    </section>
  )
}
