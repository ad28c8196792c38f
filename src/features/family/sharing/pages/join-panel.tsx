import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/shared/app-error.ts'
import { PLAN_PATH, SHARE_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { documentPath } from '#src/web/language/language.ts'
import { readSecretHash, watchSecretHash } from '#src/web/secrets/secret-hash.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { joinNotebook, lookAt, type OpenInvitation } from '../acts/join-notebook.ts'
import { openParts } from '../sync/open-parts.ts'
import { readSharing } from '../sync/sharing-store.ts'
import styles from './share-page.module.css'

type State = 'asking' | 'no-link' | 'used' | 'dead' | 'failed' | 'shared-already' | OpenInvitation

export default function JoinPanel() {
  const t = useTranslations()
  const [state, setState] = useState<State>('asking')
  useSecretAlong()
  useEffect(() => {
    let newest = ''
    const open = (secret: string) => {
      newest = secret
      setState('asking')
      void findInvitation(secret).then((found) => {
        if (newest === secret) setState(found)
      })
    }
    open(readSecretHash())
    // The same link once more, or a new one, followed while the page stands there.
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
    case 'used':
      return <Refusal words={t('share_link_used')} hint={t('share_link_used_hint')} />
    case 'dead':
      return <Refusal words={t('share_link_dead')} hint={t('share_link_dead_hint')} />
    case 'failed':
      return <Refusal words={t('share_failed')} hint={t('share_offline_try')} />
    case 'shared-already':
      return (
        <>
          <p role="alert">{t('share_shared_already')}</p>
          <PageLink to={SHARE_PATH}>{t('share_title')}</PageLink>
        </>
      )
    default:
      return <JoinForm invitation={state} onRefused={setState} />
  }
}

interface JoinFormProps {
  invitation: OpenInvitation
  onRefused: (state: State) => void
}

function JoinForm({ invitation, onRefused }: JoinFormProps) {
  const t = useTranslations()
  const [name, setName] = useState('')
  const [bring, setBring] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    try {
      await joinNotebook(openParts, invitation, { name: name.trim() || t('share_name_default'), bring })
    } catch (failure) {
      const refused = refusalOf(failure)
      if (refused === null) throw failure
      return onRefused(refused)
    }
    // A document of its own: the notebook of this device may be another one now.
    location.assign(documentPath(PLAN_PATH))
  }, t('share_failed'))
  return (
    <>
      <p className={styles.words}>
        {t('share_join_lead', { names: invitation.preview.names.join(', ') })} {t('share_join_may')}
      </p>
      <p>{t('share_join_asks')}</p>
      <Form keep="join-plan" onSubmit={onSubmit}>
        <TextField
          label={t('share_name')}
          hint={t('share_name_hint')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={setName}
        />
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

/** Without an invitation there is still the plan of this device. */
function OwnPlan() {
  const t = useTranslations()
  return (
    <p>
      <PageLink to={PLAN_PATH}>{t('shell_link_plan')}</PageLink>
    </p>
  )
}

async function findInvitation(secret: string): Promise<State> {
  if (secret === '') return 'no-link'
  try {
    const parts = await openParts()
    if ((await readSharing(parts.store)) !== null) return 'shared-already'
    return await lookAt(secret)
  } catch (error) {
    return refusalOf(error) ?? 'failed'
  }
}

function refusalOf(error: unknown): 'used' | 'dead' | null {
  if (!(error instanceof AppError)) return null
  if (error.said === 'sharing_answers_invitation_used') return 'used'
  return error.code === 'not_found' ? 'dead' : null
}
