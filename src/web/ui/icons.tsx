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
