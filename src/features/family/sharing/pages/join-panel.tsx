import { useEffect, useState } from 'react'
import * as m from '#messages'
import { AppError } from '#src/shared/app-error.ts'
import { PLAN_PATH, SHARE_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
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
          <p>{m.share_join_no_link(LANGUAGE)}</p>
          <OwnPlan />
        </>
      )
    case 'used':
      return <Refusal words={m.share_link_used(LANGUAGE)} hint={m.share_link_used_hint(LANGUAGE)} />
    case 'dead':
      return <Refusal words={m.share_link_dead(LANGUAGE)} hint={m.share_link_dead_hint(LANGUAGE)} />
    case 'failed':
      return <Refusal words={m.share_failed(LANGUAGE)} hint={m.share_offline_try(LANGUAGE)} />
    case 'shared-already':
      return (
        <>
          <p role="alert">{m.share_shared_already(LANGUAGE)}</p>
          <PageLink to={SHARE_PATH}>{m.share_title(LANGUAGE)}</PageLink>
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
  const [name, setName] = useState('')
  const [bring, setBring] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    try {
      await joinNotebook(openParts, invitation, { name: name.trim() || m.share_name_default(LANGUAGE), bring })
    } catch (failure) {
      const refused = refusalOf(failure)
      if (refused === null) throw failure
      return onRefused(refused)
    }
    // A document of its own: the notebook of this device may be another one now.
    location.assign(documentPath(PLAN_PATH))
  }, m.share_failed(LANGUAGE))
  return (
    <>
      <p className={styles.words}>
        {m.share_join_lead(LANGUAGE, { names: invitation.preview.names.join(', ') })} {m.share_join_may(LANGUAGE)}
      </p>
      <p>{m.share_join_asks(LANGUAGE)}</p>
      <Form onSubmit={onSubmit}>
        <TextField
          label={m.share_name(LANGUAGE)}
          hint={m.share_name_hint(LANGUAGE)}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={setName}
        />
        <Checkbox checked={bring} onChange={setBring}>
          {m.share_join_bring(LANGUAGE)}
        </Checkbox>
        <p className={styles.hint}>{m.share_join_bring_hint(LANGUAGE)}</p>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {m.share_join_button(LANGUAGE)}
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
  return (
    <p>
      <PageLink to={PLAN_PATH}>{m.shell_link_plan(LANGUAGE)}</PageLink>
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
