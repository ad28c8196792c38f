import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../testing/runner/render.tsx'
import { useFocusInSight } from './use-focus-in-sight.ts'

function Late() {
  const late = useRef<HTMLParagraphElement>(null)
  useFocusInSight(late)
  return <p ref={late}>Late</p>
}

function Page({ isHere }: { isHere: boolean }) {
  return (
    <>
      <main>
        <button type="button">Above</button>
        {isHere ? <Late /> : null}
        <button type="button">Below</button>
      </main>
      <footer>
        <button type="button">In the bar</button>
      </footer>
    </>
  )
}

test.each([
  { name: 'Below', scrolls: 1 },
  { name: 'Above', scrolls: 0 },
  { name: 'In the bar', scrolls: 0 },
])('2.4.11: what comes late brings the focus back into sight only where it was pushed: $name', ({ name, scrolls }) => {
  const { rerender, getByRole } = render(<Page isHere={false} />)
  const focused = getByRole('button', { name })
  focused.focus()
  const scroll = vi.spyOn(focused, 'scrollIntoView')
  rerender(<Page isHere />)
  expect(scroll).toHaveBeenCalledTimes(scrolls)
})
