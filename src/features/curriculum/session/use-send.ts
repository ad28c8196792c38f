// Whether the words for a child with SEND are shown. It is stored in the tab's history entry only: it outlives a reload,
// and nothing about the child is kept on the device.
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'

export function useSend(): [send: boolean, choose: (send: boolean) => void] {
  const hydrated = useHydrated()
  const { state } = useLocation()
  const navigate = useNavigate()
  // The router takes its time; a box that is ticked is ticked at once.
  const [chosen, setChosen] = useState<boolean>()
  const kept = hydrated && typeof state === 'object' && state !== null && 'send' in state && state.send === true
  const choose = (on: boolean) => {
    setChosen(on)
    void navigate('.', { replace: true, state: { ...state, send: on }, preventScrollReset: true })
  }
  return [chosen ?? kept, choose]
}
