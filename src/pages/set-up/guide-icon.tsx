// What a device or an app is for, as a small drawing: an app has a square of the colour of its use. No company's logo.
import type { ReactNode } from 'react'
import type { GuideUse } from '#src/features/device-guides/device-guide.ts'
import styles from './guide-icon.module.css'

const DEVICES = {
  phone: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M10.5 18.5h3" />
    </>
  ),
  tablet: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="2.5" />
      <path d="M10.5 17.5h3" />
    </>
  ),
  'phone-and-tablet': (
    <>
      <rect x="2" y="3" width="13.5" height="17" rx="2.5" />
      <rect x="13" y="8.5" width="9" height="13" rx="2" />
      <path d="M16.5 19h2" />
    </>
  ),
  computer: (
    <>
      <rect x="4" y="4" width="16" height="11.5" rx="2" />
      <path d="M1.5 19.5h21" />
    </>
  ),
  console: (
    <>
      <path d="M7.5 6.5h9c4 0 5.5 5 5.5 8.5 0 3.5-3.5 4-5.5 1l-1-1.500h-7L7.5 16c-2 3-5.5 2.5-5.5-1 0-3.5 1.5-8.5 5.5-8.500z" />
      <path d="M8 9v4M6 11h4M15.5 10h.01M17.5 12.500h.01" />
    </>
  ),
  television: (
    <>
      <rect x="2" y="4" width="20" height="13" rx="2" />
      <path d="M8 20.500h8" />
    </>
  ),
  headset: (
    <>
      <path d="M2.5 9q0-3 3-3h13q3 0 3 3v6q0 3-3 3h-3l-2-2.500q-1.5-1.5-3 0l-2 2.500h-3q-3 0-3-3z" />
      <path d="M7 11h10" />
    </>
  ),
  watch: (
    <>
      <path d="M8.5 6.500l.7-4h5.600l.7 4M8.5 17.500l.7 4h5.600l.7-4" />
      <rect x="6" y="6.5" width="12" height="11" rx="3" />
      <path d="M12 9.500V12l2 1.5" />
    </>
  ),
  wifi: (
    <>
      <rect x="3" y="14" width="18" height="6.5" rx="2" />
      <path d="M8 10.500a5.5 5.5 0 0 1 8 0M5.5 7.500a9.5 9.5 0 0 1 13 0M7 17.200h.01" />
    </>
  ),
  mobile: (
    <>
      <path d="M12 9L7.5 21.500M12 9l4.5 12.500M9.5 16.500h5" />
      <circle cx="12" cy="6.5" r="1.8" />
      <path d="M7.5 3a5 5 0 0 0 0 7M16.5 3a5 5 0 0 1 0 7M4.5 1.500a9 9 0 0 0 0 10M19.5 1.500a9 9 0 0 1 0 10" />
    </>
  ),
} satisfies Partial<Record<GuideUse, ReactNode>>

/** A room whose colour the square has, and the sign on it. */
const APPS = {
  chat: ['teal', 'M6.5 7.5h11V15h-6l-3 2.5V15h-2z'],
  video: ['orange', 'M9.5 7.5v9l7-4.5z'],
  game: ['violet', 'M9 8v8M5 12h8M16.5 9.5h.01M18.8 12h.01M16.5 14.5h.01'],
  photos: ['plum', 'M6 9h2.5L10 7h4l1.5 2H18v8H6zM12 10.8a2.2 2.2 0 1 0 .01 0'],
  search: ['blue', 'M11 6.5a4.5 4.5 0 1 0 .01 0M14.5 14.5l3.5 3.5'],
  music: ['green', 'M10 16V7.5l7-1.5v8.5M8 14.3a1.8 1.8 0 1 0 .01 0M15 12.8a1.8 1.8 0 1 0 .01 0'],
  ai: ['plum', 'M12 5.5l1.7 4.8 4.8 1.7-4.8 1.7L12 18.5l-1.7-4.8L5.5 12l4.8-1.7z'],
  store: ['blue', 'M6.5 9h11l1 9.5h-13zM9 9V8a3 3 0 0 1 6 0v1'],
  location: ['orange', 'M12 19c-4.5-5-5-10.5 0-12.5 5 2 4.5 7.5 0 12.5zM12 10h.01'],
  watching: ['night', 'M4.5 12q7.5-8 15 0-7.5 8-15 0zM12 10.2a1.8 1.8 0 1 0 .01 0'],
} satisfies Partial<Record<GuideUse, [room: string, sign: string]>>

const isDevice = (use: GuideUse): use is keyof typeof DEVICES => use in DEVICES

export function GuideIcon({ use }: { use: GuideUse }) {
  if (isDevice(use)) {
    return (
      <svg className={styles.device} viewBox="0 0 24 24" aria-hidden="true">
        {DEVICES[use]}
      </svg>
    )
  }
  const [room, sign] = APPS[use]
  return (
    <svg className={styles.app} data-room={room} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={styles.square} x="1" y="1" width="22" height="22" rx="6" />
      <path d={sign} />
    </svg>
  )
}
