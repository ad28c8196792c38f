// '/desk/complaints': who waits for an answer about their data, the longest waiting first.
import { useTranslations } from 'use-intl'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { useDeskList } from '../app/use-desk-list.tsx'
import { ComplaintRow } from './complaint-row.tsx'
import { type DeskComplaints, listDeskComplaints } from './desk-complaints.contract.ts'

const loadComplaints = () => callDesk(listDeskComplaints, {})

export default function DeskComplaintsPage() {
  const t = useTranslations()
  const { answer: queue, news, onDone } = useDeskList(loadComplaints)
  return (
    <>
      <p>{t('desk_complaints_lead')}</p>
      {news}
      {queue === null ? null : <ShownComplaints {...queue} onDone={onDone} />}
    </>
  )
}

/** @param onDone hears what was done, and comes to its end with the new list */
export function ShownComplaints({
  complaints,
  waiting,
  late,
  onDone,
}: DeskComplaints & { onDone: (words: string) => Promise<void> }) {
  const t = useTranslations()
  if (waiting === 0) return <p>{t('desk_complaints_none')}</p>
  const more = waiting - complaints.length
  return (
    <>
      <p>{t('desk_complaints_count', { count: String(waiting), late: String(late) })}</p>
      <ul className={styles.list}>
        {complaints.map((complaint) => (
          <ComplaintRow key={complaint.reference} complaint={complaint} onDone={onDone} />
        ))}
      </ul>
      {more > 0 ? <p>{t('desk_complaints_more', { count: String(more) })}</p> : null}
    </>
  )
}
