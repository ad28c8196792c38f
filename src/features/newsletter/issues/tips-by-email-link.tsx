// The way from the past issues to the next one by email.
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { ACCOUNT_PATH, NEWSLETTER_ON_HOME } from '#src/shared/paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'

/** Leads a visitor to the form on the home page. A parent who is logged in has no form there, and chooses in the account. */
export function TipsByEmailLink({ children }: { children: string }) {
  const { user } = useAuth()
  return (
    <ButtonLink {...(user === null ? NEWSLETTER_ON_HOME : { to: ACCOUNT_PATH })} look="main">
      {children}
    </ButtonLink>
  )
}
