// With a speech synthesis that says nothing: the order, the language and the speed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReader, type ReaderState, SLOWER, type Speech } from './reader.ts'

interface FakeVoice {
  lang: string
  localService: boolean
}

interface FakeUtterance {
  text: string
  lang: string
  rate: number
  voice: FakeVoice | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
}

const BRITISH = { lang: 'en_GB', localService: true }
const AMERICAN = { lang: 'en-US', localService: true }
const SENTENCES = [
  { text: 'One.', lang: 'en-GB' },
  { text: 'Two.', lang: 'en-GB' },
]

function open(voices: FakeVoice[]) {
  const spoken: FakeUtterance[] = []
  const states: ReaderState[] = []
  const marks: (number | null)[] = []
  let heard = () => {}
  const speech: Speech<FakeVoice, FakeUtterance> = {
    getVoices: () => voices,
    speak: (utterance) => spoken.push(utterance),
    // As browsers do: what is cancelled ends.
    cancel: () => spoken.at(-1)?.onend?.(),
    addEventListener: (_type, listener) => {
      heard = listener
    },
  }
  const reader = createReader({
    speech,
    utter: (text): FakeUtterance => ({ text, lang: '', rate: 1, voice: null, onend: null, onerror: null }),
    onState: (state) => states.push(state),
    onSentence: (index) => marks.push(index),
  })
  return { reader, spoken, states, marks, tellVoices: () => heard(), texts: () => spoken.map(({ text }) => text) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test("one utterance per sentence, in order, with its language and its country's voice", () => {
  const { reader, spoken, states, marks, texts } = open([AMERICAN, BRITISH])
  reader.read(SENTENCES, 'en-GB')
  expect(texts()).toEqual(['One.'])
  expect(spoken[0]).toMatchObject({ lang: 'en-GB', rate: 1, voice: BRITISH })
  expect(marks.at(-1)).toBe(0)
  spoken[0]?.onend?.()
  expect(texts()).toEqual(['One.', 'Two.'])
  expect(marks.at(-1)).toBe(1)
  spoken[1]?.onend?.()
  expect(texts()).toHaveLength(2)
  expect(marks.at(-1)).toBeNull()
  expect(states.at(-1)).toBe('idle')
})

test('after a pause the same sentence continues, and a change of speed repeats it', () => {
  const { reader, spoken, states, texts } = open([BRITISH])
  reader.read(SENTENCES, 'en-GB')
  spoken[0]?.onend?.()
  reader.pause()
  expect(states.at(-1)).toBe('paused')
  expect(texts()).toEqual(['One.', 'Two.'])
  reader.goOn()
  expect(states.at(-1)).toBe('speaking')
  expect(texts()).toEqual(['One.', 'Two.', 'Two.'])
  reader.setSlower(true)
  expect(texts()).toEqual(['One.', 'Two.', 'Two.', 'Two.'])
  expect(spoken.at(-1)?.rate).toBe(SLOWER)
})

test.each([
  ['only a voice from the network', [{ lang: 'en-GB', localService: false }]],
  ['only a voice of another language', [{ lang: 'pl-PL', localService: true }]],
  ['no voice at all', []],
])('with %s nothing is spoken, and it says so', (_name, voices) => {
  const { reader, spoken, states } = open(voices)
  reader.read(SENTENCES, 'en-GB')
  vi.runAllTimers()
  expect(spoken).toEqual([])
  expect(states.at(-1)).toBe('voiceless')
})

test('voices that the browser knows a moment later are waited for, unless it was stopped', () => {
  const voices: FakeVoice[] = []
  const { reader, texts, states, tellVoices } = open(voices)
  reader.read(SENTENCES, 'en-GB')
  reader.stop()
  tellVoices()
  expect(texts()).toEqual([])
  reader.read(SENTENCES, 'en-GB')
  voices.push(BRITISH)
  tellVoices()
  vi.runAllTimers()
  expect(texts()).toEqual(['One.'])
  expect(states.at(-1)).toBe('speaking')
})

test('words in a language without a voice are left out, and the others read', () => {
  const { reader, spoken, marks, states, texts } = open([BRITISH])
  reader.read([{ text: 'ٹپ', lang: 'ur' }, ...SENTENCES, { text: 'ختم', lang: 'ur' }], 'en-GB')
  expect(texts()).toEqual(['One.'])
  expect(marks.at(-1)).toBe(1)
  spoken[0]?.onend?.()
  spoken[1]?.onend?.()
  expect(texts()).toEqual(['One.', 'Two.'])
  expect(states.at(-1)).toBe('idle')
})

test.each([
  { error: 'interrupted', state: 'paused' },
  { error: 'voice-unavailable', state: 'voiceless' },
])('a sentence that ends with "$error" leaves the reader $state', ({ error, state }) => {
  const { reader, spoken, states, texts } = open([BRITISH])
  reader.read(SENTENCES, 'en-GB')
  spoken[0]?.onerror?.({ error })
  expect(states.at(-1)).toBe(state)
  reader.goOn()
  expect(texts()).toEqual(state === 'paused' ? ['One.', 'One.'] : ['One.'])
})
