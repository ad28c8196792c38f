// 'Share our plan' on this device: begin, show the link and its carers, and every way to stop.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { JOIN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { documentPath } from '#src/web/language/language.ts'
import { LinkButtons } from '#src/web/share-sheet/link-buttons.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { QrCode } from '#src/web/ui/qr-code.tsx'
import { listIn, openCarers } from '../../document/carers.ts'
import { ownCarer } from '../../document/own-carer.ts'
import type { SharedPlan } from '../../document/plan-store.ts'
import { usePlanTable } from '../../document/use-plan-table.ts'
import { writeLink } from '../plan-keys.ts'
import { endPlanForAll, leavePlan, makeNewLink, startSharing } from '../share-plan.ts'
import { CarerNameField } from './carer-name-field.tsx'
import { type SharedView, SharingTrouble, useSharedPlan } from './plan-in-step.tsx'
import styles from './share-page.module.css'

export default function SharePanel() {
  const t = useTranslations()
  const view = useSharedPlan()
  const [status, setStatus] = useState('')
  if (view === null) return <Loading />
  if (view === 'nowhere') return <p role="alert">{t('share_nowhere')}</p>
  const { shared } = view
  const isEnded = shared?.trouble === 'ended'
  return (
    <>
      <p role="status">{status}</p>
      <SharingTrouble shared={shared} />
      <Hints view={view} />
      {shared === null ? <StartSharing view={view} /> : null}
      {shared === null || isEnded ? null : (
        <>
          <PlanLinkShown shared={shared} />
          <CarerList />
        </>
      )}
      {view.hasAside ? <AsidePlan view={view} onStatus={setStatus} /> : null}
      {shared === null ? null : <WaysOut view={view} onStatus={setStatus} />}
    </>
  )
}

/** Without alarm: it passes by itself. */
function Hints({ view: { shared, missing } }: { view: SharedView }) {
  const t = useTranslations()
  return (
    <>
      {missing === null ? null : <p className={styles.hint}>{t(MISSING[missing])}</p>}
      {shared !== null && shared.unreadable > 0 ? <p className={styles.hint}>{t('share_unreadable')}</p> : null}
    </>
  )
}

const MISSING = { network: 'share_offline', room: 'share_device_full' } as const

function CarerList() {
  const t = useTranslations()
  const carers = usePlanTable(openCarers)
  const own = ownCarer.read()
  return (
    <section aria-labelledby="carers-title">
      <h2 id="carers-title">{t('share_carers_title')}</h2>
      <ul className={styles.list}>
        {listIn(carers?.rows ?? [], own).map(({ id, name }) => (
          <li key={id} className={styles.words}>
            <strong>{id === own ? t('share_carer_you', { name }) : name}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nothing leaves this device before the press. */
function StartSharing({ view }: { view: SharedView }) {
  const t = useTranslations()
  const [name, setName] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    await startSharing(view.planDocument, name.trim() || t('share_name_default'))
    await view.refresh()
  }, t('share_failed'))
  return (
    <section aria-labelledby="start-title">
      <h2 id="start-title">{t('share_invite_title')}</h2>
      <Form keep="share-plan" drafts="planDrafts" onSubmit={onSubmit}>
        <CarerNameField value={name} onChange={setName} />
        <FormError>{error}</FormError>
        <Button type="submit" look="strong" busy={busy}>
          {t('share_invite_make')}
        </Button>
      </Form>
    </section>
  )
}

/** The link to send, and the same link for another phone's camera. */
function PlanLinkShown({ shared }: { shared: SharedPlan }) {
  const t = useTranslations()
  const link = `${location.origin}${documentPath(JOIN_PATH)}#${writeLink(shared)}`
  return (
    <section aria-labelledby="link-title">
      <h2 id="link-title">{t('share_invite_title')}</h2>
      <div className={styles.link}>
        <div>
          <TextField
            label={t('share_link')}
            hint={t('share_link_hint')}
            value={link}
            readOnly
            onFocus={(event) => event.target.select()}
            onChange={() => undefined}
          />
          <LinkButtons link={link} text={t('share_link_text', { product: PRODUCT_NAME })} />
          <p className={styles.hint}>{t('share_invite_own')}</p>
        </div>
        <QrCode text={link} name={t('share_qr_name')} />
      </div>
    </section>
  )
}

interface ActProps {
  view: SharedView
  onStatus: (words: string) => void
}

/** What was on this device before it joined a plan of others. */
function AsidePlan({ view, onStatus }: ActProps) {
  const t = useTranslations()
  const { planDocument } = view
  const add = async () => {
    await planDocument.addAside()
    // Rows that the device could not store in the plan stay in the set-aside copy.
    const kept = !(await planDocument.hasAside())
    if (kept) passFocus(document.getElementById('main'))
    await view.refresh()
    onStatus(kept ? t('share_aside_added') : t('plan_copy_not_kept'))
  }
  const forget = async () => {
    await planDocument.forgetAside()
    await view.refresh()
    onStatus(t('share_aside_deleted'))
  }
  return (
    <section aria-labelledby="aside-title">
      <h2 id="aside-title">{t('share_aside_title')}</h2>
      <p>{t('share_aside_text')}</p>
      <div className={styles.both}>
        <Button onClick={() => void add()}>{t('share_aside_add')}</Button>
        <AskedButton
          label={t('share_aside_delete')}
          question={t('share_aside_delete_question')}
          yes={t('share_aside_delete_yes')}
          act={forget}
        />
      </div>
    </section>
  )
}

/** A new link, leaving, and the end of sharing. None of them takes the plan from this device. */
function WaysOut({ view, onStatus }: ActProps) {
  const t = useTranslations()
  // Then there is only one way.
  const isEnded = view.shared?.trouble === 'ended'
  const doAndSay = async (act: () => Promise<unknown>, words: string) => {
    await act()
    await view.refresh()
    onStatus(words)
  }
  return (
    <details className={styles.ways} open={isEnded}>
      <summary>{t('share_ways_title')}</summary>
      {isEnded ? null : (
        <>
          <AskedButton
            label={t('share_new_link')}
            question={t('share_new_link_question')}
            yes={t('share_new_link_yes')}
            look="strong"
            act={() => doAndSay(() => makeNewLink(view.planDocument), t('share_new_link_done'))}
          />
          <p className={styles.hint}>{t('share_new_link_hint')}</p>
        </>
      )}
      <AskedButton
        label={t('share_alone')}
        question={t('share_alone_question')}
        yes={t('share_alone_yes')}
        look="strong"
        act={() => doAndSay(() => leavePlan(view.planDocument), t('share_alone_done'))}
      />
      <p className={styles.hint}>{t('share_alone_hint')}</p>
      {isEnded ? null : (
        <>
          <AskedButton
            label={t('share_delete')}
            question={t('share_delete_question')}
            yes={t('share_delete_yes')}
            act={() => doAndSay(() => endPlanForAll(view.planDocument), t('share_alone_done'))}
          />
          <p className={styles.hint}>{t('share_delete_hint')}</p>
        </>
      )}
    </details>
  )
}
