// The whole talk to read: where a turn is for some ages only, it says for which.

import { expect, test } from 'vitest'
import { render, screen, within } from '../../../../testing/runner/render.tsx'
import { getTalk } from './talks.server.ts'
import { WholeTalk } from './whole-talk.tsx'

const talk = getTalk('en', 'someone-wants-a-picture')

test('the whole talk has the question about suicide only below 13 to 16', () => {
  const { container } = render(<WholeTalk talk={talk} />)
  const asked = screen.getAllByText(/are you thinking about suicide\?/i)
  expect(asked.length).toBeGreaterThan(0)
  const turns = [...container.querySelectorAll<HTMLElement>('ol > li')]
  for (const turn of turns) {
    const asks = within(turn).queryAllByText(/are you thinking about suicide\?/i).length > 0
    if (asks) expect(turn.textContent).toMatch(/^13 to 16: What do you say\?/)
  }
  expect(turns[0]?.textContent).toMatch(/^What do you say\?/)
})
