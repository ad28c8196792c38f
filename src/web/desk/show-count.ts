// How numbers of the desk are written.
import type { ShownCount } from '#src/shared/small-counts.ts'
import type { Translate } from '#src/shared/translate.ts'
import { pageLocale } from '#src/web/language/language.ts'

/** 'under 20' for what is too few to be shown. */
export function showCount(t: Translate, count: ShownCount): string {
  return count === null ? t('desk_figures_under', { limit: '20' }) : count.toLocaleString(pageLocale())
}
