// How the account can be opened. Google can be taken away, by whoever knows the password.
import { useId, useState } from 'react'
import { FORGOT_PASSWORD_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LOCALE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './account-list.module.css'

export interface Ways {
  password: boolean
  /** Since when Google opens the account (ISO), or null. */
  google: string | null
}

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' })

export function LoginWays({ ways, email, onRemoved }: { ways: Ways; email: string; onRemoved: () => void }) {
  const id = useId()
  const [asking, setAsking] = useState(false)
  const [removed, setRemoved] = useState(false)
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title">Ways to log in</h2>
      <ul className={styles.list}>
        {ways.password ? (
          <li className={styles.entry}>
            <strong>Your password</strong>
          </li>
        ) : null}
        {ways.google === null ? null : (
          <li className={styles.entry}>
            <span id={id}>
              <strong>Google</strong>
              <br />
              Since {day.format(new Date(ways.google))}
            </span>
            {ways.password ? (
              <Button aria-describedby={id} onClick={() => setAsking(true)}>
                Remove
              </Button>
            ) : null}
          </li>
        )}
      </ul>
      {ways.password ? null : (
        <p>
          Google is your only way to log in.{' '}
          <PageLink to={FORGOT_PASSWORD_PATH} state={{ email }}>
            Set a password instead
          </PageLink>
        </p>
      )}
      <p role="status">{removed ? 'Google is removed. Whoever was logged in with it is logged out.' : ''}</p>
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
    const { dropGoogle } = await import('./my-account-requests.ts')
    await dropGoogle(password)
    onRemoved()
  }, 'Google was not removed. Please try again.')
  return (
    <Dialog title="Remove Google?" onClose={onClose}>
      <p>From then on, only your password opens this account.</p>
      <Form onSubmit={onSubmit}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <p>
          <Button type="submit" look="strong" aria-disabled={busy ? true : undefined}>
            Remove Google
          </Button>
        </p>
        <Button onClick={onClose}>Keep Google</Button>
      </Form>
    </Dialog>
  )
}
