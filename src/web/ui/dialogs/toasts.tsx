// The corner where toasts appear: bottom right, 5 s, close on click, pause on hover and on a window without focus,
// draggable, light. The library arrives with the first toast. A toast only repeats what also stays on the page.
import { useSyncExternalStore } from 'react'
import { optionalPart } from '../optional-part.tsx'
import { hasToasts, subscribeToToasts } from './toast.ts'

const ToastCorner = optionalPart(() => import('./toast-corner.tsx'))

export function Toasts() {
  const needed = useSyncExternalStore(subscribeToToasts, hasToasts, () => false)
  return <div role="status">{needed ? <ToastCorner /> : null}</div>
}
