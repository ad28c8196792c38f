import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { openPlanDocument } from '#src/features/family/document/plan-document.ts'
import { AppError } from '#src/shared/app-error.ts'
import { PLAN_PATH, SHARE_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { documentPath } from '#src/web/language/language.ts'
import { readSecretHash, watchSecretHash } from '#src/web/secrets/secret-hash.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Checkbox, Form, FormError } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { readLink } from '../plan-keys.ts'
import { joinPlan, type LookedAt, lookAtPlan } from '../share-plan.ts'
import { CarerNameField } from './carer-name-field.tsx'
import styles from './share-page.module.css'

type State = 'asking' | 'no-link' | 'dead' | 'failed' | 'nowhere' | 'shared-already' | LookedAt

export default function JoinPanel() {
  const t = useTranslations()
  const [state, setState] = useState<State>('asking')
  useSecretAlong()
  useEffect(() => {
    let newest = ''
    const open = (secret: string) => {
      newest = secret
      setState('asking')
      void lookBehind(secret).then((found) => {
        if (newest === secret) setState(found)
      })
    }
    open(readSecretHash())
    // The same link once more, or a new one, followed while the page is open.
    return watchSecretHash(open)
  }, [])
  switch (state) {
    case 'asking':
      return <Loading />
    case 'no-link':
      return (
        <>
          <p>{t('share_join_no_link')}</p>
          <OwnPlan />
        </>
      )
    case 'dead':
      return <Refusal words={t('share_link_dead')} hint={t('share_link_dead_hint')} />
    case 'failed':
      return <Refusal words={t('share_failed')} hint={t('share_offline_try')} />
    case 'nowhere':
      return <p role="alert">{t('share_nowhere')}</p>
    case 'shared-already':
      return (
        <>
          <p role="alert">{t('share_shared_already')}</p>
          <ButtonLink to={SHARE_PATH} look="strong">
            {t('share_title')}
          </ButtonLink>
        </>
      )
    default:
      return <JoinForm plan={state} onRefused={setState} />
  }
}

interface JoinFormProps {
  plan: LookedAt
  onRefused: (state: State) => void
}

function JoinForm({ plan, onRefused }: JoinFormProps) {
  const t = useTranslations()
  const [name, setName] = useState('')
  const [bring, setBring] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    try {
      await joinPlan(openPlanDocument, plan, { name: name.trim() || t('share_name_default'), bring })
    } catch (failure) {
      const refused = refusalOf(failure)
      if (refused === null) throw failure
      return onRefused(refused)
    }
    // A document of its own: the plan of this device may be another one now.
    location.assign(documentPath(PLAN_PATH))
  }, t('share_failed'))
  return (
    <>
      <p className={styles.words}>
        {plan.names.length === 0 ? t('share_join_lead_nobody') : t('share_join_lead', { names: plan.names.join(', ') })}{' '}
        {t('share_join_may')}
      </p>
      <p>{t('share_join_asks')}</p>
      <Form keep="join-plan" drafts="planDrafts" onSubmit={onSubmit}>
        <CarerNameField value={name} onChange={setName} />
        <Checkbox checked={bring} onChange={setBring}>
          {t('share_join_bring')}
        </Checkbox>
        <p className={styles.hint}>{t('share_join_bring_hint')}</p>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {t('share_join_button')}
        </Button>
      </Form>
    </>
  )
}

function Refusal({ words, hint }: { words: string; hint: string }) {
  return (
    <>
      <p role="alert" className={styles.trouble}>
        {words}
      </p>
      <p>{hint}</p>
      <OwnPlan />
    </>
  )
}

/** Without a link there is still the plan of this device. */
function OwnPlan() {
  const t = useTranslations()
  return (
    <p>
      <ButtonLink to={PLAN_PATH} look="strong">
        {t('shell_link_plan')}
      </ButtonLink>
    </p>
  )
}

async function lookBehind(secret: string): Promise<State> {
  if (secret === '') return 'no-link'
  const link = readLink(secret)
  if (link === null) return 'dead'
  try {
    const planDocument = await openPlanDocument()
    if (!planDocument.isKept) return 'nowhere'
    const shared = await planDocument.readShared()
    if (shared !== null && shared.trouble !== 'ended') return 'shared-already'
    return await lookAtPlan(link)
  } catch (error) {
    return refusalOf(error) ?? 'failed'
  }
}

function refusalOf(error: unknown): 'dead' | null {
  return error instanceof AppError && error.code === 'unauthorized' ? 'dead' : null
}
