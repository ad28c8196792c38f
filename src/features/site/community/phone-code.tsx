import { lazy, Suspense } from 'react'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'

const ToolCode = lazy(() => import('./tool-code.tsx'))

/** The address is known in the browser only: one build serves with any. */
export function PhoneCode({ path }: { path: string }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Suspense>
      <ToolCode path={path} />
    </Suspense>
  )
}
