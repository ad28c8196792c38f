// The page behind the link in the verification mail: one button, because mail scanners open links too. Where somebody else
// may have signed up, the password that they chose goes, unless it is typed here.
import { useEffect, useState } from 'react'
import { ACCOUNT_PATH, FORGOT_PASSWORD_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secret-query.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Checkbox, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'

export const meta = () => [
  { title: pageTitle('Confirm your e-mail address') },
  { name: 'description', content: 'Confirm that this e-mail address is yours with one press of a button.' },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyEmailPage() {
  const [email, setEmail] = useState<string | null>(null)
  const [ownBrowser, setOwnBrowser] = useState(false)
  const [password, setPassword] = useState('')
  const [weeklyTips, setWeeklyTips] = useState(false)
  const [outcome, setOutcome] = useState<'kept' | 'without password' | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const [{ confirmEmail }, { checkSession }] = await Promise.all([
      import('../account-requests.ts'),
      import('../session/session-check.ts'),
    ])
    // Read at the press: it may come in the moment in which the page takes over.
    const { kept } = await confirmEmail(readSecretQuery().get('code') ?? '', password, weeklyTips)
    setOutcome(kept ? 'kept' : 'without password')
    await checkSession()
  }, 'This link did not work. It may have expired. You can ask for a new one on your account page.')

  useEffect(() => {
    const code = readSecretQuery().get('code')
    if (!code) return
    void import('../account-requests.ts')
      .then(({ lookAtLink }) => lookAtLink(code))
      .then((link) => {
        setEmail(link.email)
        setOwnBrowser(link.ownBrowser)
        if (link.ownBrowser) setPassword('')
        // What was ticked here meanwhile stays ticked.
        setWeeklyTips((ticked) => ticked || link.weeklyTips)
      })
      // What is wrong with the link is said when the button is pressed.
      .catch(() => undefined)
  }, [])

  if (outcome !== null) {
    return (
      <FormPage title="Thank you">
        <FormSuccess>
          <p>Your e-mail address is confirmed.</p>
        </FormSuccess>
        {outcome === 'kept' ? (
          <p>
            <PageLink to={HOME_PATH}>Go to the home page</PageLink>
          </p>
        ) : (
          <ChooseNext email={email} />
        )}
      </FormPage>
    )
  }
  return (
    <FormPage title="Confirm your e-mail address">
      <p>
        Somebody signed up here with {email === null ? 'your e-mail address' : email}. If that was you, one press tells
        us that the address is yours.
      </p>
      <form onSubmit={onSubmit}>
        {ownBrowser ? null : (
          // No button to show it: this page has one button.
          <TextField
            label="Password"
            hint="Did you sign up on another device? Type the password from there, and everything stays as it is. Left empty, the old password stops working, and you choose a new one next."
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        )}
        <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
          Send me one tip by e-mail every Saturday. I can stop at any time.
        </Checkbox>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy ? true : undefined}>
          Confirm my e-mail address
        </Button>
      </form>
      <p>
        <PageLink to={ACCOUNT_PATH}>Ask for a new link on your account page</PageLink>
      </p>
    </FormPage>
  )
}

/** What happened to the account of somebody who confirmed where nobody had signed up, and the next step. */
function ChooseNext({ email }: { email: string | null }) {
  return (
    <>
      <p>
        You did not sign up on this device. We cannot know who chose the old password, so we removed it. Every device is
        logged out. Finished tools are still there.
      </p>
      <p>Next, choose a password of your own. We send you a link for it.</p>
      <p>
        <ButtonLink to={FORGOT_PASSWORD_PATH} look="main" state={{ email }}>
          Choose a password
        </ButtonLink>
      </p>
    </>
  )
}
