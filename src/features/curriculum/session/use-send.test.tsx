// Whether the words for a child with SEND are shown stands beside the place in the session, and takes nothing away from it.

import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { act, renderHook } from '../../../../testing/runner/render.tsx'
import { useSend } from './use-send.ts'

test('a tick in the middle of a session leaves the child on the turn it has, and outlives a reload', async () => {
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const wrapper = ({ children }: { children: ReactNode }) => {
    router = createMemoryRouter([{ path: '*', element: children }], {
      initialEntries: [{ pathname: '/session', state: { step: 4 } }],
    })
    return <RouterProvider router={router} />
  }
  const { result } = renderHook(() => useSend(), { wrapper })
  expect(result.current[0]).toBe(false)
  await act(async () => result.current[1](true))
  expect(result.current[0]).toBe(true)
  expect(router?.state.location.state).toEqual({ step: 4, send: true })
})
