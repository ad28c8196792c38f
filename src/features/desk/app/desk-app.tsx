// Where the desk starts in the browser. It is an app of its own: no page of the site loads it (decision 121).
import '#src/web/styles/fonts.css'
import '#src/web/styles/tokens.css'
import '#src/web/styles/base.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { MessagesProvider } from '#src/web/language/messages-provider.tsx'
import { takeInvitationCode } from '../way-in/invitation-code.ts'
import { DeskRoutes } from './desk-routes.tsx'

takeInvitationCode()

// A page that comes back from the browser's memory shows what somebody saw who may have left (L13).
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload()
})

const root = document.getElementById('desk')
if (root !== null) {
  createRoot(root).render(
    <MessagesProvider>
      <BrowserRouter>
        <DeskRoutes />
      </BrowserRouter>
    </MessagesProvider>,
  )
}
