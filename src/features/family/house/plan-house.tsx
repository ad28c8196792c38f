// The plan as a house: six rooms with the agreed rules in them. A room without a rule is dark and invites.
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { REVIEW_PATH, SIGN_PATH } from '#src/shared/plan-paths.ts'
import { PLAN_ROOMS, type PlanRoom } from '#src/shared/plan-room.ts'
import { Button } from '#src/web/ui/button.tsx'
import { hasDraft } from '#src/web/ui/forms/use-kept-fields.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { HouseRoof } from '#src/web/ui/house-roof.tsx'
import { PencilIcon, PlusIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import { type KeptLine, listKept } from '../agreement/agreement-book.ts'
import { AddLine } from '../agreement/rule-forms.tsx'
import { Line, LineSuggestions } from '../agreement/rule-list.tsx'
import { DrawnInitials } from '../agreement/signing.tsx'
import { listSuggestions, type SuggestedLine } from '../agreement/suggested-lines.ts'
import { reviewWords, useAgreement } from '../agreement/use-agreement.tsx'
import { ROOM_LOOKS } from '../room-looks.ts'
import styles from './plan-house.module.css'

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

/** The rules on the fridge, beside the house; on screen they have a page of their own. */
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

interface RoomViewProps {
  room: PlanRoom
  scenes: { day: string; night: string }
  /** Those that are kept. */
  rules: readonly KeptLine[]
  suggested: readonly SuggestedLine[]
  agreement: ReturnType<typeof useAgreement>
  isOpen: boolean
  onOpen: (wanted: boolean) => void
}

function RoomView({ room, scenes, rules, suggested, agreement, isOpen, onOpen }: RoomViewProps) {
  const t = useTranslations()
  const titleId = useId()
  const { name, colour } = ROOM_LOOKS[room]
  const isLit = rules.length > 0
  const opener = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  // The pressed button is gone then.
  useEffect(() => {
    if (wasOpen.current !== isOpen) (isOpen ? title : opener).current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const look = isOpen ? styles.open : isLit ? styles.lit : styles.dark
  return (
    <li data-room={colour} className={`${styles.room} ${look}`}>
      <div className={styles.picture}>
        <Picture src={isLit || isOpen ? scenes.day : scenes.night} first />
      </div>
      <div className={styles.words}>
        <h3 id={titleId} ref={title} tabIndex={-1}>
          {t(name)}
        </h3>
        {isOpen ? (
          <OpenRoom {...{ room, titleId, suggested, agreement, rules }} onClose={() => onOpen(false)} />
        ) : (
          <>
            {rules.map((rule) => (
              <Rule key={rule.id} rule={rule} />
            ))}
            {isLit ? (
              <button
                ref={opener}
                type="button"
                className={styles.pencil}
                aria-label={t('plan_room_change', { room: t(name) })}
                onClick={() => onOpen(true)}
              >
                <PencilIcon />
              </button>
            ) : (
              <button
                ref={opener}
                type="button"
                className={styles.add}
                aria-describedby={titleId}
                onClick={() => onOpen(true)}
              >
                <PlusIcon />
                {t('plan_room_add')}
              </button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

/** Who, what and why. */
function Rule({ rule: { who, what, why } }: { rule: KeptLine }) {
  return (
    <div className={styles.rule}>
      <p>
        {who === '' ? null : <strong>{who}: </strong>}
        {what}
      </p>
      {why === '' ? null : <p className={styles.why}>{why}</p>}
    </div>
  )
}

interface OpenRoomProps extends Pick<RoomViewProps, 'room' | 'rules' | 'suggested' | 'agreement'> {
  titleId: string
  onClose: () => void
}

function OpenRoom({ room, titleId, rules, suggested, agreement, onClose }: OpenRoomProps) {
  const t = useTranslations()
  const ownId = useId()
  const [isHalfWritten] = useState(() => hasDraft(`rule-new-${room}`))
  if (agreement === null) return <Loading />
  const { part, notes } = agreement
  const offers = listSuggestions(suggested, room, part.lines)
  return (
    <>
      <ul className={styles.list}>
        {rules.map((line) => (
          <Line key={line.id} line={line} titleId={titleId} {...part} />
        ))}
      </ul>
      {notes}
      {offers.length === 0 ? null : (
        <>
          <h4>{t('agreement_suggestions_title')}</h4>
          <LineSuggestions suggested={offers} titleId={titleId} {...part} />
        </>
      )}
      <details open={isHalfWritten}>
        <summary id={ownId}>{t('agreement_add_title')}</summary>
        <AddLine room={room} {...part} />
      </details>
      <Button look="strong" onClick={onClose}>
        {t('plan_room_done')}
      </Button>
    </>
  )
}
