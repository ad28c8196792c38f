// The three things to do on the preference page: on or off, a copy, everything erased.
import { useState } from 'react'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { SentNote } from '#src/web/ui/sent-note.tsx'
import { CONFIRM_WORDING } from './subscribe-wording.contract.ts'

interface PreferenceActionsProps {
  code: string
  preferences: { maskedAddress: string; weeklyTips: boolean }
}

const FAILED = 'Something went wrong. Please try again.'
const loadRequests = () => import('./newsletter-requests.ts')

export function PreferenceActions({ code, preferences }: PreferenceActionsProps) {
  const [weeklyTips, setWeeklyTips] = useState(preferences.weeklyTips)
  const [answer, setAnswer] = useState<string | null>(null)
  const [erased, setErased] = useState(false)
  const tips = useSubmit(async () => {
    setAnswer(await (await loadRequests()).switchTips(code, !weeklyTips))
    setWeeklyTips(!weeklyTips)
  }, FAILED)
  const copy = useSubmit(async () => {
    const data = await (await loadRequests()).fetchSubscriptionData(code)
    saveJson(data, `${PRODUCT_NAME}-my-tips.json`)
  }, FAILED)

  if (erased) {
    return (
      <>
        <SentNote>
          <p>{answer}</p>
        </SentNote>
        <p>
          <PageLink to={HOME_PATH}>Go to the home page</PageLink>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        {weeklyTips ? 'The tips go to' : 'No tips go to'} <strong>{preferences.maskedAddress}</strong>.
      </p>
      <p role="status">{answer}</p>
      <form onSubmit={tips.onSubmit}>
        {weeklyTips ? null : <p>{CONFIRM_WORDING}</p>}
        <FormError>{tips.error}</FormError>
        <Button type="submit" look="main" aria-disabled={tips.busy ? true : undefined}>
          {weeklyTips ? 'Stop my tips' : 'Start my tips again'}
        </Button>
      </form>
      <section aria-labelledby="copy-title">
        <h2 id="copy-title">A copy for you</h2>
        <p>One file with all that the newsletter holds about you: your address, what you agreed to, what we sent.</p>
        <form onSubmit={copy.onSubmit}>
          <FormError>{copy.error}</FormError>
          <Button type="submit" aria-disabled={copy.busy ? true : undefined}>
            Download my data
          </Button>
        </form>
      </section>
      <EraseSection
        code={code}
        onErased={(message) => {
          setAnswer(message)
          setErased(true)
        }}
      />
    </>
  )
}

/** Two presses: what is erased does not come back. */
function EraseSection({ code, onErased }: { code: string; onErased: (message: string) => void }) {
  const [asked, setAsked] = useState(false)
  const erase = useSubmit(async () => onErased(await (await loadRequests()).requestErasure(code)), FAILED)
  return (
    <section aria-labelledby="erase-title">
      <h2 id="erase-title">Erase everything</h2>
      <p>
        We delete your address and everything that belongs to it. What stays is a fingerprint that nobody can turn back
        into your address. It keeps us from writing to you again by mistake.
      </p>
      {asked ? (
        <form onSubmit={erase.onSubmit}>
          <FormError>{erase.error}</FormError>
          <Button type="submit" look="strong" aria-disabled={erase.busy ? true : undefined}>
            Yes, erase everything
          </Button>
        </form>
      ) : (
        <Button onClick={() => setAsked(true)}>Erase my data</Button>
      )}
    </section>
  )
}
