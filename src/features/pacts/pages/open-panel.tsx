import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { PACTS_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { readSecretHash } from '#src/web/secret-hash.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { PactAnswer } from '../pacts.contract.ts'
import { listKnownPacts, rememberPact } from './known-pacts.ts'
import { PactView } from './pact-view.tsx'
import { type Choices, pactWords } from './pact-words.ts'

/** Looks at the pact of the link once somebody presses, and not before. */
export default function OpenPanel({ choices }: { choices: Choices }) {
  // Null until the browser has said: the page is built without one.
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => setCode(readSecretHash()), [])
  const [pact, setPact] = useState<PactAnswer | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    if (code === null) return
    const { lookAtPact } = await import('./pacts-requests.ts')
    const found = await lookAtPact(code)
    const { promise, yearGroup } = found
    const before = listKnownPacts().find((known) => known.code === code)
    rememberPact({ ...before, code, promise, yearGroup })
    setPact(found)
  }, m.pacts_failed(LANGUAGE))
  const isOpen = pact !== null
  useEffect(() => {
    if (isOpen) title.current?.focus()
  }, [isOpen])
  const more = (
    <p>
      <PageLink to={PACTS_PATH}>{m.pacts_open_to_pacts(LANGUAGE)}</PageLink>
    </p>
  )
  if (code === null) return <Loading />
  if (code === '') {
    return (
      <>
        <p>{m.pacts_open_no_code(LANGUAGE)}</p>
        {more}
      </>
    )
  }
  if (pact !== null) {
    const words = pactWords(choices, pact)
    return (
      <>
        <h2 ref={title} tabIndex={-1}>
          {m.pacts_mine_item(LANGUAGE, words)}
        </h2>
        <PactView code={code} pact={pact} words={words} onChange={setPact} />
        {more}
      </>
    )
  }
  return (
    <>
      <p>{m.pacts_open_lead(LANGUAGE)}</p>
      <Form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {m.pacts_open_button(LANGUAGE)}
        </Button>
      </Form>
      {more}
    </>
  )
}
