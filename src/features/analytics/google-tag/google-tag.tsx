// Where Google's tag may be: while the visitor agrees and is not signed in, and not on pages that handle a secret or a
// sign-in, nor where this device holds the key of a shared plan (`tag-frame.tsx`). What it could do there is bounded by the frame, not by this (docs/decisions/0074).
import { useLocation } from 'react-router'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { useConsent } from '#src/features/analytics/consent/consent-context.tsx'
import { isTagless } from '#src/shared/paths.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const TagFrame = optionalPart(() => import('./tag-frame.tsx'))

export function GoogleTag() {
  const { analyticsAllowed } = useConsent()
  const { loading, user } = useAuth()
  const { pathname } = useLocation()
  if (!analyticsAllowed || loading || user !== null || isTagless(pathname)) return null
  return <TagFrame />
}
