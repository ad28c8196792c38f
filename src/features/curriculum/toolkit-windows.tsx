// A row of small windows, one for each tool of a toolkit; a finished tool lights its own.
import { useTranslations } from 'use-intl'
import styles from './toolkit-windows.module.css'

/** @param lit whether each tool is finished, in the tools' order */
export function ToolkitWindows({ lit }: { lit: readonly boolean[] }) {
  const t = useTranslations()
  const completed = String(lit.filter(Boolean).length)
  return (
    <span
      role="img"
      aria-label={t('curriculum_toolkit_progress', { completed, tools: String(lit.length) })}
      className={styles.windows}
    >
      {lit.map((isLit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
        <span key={index} className={isLit ? styles.lit : styles.dark} />
      ))}
    </span>
  )
}
