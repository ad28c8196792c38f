// One room of the house. Its rules are read here, and written here when it is open.

import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PlanRoom } from '#src/shared/plan-room.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PencilIcon, PlusIcon } from '#src/web/ui/icons.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { KeptLine } from '../agreement/agreement-book.ts'
import { AddLine } from '../agreement/lines/add-line.tsx'
import { hasLineDraft } from '../agreement/lines/line-draft.ts'
import { Line } from '../agreement/lines/line-list.tsx'
import { LineSuggestions } from '../agreement/lines/line-suggestions.tsx'
import { listSuggestions, type SuggestedLine } from '../agreement/lines/suggested-lines.ts'
import type { useAgreement } from '../agreement/use-agreement.tsx'
import styles from './plan-house.module.css'

interface RoomLook {
  name: PlainKey
  /** Of the colours (`tokens.css`). */
  colour: string
}

export const ROOM_LOOKS: Record<PlanRoom, RoomLook> = {
  sleep: { name: 'plan_room_sleep', colour: 'teal' },
  games: { name: 'plan_room_games', colour: 'violet' },
  'telling-us': { name: 'plan_room_telling_us', colour: 'blue' },
  'new-apps': { name: 'plan_room_new_apps', colour: 'green' },
  meals: { name: 'plan_room_meals', colour: 'orange' },
  money: { name: 'plan_room_money', colour: 'plum' },
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

export function RoomView({ room, scenes, rules, suggested, agreement, isOpen, onOpen }: RoomViewProps) {
  const t = useTranslations()
  const titleId = useId()
  const { name, colour } = ROOM_LOOKS[room]
  const isLit = rules.length > 0
  const opener = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  // What was pressed is gone then.
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
      <details open={hasLineDraft(`new-${room}`)}>
        <summary id={ownId}>{t('agreement_add_title')}</summary>
        <AddLine room={room} {...part} />
      </details>
      <Button look="strong" onClick={onClose}>
        {t('plan_room_done')}
      </Button>
    </>
  )
}
