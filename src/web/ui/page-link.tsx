// A link to another page of ours: what that page needs is fetched as soon as a parent points at it, touches it or comes
// to it with the keyboard, and the change is shown as a short cross-fade where the browser can and the parent has not asked for less motion.
import { Link, type LinkProps } from 'react-router'
import { prefersReducedMotion } from '#src/web/hooks/reduced-motion.ts'

export type PageLinkProps = Omit<LinkProps, 'discover' | 'prefetch' | 'viewTransition'>

export function PageLink(props: PageLinkProps) {
  // Every page knows all routes, so none needs to be discovered.
  return (
    <Link
      {...props}
      discover="none"
      prefetch={isSavingData() ? 'none' : 'intent'}
      viewTransition={!prefersReducedMotion()}
    />
  )
}

/** Whether the person has asked the browser to spend less: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function isSavingData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
