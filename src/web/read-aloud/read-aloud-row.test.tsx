// What 'Read to me' reads of a step, with a speech synthesis that says nothing.

import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, fireEvent, render, screen } from '../../../testing/runner/render.tsx'
import { ReadAloud } from './read-aloud.tsx'

const spoken: { text: string; lang: string; onend?: () => void }[] = []
let voices: { lang: string; localService: boolean }[] = []
const cancel = vi.fn()

beforeEach(() => {
  spoken.length = 0
  voices = [{ lang: 'en-GB', localService: true }]
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: (typeof spoken)[number]) => spoken.push(utterance),
    cancel,
    addEventListener: () => {},
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function Step({ step }: { step: number }) {
  return (
    <main lang="en-GB">
      <div key={step} data-read-aloud />
      <section>
        <h2 data-step-heading>Step {step}</h2>
        <p>
          Put it <b>down</b>. Then breathe.
        </p>
        <p hidden>Not on show.</p>
        <button type="button">Press</button>
      </section>
      <ReadAloud />
    </main>
  )
}

function FirstStep({ children }: { children: ReactNode }) {
  return (
    <main lang="en-GB">
      <div data-read-aloud />
      <section>
        <h2 data-step-heading>Step 1</h2>
        {children}
      </section>
      <ReadAloud />
    </main>
  )
}

/** The row comes by itself, after its place. */
async function show(step: ReactNode) {
  const shown = render(step)
  await screen.findByRole('button', { name: 'Read to me' })
  return shown
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const endSentence = () => act(() => spoken.at(-1)?.onend?.())

test.each([
  { names: ['en-GB', 'ur'], read: ['Step 1', 'ٹپ:', 'Do it now.', 'ہو گیا'] },
  { names: ['en-GB'], read: ['Step 1', 'Do it now.'] },
  { names: ['ur'], read: [] },
])(
  'in a tool that is still English, words of ours are read by a voice of their own: $names',
  async ({ names, read }) => {
    voices = names.map((lang) => ({ lang, localService: true }))
    await show(
      <FirstStep>
        <p>
          <strong lang="ur">ٹپ:</strong> Do it now.
        </p>
        <p lang="ur">ہو گیا</p>
      </FirstStep>,
    )
    press('Read to me')
    for (let ends = 0; ends < read.length; ends += 1) endSentence()
    expect(spoken.map(({ text }) => text)).toEqual(read)
    expect(spoken.filter(({ text, lang }) => /[a-z]/.test(text) !== (lang === 'en-GB'))).toEqual([])
  },
)

test('reading stops when the page is hidden, and not when it is shown', async () => {
  await show(<Step step={1} />)
  press('Read to me')
  fireEvent(document, new Event('visibilitychange'))
  screen.getByRole('button', { name: 'Stop' })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('folded text is not read aloud, and neither is the button that unfolds it', async () => {
  await show(
    <FirstStep>
      <details>
        <summary>More</summary>
        <p>Folded away.</p>
      </details>
      <details open>
        <summary>Less</summary>
        <p>On show.</p>
      </details>
    </FirstStep>,
  )
  press('Read to me')
  endSentence()
  endSentence()
  expect(spoken.map(({ text }) => text)).toEqual(['Step 1', 'On show.'])
})
