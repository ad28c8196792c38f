// What an unknown address shows.

import * as m from '#messages'
import { HOME_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { MessagePage } from '#src/web/ui/message-page.tsx'

export function NotFound() {
  return (
    <MessagePage
      title={m.shell_not_found_title(LANGUAGE)}
      action={{ to: HOME_PATH, label: m.shell_home_button(LANGUAGE) }}
    />
  )
}
