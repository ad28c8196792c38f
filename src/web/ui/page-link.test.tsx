// What the next page needs is fetched while somebody points at its link, and not for who saves data.

import { MemoryRouter } from 'react-router'
import { afterEach, test, vi } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import { PageLink } from './page-link.tsx'

vi.mock(import('react-router'), async (load) => ({
  ...(await load()),
  Link: (({ prefetch }: { prefetch?: string }) => <p>{prefetch}</p>) as never,
}))

afterEach(() => vi.unstubAllGlobals())

test.each([
  [undefined, 'intent'],
  [{ saveData: false }, 'intent'],
  [{ saveData: true }, 'none'],
])('on a line of which the browser says %j the next page is fetched beforehand: %s', (connection, prefetch) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
  render(<PageLink to="/help">Help</PageLink>, { wrapper: MemoryRouter })
  screen.getByText(prefetch)
})
