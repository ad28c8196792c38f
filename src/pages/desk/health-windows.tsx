// The health of the server as the windows of a house: a lit one is well, a dark one with a red frame needs an operator.
import { useTranslations } from 'use-intl'
import type { DeskHealth } from './health.contract.ts'
import styles from './health-windows.module.css'

type Finding = DeskHealth['findings'][number]

/** What the doctor looks at, by window. Whatever is in none of these belongs to the settings. */
const WINDOWS = {
  mail: ['mail', 'outbox', 'reminders'],
  jobs: ['jobs'],
  issues: ['issues', 'tips'],
  disk: ['disk', 'files'],
  data: ['database', 'durability', 'size', 'clock', 'secret', 'shared plans'],
  backup: ['backup'],
  settings: [] as string[],
} as const satisfies Record<string, readonly string[]>

type WindowName = keyof typeof WINDOWS

/** Each window behind which something was found, in the order of the house. */
export function toWindows(findings: Finding[]): { name: WindowName; findings: Finding[]; isLit: boolean }[] {
  const names = Object.keys(WINDOWS) as WindowName[]
  const windowOf = ({ what }: Finding) =>
    names.find((name) => (WINDOWS[name] as readonly string[]).includes(what)) ?? 'settings'
  return names
    .map((name) => ({ name, findings: findings.filter((finding) => windowOf(finding) === name) }))
    .filter(({ findings }) => findings.length > 0)
    .map((window) => ({ ...window, isLit: window.findings.every(({ ok }) => ok) }))
}

/** All of them in a row. */
export function HealthWindows({ findings }: Pick<DeskHealth, 'findings'>) {
  const t = useTranslations()
  return (
    <ul className={styles.windows}>
      {toWindows(findings).map(({ name, isLit }) => (
        <li key={name} className={isLit ? undefined : styles.dark}>
          <HouseWindow isLit={isLit} />
          <span>
            {t(`desk_health_window_${name}`)}
            <span className="visually-hidden">: {isLit ? t('desk_health_well') : t('desk_health_needs')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Beside words that say the same. */
export function HouseWindow({ isLit }: { isLit: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={`${styles.window} ${isLit ? '' : styles.out}`}>
      <rect x="3" y="3" width="34" height="34" rx="6" />
      <path d="M20 5v30M5 20h30" />
    </svg>
  )
}
