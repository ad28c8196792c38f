// The audit log: who did what, the newest first.

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import desk from '#src/web/desk/desk-page.module.css'
import { showTime } from '#src/web/desk/show-day.ts'
import { messageOr } from '#src/web/error-message.ts'
import { Button } from '#src/web/ui/button.tsx'
import { wordsOfAct } from './act-words.ts'
import styles from './audit.desk.module.css'
import type { AuditLines, listActs } from './operators.contract.ts'

export default function AuditPage() {
  const t = useTranslations()
  const [acts, setActs] = useState<AuditLines | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const show = useCallback(
    async (earlier: AuditLines['lines']) => {
      const before = earlier.at(-1)?.number
      try {
        const { lines, more } = await callDesk<typeof listActs>(
          'GET /api/desk/log',
          before === undefined ? {} : { before: String(before) },
        )
        setActs({ lines: [...earlier, ...lines], more })
        setProblem(null)
      } catch (error) {
        setProblem(messageOr(t, error, t('desk_shell_failed')))
      }
    },
    [t],
  )
  useEffect(() => void show([]), [show])

  if (acts === null) return <p role={problem === null ? undefined : 'alert'}>{problem ?? t('shell_loading')}</p>
  return (
    <>
      <p>{t('desk_log_what')}</p>
      <ol className={desk.rows}>
        {acts.lines.map(({ number, at, who, act, about }) => (
          <li key={number}>
            <p className={desk.soft}>{t('desk_log_line', { number: String(number), time: showTime(at) })}</p>
            <p>
              <bdi>{who ?? t('desk_log_command')}</bdi>: {wordsOfAct(t, act)}
            </p>
            <p className={desk.soft}>
              {Object.entries(about).map(([name, word]) => (
                <bdi key={name} className={styles.word}>
                  {word}
                </bdi>
              ))}
            </p>
          </li>
        ))}
      </ol>
      {/* Where older ones did not come, those that are there stay, and the button. */}
      <p role="alert">{problem}</p>
      {acts.more ? <Button onClick={() => void show(acts.lines)}>{t('desk_log_more')}</Button> : null}
    </>
  )
}
