// Parts of a page that come after it. Offline, or after a new release, they may not come: nothing else is harmed by that.

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part that is no loss. @param load imports it; where that fails, nothing stands in its place */
export function optionalPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = partOr(load, () => null)
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** A part that somebody waits for, inside a `Suspense`. @param load imports it; where that fails, words stand in its place */
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
