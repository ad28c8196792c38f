// '/desk/complaints': who waits for an answer about their data, the longest waiting first.
import { useCallback, useEffect, useState } from 'react'
import * as m from '#messages'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { ComplaintRow } from './complaint-row.tsx'
import { type DeskComplaints, listDeskComplaints } from './desk-complaints.contract.ts'

export default function DeskComplaintsPage() {
  const [queue, setQueue] = useState<DeskComplaints | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const load = useCallback(async () => {
    try {
      setQueue(await callDesk(listDeskComplaints, {}))
    } catch (failure) {
      setSaid(messageOr(failure, m.desk_queue_failed(LANGUAGE)))
    }
  }, [])
  useEffect(() => void load(), [load])
  const onDone = (words: string) => {
    setSaid(words)
    void load()
  }
  return (
    <>
      <p>{m.desk_complaints_lead(LANGUAGE)}</p>
      <p role="status">{said}</p>
      {queue === null ? null : <ShownComplaints {...queue} onDone={onDone} />}
    </>
  )
}

/** @param onDone hears what was done */
export function ShownComplaints({
  complaints,
  waiting,
  late,
  onDone,
}: DeskComplaints & { onDone: (words: string) => void }) {
  if (waiting === 0) return <p>{m.desk_complaints_none(LANGUAGE)}</p>
  const more = waiting - complaints.length
  return (
    <>
      <p>{m.desk_complaints_count(LANGUAGE, { count: waiting, late })}</p>
      <ul className={styles.list}>
        {complaints.map((complaint) => (
          <ComplaintRow key={complaint.reference} complaint={complaint} onDone={onDone} />
        ))}
      </ul>
      {more > 0 ? <p>{m.desk_complaints_more(LANGUAGE, { count: more })}</p> : null}
    </>
  )
}
