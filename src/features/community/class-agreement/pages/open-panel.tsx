import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { PACTS_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { readSecretHash, watchSecretHash } from '#src/web/secrets/secret-hash.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { PACT_CODE } from '../pact-lengths.contract.ts'
import type { PactAnswer } from '../pacts.contract.ts'
import { KnownList } from './known-list.tsx'
import { rememberPact } from './known-pacts.ts'
import { PactView } from './pact-view.tsx'
import { type Choices, pactWords } from './pact-words.ts'
import { lookAtPact } from './pacts-requests.ts'

/** The pact of the link, also of another link that is followed while the page is open. */
export default function OpenPanel({ choices }: { choices: Choices }) {
  const t = useTranslations()
  // Null until the browser has said: the page is built without one.
  const [code, setCode] = useState<string | null>(null)
  useSecretAlong()
  useEffect(() => {
    setCode(readSecretHash())
    return watchSecretHash(setCode)
  }, [])
  if (code === null) return <Loading />
  return (
    <>
      {PACT_CODE.test(code) ? (
        <LinkedPact key={code} code={code} choices={choices} />
      ) : (
        <>
          <p>{t('pacts_open_no_code')}</p>
          <KnownList choices={choices} />
        </>
      )}
      <p>
        <PageLink to={PACTS_PATH}>{t('pacts_open_to_pacts')}</PageLink>
      </p>
    </>
  )
}

/** Asks for a pact once somebody presses, and not before. */
function LinkedPact({ code, choices }: { code: string; choices: Choices }) {
  const t = useTranslations()
  const { user } = useAuth()
  const [seen, setSeen] = useState<{ pact: PactAnswer; by: string | undefined } | null>(null)
  const setPact = (pact: PactAnswer) => setSeen({ pact, by: user?.id })
  // What a member sees of others goes with them, whichever tab they leave by. Whoever comes in goes on with what everybody sees.
  const pact = seen !== null && (seen.by === undefined || seen.by === user?.id) ? seen.pact : null
  const title = useRef<HTMLHeadingElement>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const found = await lookAtPact(code)
    const { promise, yearGroup } = found
    rememberPact({ code, promise, yearGroup })
    setPact(found)
  }, t('pacts_failed'))
  // What was pressed is gone after each act, and how far the pact is stands below its title.
  useEffect(() => {
    if (pact !== null) title.current?.focus()
  }, [pact])
  if (pact === null) {
    return (
      <>
        <p>{t('pacts_open_lead')}</p>
        <Form onSubmit={onSubmit}>
          <FormError>{error}</FormError>
          <Button type="submit" look="main" busy={busy}>
            {t('pacts_open_button')}
          </Button>
        </Form>
      </>
    )
  }
  const words = pactWords(choices, pact)
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {t('pacts_mine_item', words)}
      </h2>
      <PactView code={code} pact={pact} words={words} onChange={setPact} />
    </>
  )
}
