// 'Save a copy' and 'Bring back a copy': a file on this device, without any request.

import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { localDay } from '#src/features/family/next-step/next-step-days.ts'
import { dayWords } from '#src/features/family/next-step/next-step-words.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import type { Translate } from '#src/shared/translate.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
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
  const t = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const save = async () => {
    const today = localDay(new Date())
    setFault(null)
    try {
      saveJson((await openPlanCopies()).make(today), `handrail-plan-${today}.json`)
    } catch {
      setFault(t('shell_unexpected'))
    }
  }
  const read = async (file: File) => {
    setFound(null)
    setStatus('')
    const answer = await readCopy(t, file)
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
    setStatus(kept ? t('plan_copy_added') : '')
    setFault(kept ? null : t('plan_copy_not_kept'))
  }
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('plan_copy_title')}
      </h2>
      <p>{t('plan_copy_text')}</p>
      <div className={styles.ways}>
        <Button onClick={() => void save()}>{t('plan_copy_save')}</Button>
        <Button onClick={() => input.current?.click()}>{t('plan_copy_bring')}</Button>
        <input
          ref={input}
          type="file"
          accept=".json"
          hidden
          aria-label={t('plan_copy_choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) void read(file)
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <p role="status">{found === null ? status : foundWords(t, found)}</p>
      {found === null ? null : (
        <div className={styles.ways}>
          {found.count === 0 ? null : (
            <Button look="strong" onClick={() => void add(found)}>
              {t('plan_copy_add')}
            </Button>
          )}
          <Button onClick={closeFound}>{t('plan_copy_cancel')}</Button>
        </div>
      )}
      <FormError>{fault}</FormError>
    </section>
  )
}

/** What is in the file, or what is wrong with it, in words. */
async function readCopy(t: Translate, file: File): Promise<Found | string> {
  if (file.size > LARGEST_FILE) return t('plan_copy_large')
  const text = await file.text().catch(() => null)
  if (text === null) return t('plan_copy_unreadable')
  const copies = await openPlanCopies().catch(() => null)
  if (copies === null) return t('shell_unexpected')
  const copy = copies.read(text)
  if (copy.kind === 'copy') return copy
  return copy.kind === 'newer' ? t('plan_copy_newer', { product: PRODUCT_NAME }) : t('plan_copy_wrong')
}

function foundWords(t: Translate, { savedOn, count }: Found): string {
  if (count === 0) return t('plan_copy_nothing_new')
  return `${t('plan_copy_found', { day: dayWords(savedOn), count: String(count) })} ${t('plan_copy_found_safe')}`
}
