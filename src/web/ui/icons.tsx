// Line drawings in the colour of their text. Always beside words, so hidden from screen readers.
import type { ReactNode } from 'react'

/** @param readsOn it points along the line of reading, and the other way where that runs from right to left */
function Icon({ children, readsOn = false }: { children: ReactNode; readsOn?: boolean }) {
  return (
    <svg
      className={readsOn ? 'reads-on' : undefined}
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-3.8-3.8" />
    </Icon>
  )
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function ArrowStartIcon() {
  return (
    <Icon readsOn>
      <path d="M20 12H4m6-6-6 6 6 6" />
    </Icon>
  )
}

export function ArrowEndIcon() {
  return (
    <Icon readsOn>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z" />
    </Icon>
  )
}

/** Our mark: steps that go up. */
export function StepsIcon() {
  return (
    <Icon readsOn>
      <path d="M3 20h5v-5h5v-5h5V5h3" />
    </Icon>
  )
}

export function TalkIcon() {
  return (
    <Icon>
      <path d="M4 5h11v8H9l-3 3v-3H4zM18 9h2v8h-2v3l-3-3h-4" />
    </Icon>
  )
}

export function HomeIcon() {
  return (
    <Icon>
      <path d="M4 11l8-7 8 7v9H4zM9 20v-6h6v6" />
    </Icon>
  )
}

export function SlidersIcon() {
  return (
    <Icon>
      <path d="M5 4v3m0 4v9M12 4v8m0 4v4M19 4v2m0 4v10" />
      <circle cx="5" cy="9" r="2" />
      <circle cx="12" cy="14" r="2" />
      <circle cx="19" cy="8" r="2" />
    </Icon>
  )
}

export function GlobeIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17" />
    </Icon>
  )
}

export function SpeakerIcon() {
  return (
    <Icon readsOn>
      <path d="M4 10v4h3l5 4V6l-5 4zM16 9.5a4 4 0 0 1 0 5M18.5 7a7.5 7.5 0 0 1 0 10" />
    </Icon>
  )
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon readsOn>
      <path d="M8 5.5v13l10-6.5z" />
    </Icon>
  )
}

export function PencilIcon() {
  return (
    <Icon>
      <path d="m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5" />
    </Icon>
  )
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function PrinterIcon() {
  return (
    <Icon>
      <path d="M7 9V4h10v5M7 16H4V9h16v7h-3M7 14h10v6H7z" />
    </Icon>
  )
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M3 6h18v12H3zM3 7l9 7 9-7" />
    </Icon>
  )
}

export function MessageIcon() {
  return (
    <Icon readsOn>
      <path d="M4 5h16v11H10l-4 4v-4H4z" />
    </Icon>
  )
}

export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20S4 14.5 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 14.5 12 20 12 20z" />
    </Icon>
  )
}

export function SparkIcon() {
  return (
    <Icon>
      <path d="m12 3 2 7 7 2-7 2-2 7-2-7-7-2 7-2z" />
    </Icon>
  )
}

export function FlagIcon() {
  return (
    <Icon readsOn>
      <path d="M6 21V4h11l-2 4 2 4H6" />
    </Icon>
  )
}

export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="8" cy="8" r="3" />
      <circle cx="17" cy="9.5" r="2.3" />
      <path d="M3 19c0-4 2-6 5-6s5 2 5 6m1.5-5c3.5-1.5 6 .5 6 4.5" />
    </Icon>
  )
}

export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  )
}

export function ListIcon() {
  return (
    <Icon readsOn>
      <path d="M6 3h12v18H6zM9.5 8h5m-5 4h5m-5 4h3" />
    </Icon>
  )
}

export function LeaveIcon() {
  return (
    <Icon readsOn>
      <path d="M10 4H5v16h5m4-12 4 4-4 4m4-4H9" />
    </Icon>
  )
}

export function BarsIcon() {
  return (
    <Icon readsOn>
      <path d="M5 20v-6m7 6V4m7 16V9M3 20h18" />
    </Icon>
  )
}

export function WindowIcon() {
  return (
    <Icon>
      <path d="M5 4h14v16H5zM12 4v16M5 12h14" />
    </Icon>
  )
}
