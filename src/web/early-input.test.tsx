// The moment in which the app takes over: React listens already, and has not drawn yet.
import { startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useEarlyInput, watchEarlyInput } from './early-input.ts'

/** As the root of the app, with a button that says how often it was pressed. */
function Page() {
  useEarlyInput()
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses((before) => before + 1)}>
      Pressed {presses} times
    </button>
  )
}

/** As the root of the app, with a choice that says what was chosen. */
function Choice() {
  useEarlyInput()
  const [chosen, setChosen] = useState('')
  const choice = (value: string) => (
    <input type="radio" name="answer" checked={chosen === value} onChange={() => setChosen(value)} />
  )
  return (
    <p>
      {choice('yes')}
      {choice('no')}
      Chosen: {chosen}
    </p>
  )
}

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  delete window.early
})

/** The built page, with what the start script in it does. */
function openPage(app = <Page />) {
  const container = document.createElement('div')
  container.append(...new DOMParser().parseFromString(renderToString(app), 'text/html').body.childNodes)
  document.body.append(container)
  const early: NonNullable<Window['early']> = new AbortController()
  window.early = early
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button')) early.press = event
    },
    { capture: true, signal: early.signal },
  )
  return {
    container,
    button: container.querySelector('button') as HTMLButtonElement,
    takeOver() {
      watchEarlyInput()
      startTransition(() => {
        root = hydrateRoot(container, app)
      })
    },
  }
}

/** Until the page has answered everything that was early. */
const untilAnswered = () => vi.waitFor(() => expect(window.early?.signal.aborted).toBe(true))

test('Z1: a press before the app takes over counts once', async () => {
  const { button, takeOver } = openPage()
  button.click()
  takeOver()
  await untilAnswered()
  await vi.waitFor(() => expect(button.textContent).toBe('Pressed 1 times'))
})

test('Z1: a press while the app takes over, which React answers itself, counts once', async () => {
  const { button, takeOver } = openPage()
  takeOver()
  button.click()
  await untilAnswered()
  await vi.waitFor(() => expect(button.textContent).toBe('Pressed 1 times'))
})

test('Z1: a press between the first drawing and the replay counts once', async () => {
  const { button, takeOver } = openPage()
  takeOver()
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button.click()
  await untilAnswered()
  await vi.waitFor(() => expect(button.textContent).toBe('Pressed 1 times'))
})

test('Z1: a choice that was made before the app takes over is answered', async () => {
  const { container, takeOver } = openPage(<Choice />)
  const [, no] = container.querySelectorAll('input')
  no?.click()
  takeOver()
  await untilAnswered()
  await vi.waitFor(() => expect(container.textContent).toBe('Chosen: no'))
})
