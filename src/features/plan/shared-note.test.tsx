// Whoever may only read a shared plan learns it before they write: in each room the note stands above all that can be filled in or
// pressed. The plan itself has it where it names who is in, so that its beginning does not move for every carer.
import 'fake-indexeddb/auto'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import AgreementPage, { loader as loadAgreement } from './agreement/agreement-page.tsx'
import ChallengePage from './challenges/challenge-page.tsx'
import { getChallenge, listChallengeLinks } from './challenges/challenges.server.ts'
import ChallengesPage, { loader as loadChallenges } from './challenges/challenges-page.tsx'
import StartPage, { loader as loadStart } from './start/start-page.tsx'

vi.mock(import('#src/features/sharing/plan-shared.tsx'), () => ({ PlanShared: () => <p>Only to read</p> }))

const slug = listChallengeLinks('en')[0]?.slug ?? ''
const PAGES: [string, ReactElement][] = [
  [
    'the agreement',
    <AgreementPage key="" {...({ loaderData: loadAgreement() } as Parameters<typeof AgreementPage>[0])} />,
  ],
  ['the first steps', <StartPage key="" {...({ loaderData: loadStart() } as Parameters<typeof StartPage>[0])} />],
  [
    'the challenges',
    <ChallengesPage key="" {...({ loaderData: loadChallenges() } as Parameters<typeof ChallengesPage>[0])} />,
  ],
  [
    'a challenge',
    <ChallengePage key="" {...({ loaderData: getChallenge('en', slug) } as Parameters<typeof ChallengePage>[0])} />,
  ],
]

test.each(PAGES)(
  'K-1: on the page of %s the note for readers stands between its title and all that can be written',
  async (_name, page) => {
    render(
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <AuthProvider>{page}</AuthProvider> }])} />,
    )
    const note = screen.getByText('Only to read')
    const isBefore = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(isBefore(screen.getByRole('heading', { level: 1 }), note)).toBe(true)
    const controls = () => [...document.querySelectorAll('button, input, textarea, h2')]
    await waitFor(() => expect(controls()).not.toEqual([]))
    expect(controls().filter((one) => isBefore(one, note))).toEqual([])
  },
)
