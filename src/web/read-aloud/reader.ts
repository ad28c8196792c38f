// Reads sentences one by one with a voice of the device, and keeps its place. It does not touch the page, so that it can be tested
// without a browser.

export type ReaderState = 'idle' | 'speaking' | 'paused' | 'voiceless'

export interface Sentence {
  text: string
  lang: string
}

interface Voice {
  lang: string
  /** False for a voice from the network: every sentence would be sent there. */
  localService: boolean
}

interface Utterance<V> {
  lang: string
  rate: number
  voice: V | null
  onend: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
}

/** The part of `speechSynthesis` that is used. */
export interface Speech<V extends Voice, U extends Utterance<V>> {
  getVoices(): V[]
  speak(utterance: U): void
  cancel(): void
  addEventListener(type: 'voiceschanged', listener: () => void, options: { once: true }): void
}

interface Connections<V extends Voice, U extends Utterance<V>> {
  speech: Speech<V, U>
  utter: (text: string) => U
  onState: (state: ReaderState) => void
  /** Which sentence is spoken now; null when none is. */
  onSentence: (index: number | null) => void
}

export const SLOWER = 0.75
/** Some browsers know their voices only a moment after they were asked. */
const VOICES_WAIT_MS = 1500
/** https://developer.mozilla.org/docs/Web/API/SpeechSynthesisErrorEvent/error */
const BROKEN_OFF = ['interrupted', 'canceled']

export interface Reader {
  /**
   * Begins with the first sentence.
   * @param language of the page's own words: without a voice for it nothing is read; a passage in another language between them
   *   and has no voice here, is left out
   */
  read(sentences: Sentence[], language: string): void
  pause(): void
  goOn(): void
  setSlower(slower: boolean): void
  stop(): void
}

export function createReader<V extends Voice, U extends Utterance<V>>(connections: Connections<V, U>): Reader {
  const { speech, utter, onState, onSentence } = connections
  let state: ReaderState = 'idle'
  let sentences: Sentence[] = []
  let index = 0
  let rate = 1
  // A cancelled utterance still reports its end, so only the newest one is listened to.
  let newest = 0

  const become = (next: ReaderState) => {
    state = next
    onState(next)
  }

  const end = (next: ReaderState) => {
    newest += 1
    speech.cancel()
    onSentence(null)
    become(next)
  }

  const speak = () => {
    const voices = speech.getVoices()
    const left = sentences.findIndex(({ lang }, at) => at >= index && findVoice(voices, lang) !== undefined)
    const sentence = sentences[left]
    if (sentence === undefined) return end('idle')
    index = left
    newest += 1
    const mine = newest
    const utterance = utter(sentence.text)
    utterance.lang = sentence.lang
    utterance.rate = rate
    utterance.voice = findVoice(voices, sentence.lang) ?? null
    utterance.onend = () => {
      if (mine !== newest) return
      index += 1
      speak()
    }
    utterance.onerror = ({ error }: { error: string }) => {
      if (mine !== newest) return
      // Something else on the device wanted to speak: this sentence can be had again.
      if (BROKEN_OFF.includes(error)) pause()
      else end('voiceless')
    }
    onSentence(index)
    speech.speak(utterance)
  }

  // Not by `speechSynthesis.pause()`, after which some phones never continue: the sentence begins again.
  const pause = () => {
    if (state !== 'speaking') return
    newest += 1
    speech.cancel()
    become('paused')
  }

  const begin = (language: string) => {
    if (findVoice(speech.getVoices(), language) === undefined) return end('voiceless')
    become('speaking')
    speak()
  }

  return {
    read(next, language) {
      end('idle')
      sentences = next
      index = 0
      const mine = newest
      // At once where it can be: some browsers let only a press begin to speak.
      if (speech.getVoices().length > 0) return begin(language)
      const beginOnce = () => {
        if (mine === newest) begin(language)
      }
      speech.addEventListener('voiceschanged', beginOnce, { once: true })
      setTimeout(beginOnce, VOICES_WAIT_MS)
    },
    pause,
    goOn() {
      if (state !== 'paused') return
      become('speaking')
      speak()
    },
    setSlower(slower) {
      rate = slower ? SLOWER : 1
      if (state !== 'speaking') return
      newest += 1
      speech.cancel()
      speak()
    },
    stop: () => end('idle'),
  }
}

/** A voice of the device itself: of the same country where there is one, else of the same language. */
function findVoice<V extends Voice>(voices: V[], lang: string): V | undefined {
  // Android writes `en_GB`.
  const tagOf = (tag: string) => tag.replace('_', '-').toLowerCase()
  const base = (tag: string) => tagOf(tag).split('-')[0]
  const local = voices.filter(({ localService }) => localService)
  return (
    local.find((voice) => tagOf(voice.lang) === tagOf(lang)) ?? local.find((voice) => base(voice.lang) === base(lang))
  )
}
