// Makes an invitation: a link to send, and the same link for another phone's camera.

import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import { useToday } from '#src/features/family/next-step/use-today.ts'
import { JOIN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { messageOr } from '#src/web/error-message.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { documentPath } from '#src/web/language/language.ts'
import { LinkButtons } from '#src/web/share-sheet/link-buttons.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { forgetDraft } from '#src/web/ui/forms/use-kept-fields.ts'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import { endInvitations, openInvitations } from '../acts/end-invitations.ts'
import { invite } from '../acts/invite.ts'
import { startSharing } from '../acts/start-sharing.ts'
import styles from './share-page.module.css'
import type { SharingView } from './use-sharing.ts'

const TITLE_ID = 'invite-title'

interface Made {
  invitation: string
  link: string
  endsOn: string
}

export function InviteForm({ view }: { view: SharingView }) {
  const t = useTranslations()
  const [name, setName] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const [ended, setEnded] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const today = useToday()

  const make = async (draft: string | undefined) => {
    if (busy) return
    setBusy(true)
    setError(null)
    setEnded(false)
    try {
      if (view.shared === null) await startSharing(view.parts, name.trim() || t('share_name_default'))
      forgetDraft(draft)
      const { secret, invitation, endsOn } = await invite(view.parts)
      setMade({ invitation, endsOn, link: `${location.origin}${documentPath(JOIN_PATH)}#${secret}` })
    } catch (failure) {
      setError(messageOr(t, failure, t('share_failed')))
    }
    setBusy(false)
    // What was made is not shown before the device was looked at.
    await view.refresh().catch(() => setError(t('share_failed')))
  }
  const end = async () => {
    await endInvitations(view.parts)
    setMade(null)
    setEnded(true)
    await view.refresh()
  }
  const open = view.shared === null ? [] : openInvitations(view.shared.sharing, view.shared.carers)
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('share_invite_title')}
      </h2>
      <Form
        keep="invite"
        onSubmit={(event) => {
          event.preventDefault()
          void make(event.currentTarget.dataset.draft)
        }}
      >
        {view.shared === null ? (
          <TextField
            label={t('share_name')}
            hint={t('share_name_hint')}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={setName}
          />
        ) : null}
        <FormError>{error}</FormError>
        <Button look="strong" type="submit" busy={busy} aria-describedby="invite-hint">
          {t('share_invite_make')}
        </Button>
      </Form>
      <p id="invite-hint" className={styles.hint}>
        {t('share_invite_hint')} {t('share_invite_own')}
      </p>
      {made === null || made.endsOn < today || !open.includes(made.invitation) ? null : <InvitationLink {...made} />}
      <p role="status">{ended ? t('share_invite_ended') : null}</p>
      {open.length === 0 ? null : (
        <AskedButton
          label={t('share_invite_end')}
          question={t('share_invite_end_question')}
          yes={t('share_invite_end_yes')}
          act={end}
        />
      )}
    </section>
  )
}

function InvitationLink({ link, endsOn }: Omit<Made, 'invitation'>) {
  const t = useTranslations()
  const day = dayWords(endsOn)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = place.current
    // It goes while somebody is at it, such as when it was used.
    return () => {
      if (shown?.contains(document.activeElement)) passFocus(document.getElementById(TITLE_ID))
    }
  }, [])
  return (
    <div ref={place}>
      <TextField
        label={t('share_link')}
        hint={t('share_link_hint', { day })}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        onChange={() => undefined}
      />
      <LinkButtons link={link} text={t('share_link_text', { product: PRODUCT_NAME, day })} />
      <QrCode text={link} name={t('share_qr_name')} />
    </div>
  )
}
