// How numbers of the desk are written.
import type { Translate } from '#src/shared/translate.ts'
import { pageLocale } from '#src/web/language/language.ts'

/** 'under 20' for what is too few to be shown. */
export function showCount(t: Translate, count: number | null): string {
  return count === null ? t('desk_figures_under', { limit: '20' }) : count.toLocaleString(pageLocale())
}

/** '16 Nov'. @param day ISO day */
export function showDay(day: string): string {
  return new Date(day).toLocaleDateString(pageLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
