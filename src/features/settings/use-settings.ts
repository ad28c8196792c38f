import { useFetched } from '#src/web/hooks/use-fetched.ts'
import type { Settings } from './settings.contract.ts'
import { fetchSettings } from './settings-request.ts'

/** What the operator has set, or null until the server has said so (and if it cannot). */
export function useSettings(): Settings | null {
  return useFetched(fetchSettings).value
}
