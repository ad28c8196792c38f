// Parts of a page that come after it. Offline, or after a new release, they may not come: nothing else is harmed by that.

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part that the page can do without. @param load imports it; where that fails, nothing is shown */
export function optionalPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = partOr(load, () => null)
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** A part that the reader waits for, inside a `Suspense`. @param load imports it; where that fails, a message is shown */
export function neededPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return partOr(load, PartMissing)
}

function PartMissing() {
  const t = useTranslations()
  return <p role="alert">{t('shell_part_missing')}</p>
}

function partOr<Props extends object>(load: Load<Props>, instead: () => ReactNode): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: instead })))
}
