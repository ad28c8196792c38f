// What a part of a page asks for, where the part has moved on before the answer came.

import { test } from 'vitest'
import { act, render, screen } from '../../../testing/runner/render.tsx'
import { useFetched } from './use-fetched.ts'

function Part({ load }: { load: () => Promise<string> }) {
  const { value, failed } = useFetched(load)
  return <p>{failed ? 'It failed' : (value ?? 'Loading')}</p>
}

test('a late answer does not replace the one requested after it', async () => {
  const slow = Promise.withResolvers<string>()
  const loadSlow = () => slow.promise
  const loadQuick = async () => 'of the second tool'
  const { rerender } = render(<Part load={loadSlow} />)
  screen.getByText('Loading')
  rerender(<Part load={loadQuick} />)
  await screen.findByText('of the second tool')
  await act(async () => slow.resolve('of the first tool'))
  screen.getByText('of the second tool')
})

test('what does not come is said', async () => {
  const load = () => Promise.reject(new TypeError('no network'))
  render(<Part load={load} />)
  await screen.findByText('It failed')
})
