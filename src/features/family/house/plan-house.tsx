// The plan as a house: six rooms with the agreed rules in them. A room without a rule is dark and invites.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { REVIEW_PATH, SIGN_PATH } from '#src/shared/plan-paths.ts'
import { PLAN_ROOMS, type PlanRoom } from '#src/shared/plan-room.ts'
import { HouseRoof } from '#src/web/ui/house-roof.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { listKept } from '../agreement/agreement-book.ts'
import type { SuggestedLine } from '../agreement/lines/suggested-lines.ts'
import { reviewWords } from '../agreement/review-day.ts'
import { DrawnInitials } from '../agreement/signing/sign-agreement.tsx'
import { useAgreement } from '../agreement/use-agreement.tsx'
import styles from './plan-house.module.css'
import { RoomView } from './room-view.tsx'

/** In characters: from here on the letters on paper are smaller, so that it stays one sheet. */
const LONG = 900
const VERY_LONG = 2200

interface PlanHouseProps {
  /** The address of each room's picture, and of the same one by night. */
  scenes: Record<PlanRoom, { day: string; night: string }>
  suggested: readonly SuggestedLine[]
}

export function PlanHouse({ scenes, suggested }: PlanHouseProps) {
  const t = useTranslations()
  const agreement = useAgreement()
  const [open, setOpen] = useState<PlanRoom | null>(null)
  const kept = listKept(agreement?.part.lines ?? [])
  const letters = kept.reduce((sum, { who, what, why }) => sum + who.length + what.length + why.length, 0)
  const size = letters > VERY_LONG ? styles.smallest : letters > LONG ? styles.smaller : ''
  return (
    <section className={`${styles.house} ${size}`} aria-labelledby="house-title">
      <h2 id="house-title" className="visually-hidden">
        {t('plan_house_title')}
      </h2>
      <HouseRoof className={styles.roof} cat={styles.cat} />
      <ul className={styles.rooms}>
        {PLAN_ROOMS.map((room) => (
          <RoomView
            key={room}
            room={room}
            scenes={scenes[room]}
            rules={kept.filter((rule) => rule.room === room)}
            suggested={suggested}
            agreement={agreement}
            isOpen={open === room}
            onOpen={(wanted) => setOpen(wanted ? room : null)}
          />
        ))}
      </ul>
      <Foundation agreement={agreement} count={kept.length} />
      <OnPaper slip={agreement?.part.book.readSlip() ?? ''} />
    </section>
  )
}

/** Who signed, and when the family looks at it again. */
function Foundation({ agreement, count }: { agreement: ReturnType<typeof useAgreement>; count: number }) {
  const t = useTranslations()
  const day = agreement?.part.book.findReviewDay() ?? null
  if (agreement === null || day === null || count === 0) {
    return (
      <div className={styles.foundation}>
        <p>{t('plan_house_empty')}</p>
      </div>
    )
  }
  const { book, today } = agreement.part
  const signatures = book.readSignatures()
  return (
    <div className={styles.foundation}>
      <p>
        {signatures.length === 0
          ? t('plan_house_unsigned')
          : t('plan_house_signed', {
              names: signatures.map(({ name }) => name || t('agreement_signed_drawing')).join(', '),
            })}
        <br />
        {reviewWords(t, day, today)}
      </p>
      <div className={styles.drawn}>
        {signatures.map(({ id, drawing }) => (
          <DrawnInitials key={id} drawing={drawing} />
        ))}
      </div>
      <PageLink to={signatures.length === 0 ? SIGN_PATH : REVIEW_PATH}>
        {t(signatures.length === 0 ? 'plan_house_sign' : 'plan_house_check')}
      </PageLink>
    </div>
  )
}

/** What hangs on the fridge beside the house, and stands on a page of its own on the screen. */
function OnPaper({ slip }: { slip: string }) {
  const t = useTranslations()
  return (
    <div className={styles.paper}>
      {slip === '' ? null : (
        <p>
          <strong>{t('agreement_slip_title')}:</strong> {slip}
        </p>
      )}
      <p>
        <strong>{t('agreement_fixed_title')}:</strong> {t('agreement_fixed_nights')} {t('agreement_fixed_telling')}
      </p>
    </div>
  )
}
