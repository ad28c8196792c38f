// The choice about cookies, for every component below. Using it outside its provider is a mistake and throws.
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { chooseConsent, readConsent, subscribeToConsent } from '#src/web/storage/consent.ts'

export interface Consent {
  /** Null until there is a choice; true for all, false for the essential ones only. */
  hasConsented: boolean | null
  analyticsAllowed: boolean
  /** @param google whether Google's count was named beside it */
  acceptAll: (google: boolean) => void
  essentialOnly: () => void
}

const ConsentContext = createContext<Consent | null>(null)

const undecided = () => null
const acceptAll = (google: boolean) => chooseConsent(true, new Date(), google)
const essentialOnly = () => chooseConsent(false, new Date())

export function ConsentProvider({ children }: { children: ReactNode }) {
  const hasConsented = useSyncExternalStore(subscribeToConsent, readConsent, undecided)?.analytics ?? null
  const consent = { hasConsented, analyticsAllowed: hasConsented === true, acceptAll, essentialOnly }
  return <ConsentContext value={consent}>{children}</ConsentContext>
}

/** @throws outside a `ConsentProvider` */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext)
  if (consent === null) throw new Error('useConsent must be used inside a ConsentProvider.')
  return consent
}
