import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const ToolCode = optionalPart(() => import('./tool-code.tsx'))

/** The address is known in the browser only: one build serves with any. */
export function PhoneCode({ path }: { path: string }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return <ToolCode path={path} />
}
