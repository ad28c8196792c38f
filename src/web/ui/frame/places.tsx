// The five places: a row in the header of a wide screen, a bar at the foot of a phone. One of the two is shown.
import { useTranslations } from 'use-intl'
import { usePagePath } from '../../hooks/use-page-path.ts'
import { HomeIcon, MoonIcon, SlidersIcon, StepsIcon, TalkIcon } from '../icons.tsx'
import { PageLink } from '../page-link.tsx'
import { isInPlace, PLACES } from './site-navigation.ts'

const ICONS = { tonight: MoonIcon, tools: StepsIcon, talks: TalkIcon, plan: HomeIcon, 'set-up': SlidersIcon }

interface PlacesProps {
  className: string | undefined
  /** Class of each link. */
  link: string | undefined
}

export function Places({ className, link }: PlacesProps) {
  const t = useTranslations()
  const path = usePagePath()
  return (
    <nav className={className} aria-label={t('shell_header_name')}>
      {PLACES.map((place) => {
        const PlaceIcon = ICONS[place.icon]
        const current = path === place.to ? 'page' : isInPlace(place, path) ? 'true' : undefined
        return (
          <PageLink key={place.to} to={place.to} className={link} aria-current={current}>
            <PlaceIcon />
            {t(place.label)}
          </PageLink>
        )
      })}
    </nav>
  )
}
