// How the account can be opened. A person who knows the password can remove Google.

import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FORGOT_PASSWORD_PATH } from '#src/shared/paths.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './account-list.module.css'
import { dropGoogle } from './my-account-requests.ts'

export interface Ways {
  password: boolean
  /** Since when Google opens the account (ISO), or null. */
  google: string | null
}

const TITLE_ID = 'ways-title'
const day = dateFormat({ dateStyle: 'long' })

export function LoginWays({ ways, email, onRemoved }: { ways: Ways; email: string; onRemoved: () => void }) {
  const t = useTranslations()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const [removed, setRemoved] = useState(false)
  useEffect(() => {
    // The closed question hands the focus back to a button that goes with Google.
    if (removed) passFocus(document.getElementById(TITLE_ID))
  }, [removed])
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('my_account_ways_title')}
      </h2>
      <ul className={styles.list}>
        {ways.password ? (
          <li className={styles.entry}>
            <strong>{t('my_account_ways_password')}</strong>
          </li>
        ) : null}
        {ways.google === null ? null : (
          <li className={styles.entry}>
            <span id={id}>
              <strong>{t('my_account_ways_google')}</strong>
              <br />
              {t('my_account_ways_since', { day: day.format(new Date(ways.google)) })}
            </span>
            {ways.password ? (
              <Button aria-describedby={id} onClick={() => setAsking(true)}>
                {t('my_account_ways_remove')}
              </Button>
            ) : null}
          </li>
        )}
      </ul>
      {ways.password ? null : (
        <p>
          {t.rich('my_account_ways_only', {
            link: (words) => (
              <PageLink to={FORGOT_PASSWORD_PATH} state={{ email }}>
                {words}
              </PageLink>
            ),
          })}
        </p>
      )}
      <p role="status">{removed ? t('my_account_ways_removed') : ''}</p>
      {asking ? (
        <RemoveGoogle
          onClose={() => setAsking(false)}
          onRemoved={() => {
            setAsking(false)
            setRemoved(true)
            onRemoved()
          }}
        />
      ) : null}
    </section>
  )
}

function RemoveGoogle({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const t = useTranslations()
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    await dropGoogle(password)
    onRemoved()
  }, t('my_account_ways_failed'))
  return (
    <Dialog title={t('my_account_ways_question')} onClose={onClose}>
      <p>{t('my_account_ways_text')}</p>
      <Form onSubmit={onSubmit}>
        <PasswordField
          label={t('my_account_password_current')}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <p>
          <Button type="submit" look="strong" busy={busy}>
            {t('my_account_ways_remove_button')}
          </Button>
        </p>
        <Button onClick={onClose}>{t('my_account_ways_keep')}</Button>
      </Form>
    </Dialog>
  )
}
