// How the account can be opened. Google can be taken away, by whoever knows the password.

import { useEffect, useId, useState } from 'react'
import * as m from '#messages'
import { FORGOT_PASSWORD_PATH } from '#src/shared/paths.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
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
        {m.my_account_ways_title(LANGUAGE)}
      </h2>
      <ul className={styles.list}>
        {ways.password ? (
          <li className={styles.entry}>
            <strong>{m.my_account_ways_password(LANGUAGE)}</strong>
          </li>
        ) : null}
        {ways.google === null ? null : (
          <li className={styles.entry}>
            <span id={id}>
              <strong>{m.my_account_ways_google(LANGUAGE)}</strong>
              <br />
              {m.my_account_ways_since(LANGUAGE, { day: day.format(new Date(ways.google)) })}
            </span>
            {ways.password ? (
              <Button aria-describedby={id} onClick={() => setAsking(true)}>
                {m.my_account_ways_remove(LANGUAGE)}
              </Button>
            ) : null}
          </li>
        )}
      </ul>
      {ways.password ? null : (
        <p>
          <RichText
            message={m.my_account_ways_only(LANGUAGE)}
            link={(words) => (
              <PageLink to={FORGOT_PASSWORD_PATH} state={{ email }}>
                {words}
              </PageLink>
            )}
          />
        </p>
      )}
      <p role="status">{removed ? m.my_account_ways_removed(LANGUAGE) : ''}</p>
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
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    await dropGoogle(password)
    onRemoved()
  }, m.my_account_ways_failed(LANGUAGE))
  return (
    <Dialog title={m.my_account_ways_question(LANGUAGE)} onClose={onClose}>
      <p>{m.my_account_ways_text(LANGUAGE)}</p>
      <Form onSubmit={onSubmit}>
        <PasswordField
          label={m.my_account_password_current(LANGUAGE)}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <p>
          <Button type="submit" look="strong" busy={busy}>
            {m.my_account_ways_remove_button(LANGUAGE)}
          </Button>
        </p>
        <Button onClick={onClose}>{m.my_account_ways_keep(LANGUAGE)}</Button>
      </Form>
    </Dialog>
  )
}
