// The link of a class agreement: to send, for a camera, and on a sheet for the school gate. The sheet names no school and no person.

import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { OPEN_CLASS_AGREEMENT_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { documentPath } from '#src/web/language/language.ts'
import { LinkButtons } from '#src/web/share-sheet/link-buttons.tsx'
import { Button, ButtonAnchor } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/forms/form.tsx'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import styles from './class-agreement.module.css'

interface ShareClassAgreementProps {
  code: string
  words: { promise: string; year: string }
  /** Whether it also leads to the class agreement itself. */
  withLink?: boolean
}

export function ShareClassAgreement({ code, words, withLink = false }: ShareClassAgreementProps) {
  const t = useTranslations()
  const path = `${documentPath(OPEN_CLASS_AGREEMENT_PATH)}#${code}`
  const link = location.origin + path
  return (
    <>
      {withLink ? (
        <p>
          <ButtonAnchor look="strong" href={path}>
            {t('class_agreement_share_open')}
          </ButtonAnchor>
        </p>
      ) : null}
      <TextField
        label={t('class_agreement_share_link')}
        hint={t('class_agreement_share_hint')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        onChange={() => undefined}
      />
      <LinkButtons link={link} text={t('class_agreement_share_text', { product: PRODUCT_NAME })}>
        <Button onClick={() => window.print()}>{t('class_agreement_print')}</Button>
      </LinkButtons>
      <QrCode text={link} name={t('class_agreement_share_qr')} />
      {createPortal(<PrintedSheet link={link} words={words} />, document.body)}
    </>
  )
}

/** Beside everything else of the document, so that a printer sees nothing but the sheet. */
function PrintedSheet({ link, words }: { link: string; words: ShareClassAgreementProps['words'] }) {
  const t = useTranslations()
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.large}>{t('class_agreement_sheet_title')}</p>
      <p className={styles.large}>{words.promise}</p>
      <p>{t('class_agreement_sheet_text', { year: words.year })}</p>
      <QrCode text={link} name={t('class_agreement_share_qr')} />
      <p>{t('class_agreement_sheet_or')}</p>
      <p className={styles.words}>{link}</p>
    </div>
  )
}
