// Behind a class agreement's link. Its code has left the address bar before anything else ran; nothing is asked before a press.
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { CLASS_AGREEMENT_PATH } from '#src/shared/paths.ts'
import { call } from '#src/web/api.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretHash, watchSecretHash } from '#src/web/secrets/secret-hash.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import parents from '../../../../../content/en/scenes/parents-table.svg?url'
import { loadChoices } from '../choices.server.ts'
import type { ClassAgreementAnswer, lookAtClassAgreement } from '../class-agreement.contract.ts'
import { CLASS_AGREEMENT_CODE } from '../steps.contract.ts'
import type { Route } from './+types/open-page.ts'
import { ClassAgreementView } from './class-agreement-view.tsx'
import { type Choices, remember, wordsOf } from './known-class-agreements.ts'
import { KnownList } from './known-list.tsx'

export function loader() {
  return loadChoices(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('class_agreement_open_title')) },
    { name: 'description', content: t('class_agreement_open_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The class agreement of the link, also of another link that is followed while the page is open. */
export default function OpenPage({ loaderData: choices }: Route.ComponentProps) {
  const t = useTranslations()
  // Null until the browser has said: the page is built without one.
  const [code, setCode] = useState<string | null>(null)
  useSecretAlong()
  useEffect(() => {
    setCode(readSecretHash())
    return watchSecretHash(setCode)
  }, [])
  return (
    <FormPage title={t('class_agreement_open_title')} scene={parents}>
      {code === null ? (
        <Loading />
      ) : (
        <>
          {CLASS_AGREEMENT_CODE.test(code) ? (
            <Linked key={code} code={code} choices={choices} />
          ) : (
            <>
              <p>{t('class_agreement_open_no_code')}</p>
              <KnownList choices={choices} />
            </>
          )}
          <p>
            <PageLink to={CLASS_AGREEMENT_PATH}>{t('class_agreement_open_what')}</PageLink>
          </p>
        </>
      )}
    </FormPage>
  )
}

/** Asks for a class agreement once the parent presses, and not before. */
function Linked({ code, choices }: { code: string; choices: Choices }) {
  const t = useTranslations()
  const { user } = useAuth()
  const [seen, setSeen] = useState<{ agreement: ClassAgreementAnswer; by: string | undefined } | null>(null)
  const show = (agreement: ClassAgreementAnswer) => setSeen({ agreement, by: user?.id })
  // What only members see disappears when they log out, in any tab. A parent who logs in starts with the public view.
  const agreement = seen !== null && (seen.by === undefined || seen.by === user?.id) ? seen.agreement : null
  const title = useRef<HTMLHeadingElement>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const found = await call<typeof lookAtClassAgreement>('POST /api/class-agreements/look', { code })
    const { promise, yearGroup } = found
    remember({ code, promise, yearGroup })
    show(found)
  }, t('class_agreement_failed'))
  // The pressed button is gone after each action, and the progress is below the title.
  useEffect(() => {
    if (agreement !== null) title.current?.focus()
  }, [agreement])
  if (agreement === null) {
    return (
      <>
        <p>{t('class_agreement_open_lead')}</p>
        <Form onSubmit={onSubmit}>
          <FormError>{error}</FormError>
          <Button type="submit" look="main" busy={busy}>
            {t('class_agreement_open_button')}
          </Button>
        </Form>
      </>
    )
  }
  const words = wordsOf(choices, agreement)
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {t('class_agreement_mine_item', words)}
      </h2>
      <ClassAgreementView code={code} agreement={agreement} words={words} onChange={show} />
    </>
  )
}
