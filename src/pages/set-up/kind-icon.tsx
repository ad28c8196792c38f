// What a guide is for, as a neutral picture: a device, an app, or the internet connection. No company's logo.
import type { ReactNode } from 'react'
import type { GuideKind } from '#src/features/device-guides/device-guide.ts'
import styles from './set-up-page.module.css'

const DRAWINGS: Record<GuideKind, ReactNode> = {
  device: (
    <>
      <rect x="6" y="2.5" width="12" height="19" rx="2.5" />
      <path d="M10.5 18.5h3" />
    </>
  ),
  app: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <path d="M10 9l5 3-5 3z" />
    </>
  ),
  provider: (
    <>
      <rect x="3" y="14" width="18" height="6" rx="2" />
      <path d="M8 10.5a5.5 5.5 0 0 1 8 0M5.5 7.5a9.5 9.5 0 0 1 13 0M7 17h.01" />
    </>
  ),
}

export function KindIcon({ kind }: { kind: GuideKind }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[kind]}
    </svg>
  )
}
