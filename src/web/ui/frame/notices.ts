import type { NoticeName } from './notice-line.tsx'

/** What to navigate with, so that the next page says what has happened (`notice.tsx`). */
export function withNotice(notice: NoticeName): { state: { notice: NoticeName } } {
  return { state: { notice } }
}
