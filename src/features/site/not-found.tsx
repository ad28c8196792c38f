// What an unknown address shows.
import { HOME_PATH } from '#src/shared/paths.ts'
import { MessagePage } from '#src/web/ui/message-page.tsx'

export function NotFound() {
  return (
    <MessagePage
      title="Oops! The page you're looking for doesn't exist."
      action={{ to: HOME_PATH, label: 'Go Back to Home' }}
    />
  )
}
