// The link of a pact: to send, for a camera, and on a sheet for the school gate. The sheet names no school and nobody.

import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { OPEN_PACT_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { documentPath } from '#src/web/language/language.ts'
import { LinkButtons } from '#src/web/share-sheet/link-buttons.tsx'
import { Button, ButtonAnchor } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/forms/form.tsx'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import styles from './pacts-page.module.css'

interface SharePactProps {
  code: string
  words: { promise: string; year: string }
  /** Whether it also leads to the pact itself. */
  withLink?: boolean
}

export function SharePact({ code, words, withLink = false }: SharePactProps) {
  const t = useTranslations()
  const path = `${documentPath(OPEN_PACT_PATH)}#${code}`
  const link = location.origin + path
  return (
    <>
      {withLink ? (
        <p>
          <ButtonAnchor look="strong" href={path}>
            {t('pacts_share_open')}
          </ButtonAnchor>
        </p>
      ) : null}
      <TextField
        label={t('pacts_share_link')}
        hint={t('pacts_share_hint')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        onChange={() => undefined}
      />
      <LinkButtons link={link} text={t('pacts_share_text', { product: PRODUCT_NAME })}>
        <Button onClick={() => window.print()}>{t('pacts_print')}</Button>
      </LinkButtons>
      <QrCode text={link} name={t('pacts_share_qr')} />
      {createPortal(<PrintedSheet link={link} words={words} />, document.body)}
    </>
  )
}

/** Beside everything else of the document, so that a printer sees nothing but the sheet. */
function PrintedSheet({ link, words }: { link: string; words: SharePactProps['words'] }) {
  const t = useTranslations()
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.large}>{t('pacts_sheet_title')}</p>
      <p className={styles.large}>{words.promise}</p>
      <p>{t('pacts_sheet_text', { year: words.year })}</p>
      <QrCode text={link} name={t('pacts_share_qr')} />
      <p>{t('pacts_sheet_or')}</p>
      <p className={styles.words}>{link}</p>
    </div>
  )
}
