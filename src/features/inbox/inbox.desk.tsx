// '/desk/inbox': all that people wrote to us, what has to be dealt with soonest first. The address says of which kind, in which state
// about what, and which message is open.

import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import desk from '#src/web/desk/desk-page.module.css'
import { useDeskList } from '#src/web/desk/use-desk-list.tsx'
import { chipClass } from '#src/web/ui/chip.tsx'
import { ExportForm } from './export-form.tsx'
import type { Inbox, listInbox } from './inbox.contract.ts'
import styles from './inbox.desk.module.css'
import { KIND_NAMES, kindWords, type MessageKind } from './message-kinds.contract.ts'
import { MessageRow, OpenMessage } from './message-row.tsx'

export default function InboxPage() {
  const t = useTranslations()
  const [search] = useSearchParams()
  const kind = KIND_NAMES.find((name) => name === search.get('kind'))
  const state = search.get('state') === 'closed' ? 'closed' : 'waiting'
  const about = search.get('about')
  const open = search.get('open')
  const load = useCallback(
    () =>
      callDesk<typeof listInbox>('GET /api/desk/inbox', {
        state,
        ...(kind !== undefined && { kind }),
        ...(about !== null && { about }),
      }),
    [kind, state, about],
  )
  const { answer: inbox, news, onDone } = useDeskList(load)
  const more = inbox === null ? 0 : inbox.found - inbox.messages.length
  return (
    <>
      <p>{t('desk_inbox_lead')}</p>
      {inbox === null ? null : <Filters kinds={inbox.kinds} kind={kind} state={state} />}
      {kind === undefined ? null : <p>{t(`desk_inbox_lead_${kind}`)}</p>}
      {news}
      {inbox === null ? null : <p>{foundWords(t, state, inbox.found)}</p>}
      {inbox === null || inbox.messages.length === 0 ? null : (
        <ul className={desk.rows}>
          {inbox.messages.map((message) => (
            <MessageRow key={message.id} message={message} to={`?${toggle(search, message.id)}`}>
              {message.id === open ? <OpenMessage message={message} onDone={onDone} /> : undefined}
            </MessageRow>
          ))}
        </ul>
      )}
      {more > 0 ? <p>{t('desk_queue_more', { count: String(more) })}</p> : null}
      <h2>{t('desk_export_title')}</h2>
      <p>{t('desk_inbox_export_what')}</p>
      <ExportForm kind={kind} />
    </>
  )
}

/** The address with this message open, or with none where it is. */
function toggle(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (search.get('open') === id) next.delete('open')
  else next.set('open', id)
  return next
}

function foundWords(t: ReturnType<typeof useTranslations>, state: 'waiting' | 'closed', found: number): string {
  if (found === 0) return t('desk_inbox_none')
  return t(state === 'waiting' ? 'desk_queue_count' : 'desk_inbox_closed_count', { count: String(found) })
}

interface FiltersProps {
  kinds: Inbox['kinds']
  kind: MessageKind | undefined
  state: 'waiting' | 'closed'
}

/** Links, so that a choice has an address that can be kept and sent to a colleague. */
function Filters({ kinds, kind, state }: FiltersProps) {
  const t = useTranslations()
  const chip = (words: string, isHere: boolean, wanted: { kind?: MessageKind | undefined; state: string }) => (
    <li key={words}>
      <Link className={chipClass} to={`?${searchOf(wanted)}`} aria-current={isHere ? 'true' : undefined}>
        {words}
      </Link>
    </li>
  )
  // A kind without waiting messages needs no filter.
  const shown = kinds.filter(({ kind: one, waiting }) => waiting > 0 || state === 'closed' || one === kind)
  return (
    <nav aria-label={t('desk_inbox_filters')}>
      <ul className={styles.chips}>
        {chip(t('desk_inbox_all'), kind === undefined, { state })}
        {shown.map(({ kind: one, waiting }) =>
          chip(t('desk_inbox_count', { kind: t(kindWords(one)), count: String(waiting) }), kind === one, {
            kind: one,
            state,
          }),
        )}
      </ul>
      <ul className={styles.chips}>
        {chip(t('desk_inbox_waiting'), state === 'waiting', { kind, state: 'waiting' })}
        {chip(t('desk_inbox_closed'), state === 'closed', { kind, state: 'closed' })}
      </ul>
    </nav>
  )
}

function searchOf({ kind, state }: { kind?: MessageKind | undefined; state: string }): string {
  return new URLSearchParams({ ...(kind !== undefined && { kind }), ...(state === 'closed' && { state }) }).toString()
}
