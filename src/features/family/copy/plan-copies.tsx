// 'Save a copy' and 'Bring back a copy': a file on this device, and never a request.
import { useRef, useState } from 'react'
import * as m from '#messages'
import { localDay } from '#src/features/family/next-step/promise-days.ts'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import styles from '../plan-room.module.css'
import type { ReadCopy } from './plan-copy.ts'

/** In bytes: a plan that is kept for years has a tenth of it. */
const LARGEST_FILE = 5_000_000

/** Loaded with the first press. */
const openPlanCopies = () => import('./plan-copy.ts').then((copies) => copies.openPlanCopies())

const TITLE_ID = 'copy-title'

type Found = Extract<ReadCopy, { kind: 'copy' }>

export function PlanCopies() {
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const save = async () => {
    const today = localDay(new Date())
    setFault(null)
    try {
      saveJson((await openPlanCopies()).make(today), `handrail-plan-${today}.json`)
    } catch {
      setFault(m.shell_unexpected(LANGUAGE))
    }
  }
  const read = async (file: File) => {
    setFound(null)
    setSaid('')
    const answer = await readCopy(file)
    setFault(typeof answer === 'string' ? answer : null)
    if (typeof answer !== 'string') setFound(answer)
  }
  /** With its buttons, one of which was pressed. */
  const closeFound = () => {
    passFocus(document.getElementById(TITLE_ID))
    setFound(null)
  }
  const add = async (copy: Found) => {
    closeFound()
    const kept = await copy.add()
    setSaid(kept ? m.plan_copy_added(LANGUAGE) : '')
    setFault(kept ? null : m.plan_copy_not_kept(LANGUAGE))
  }
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {m.plan_copy_title(LANGUAGE)}
      </h2>
      <p>{m.plan_copy_text(LANGUAGE)}</p>
      <div className={styles.ways}>
        <Button onClick={() => void save()}>{m.plan_copy_save(LANGUAGE)}</Button>
        <Button onClick={() => input.current?.click()}>{m.plan_copy_bring(LANGUAGE)}</Button>
        <input
          ref={input}
          type="file"
          accept=".json"
          hidden
          aria-label={m.plan_copy_choose(LANGUAGE)}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) void read(file)
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <p role="status">{found === null ? said : foundWords(found)}</p>
      {found === null ? null : (
        <div className={styles.ways}>
          {found.count === 0 ? null : (
            <Button look="strong" onClick={() => void add(found)}>
              {m.plan_copy_add(LANGUAGE)}
            </Button>
          )}
          <Button onClick={closeFound}>{m.plan_copy_cancel(LANGUAGE)}</Button>
        </div>
      )}
      <FormError>{fault}</FormError>
    </section>
  )
}

/** What is in the file, or what is wrong with it, in words. */
async function readCopy(file: File): Promise<Found | string> {
  if (file.size > LARGEST_FILE) return m.plan_copy_large(LANGUAGE)
  const text = await file.text().catch(() => null)
  if (text === null) return m.plan_copy_unreadable(LANGUAGE)
  const copies = await openPlanCopies().catch(() => null)
  if (copies === null) return m.shell_unexpected(LANGUAGE)
  const copy = copies.read(text)
  if (copy.kind === 'copy') return copy
  return copy.kind === 'newer' ? m.plan_copy_newer(LANGUAGE) : m.plan_copy_wrong(LANGUAGE)
}

function foundWords({ savedOn, count }: Found): string {
  if (count === 0) return m.plan_copy_nothing_new(LANGUAGE)
  return `${m.plan_copy_found(LANGUAGE, { day: dayWords(savedOn), count })} ${m.plan_copy_found_safe(LANGUAGE)}`
}
