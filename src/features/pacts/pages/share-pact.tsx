// The link of a pact: to send, for a camera, and on a sheet for the school gate. The sheet names no school and nobody.
import { useState } from 'react'
import { createPortal } from 'react-dom'
import * as m from '#messages'
import { OPEN_PACT_PATH } from '#src/shared/paths.ts'
import { documentPath, LANGUAGE } from '#src/web/language.ts'
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
  const [said, setSaid] = useState<string | null>(null)
  const path = `${documentPath(OPEN_PACT_PATH)}#${code}`
  const link = location.origin + path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(m.pacts_share_copied(LANGUAGE))
    } catch {
      setSaid(m.pacts_share_not_copied(LANGUAGE))
    }
  }
  return (
    <>
      {withLink ? (
        <p>
          <ButtonAnchor look="strong" href={path}>
            {m.pacts_share_open(LANGUAGE)}
          </ButtonAnchor>
        </p>
      ) : null}
      <TextField
        label={m.pacts_share_link(LANGUAGE)}
        hint={m.pacts_share_hint(LANGUAGE)}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        onChange={() => undefined}
      />
      <p role="status">{said}</p>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>{m.pacts_share_copy(LANGUAGE)}</Button>
        <Button onClick={() => window.print()}>{m.pacts_print(LANGUAGE)}</Button>
      </div>
      <QrCode text={link} name={m.pacts_share_qr(LANGUAGE)} />
      {createPortal(<PrintedSheet link={link} words={words} />, document.body)}
    </>
  )
}

/** Beside everything else of the document, so that a printer sees nothing but the sheet. */
function PrintedSheet({ link, words }: { link: string; words: SharePactProps['words'] }) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.large}>{m.pacts_sheet_title(LANGUAGE)}</p>
      <p className={styles.large}>{words.promise}</p>
      <p>{m.pacts_sheet_text(LANGUAGE, { year: words.year })}</p>
      <QrCode text={link} name={m.pacts_share_qr(LANGUAGE)} />
      <p>{m.pacts_sheet_or(LANGUAGE)}</p>
      <p className={styles.words}>{link}</p>
    </div>
  )
}
