// What an unknown address shows.
import { HOME_PATH } from '#src/shared/paths.ts'
import { StatePage } from '#src/web/ui/state-page.tsx'

export function NotFound() {
  return (
    <StatePage
      title="Oops! The page you're looking for doesn't exist."
      action={{ to: HOME_PATH, label: 'Go Back to Home' }}
    />
  )
}
