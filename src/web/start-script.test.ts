// What a page does before anything else, run without a browser.
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { START_SCRIPT } from './start-script.ts'

function open(address: string, token: string | null = null) {
  const url = new URL(address)
  const page = new EventTarget()
  const dataset: Record<string, string> = {}
  const replaceState = vi.fn()
  const window: Record<string, unknown> = {
    location: { pathname: url.pathname, search: url.search, hash: url.hash, toString: () => url.href },
    history: { state: null, replaceState },
    localStorage: { getItem: () => token },
    document: { documentElement: { dataset } },
    addEventListener: page.addEventListener.bind(page),
  }
  window.window = window
  runInNewContext(START_SCRIPT, window)
  return { window, dataset, page, shown: replaceState.mock.calls.map(([, , path]) => path) }
}

test('a code leaves the address bar, and the page still finds it', () => {
  const { window, shown } = open('https://handrail.example/confirm?code=abc')
  expect(shown).toEqual(['/confirm'])
  expect(window.secretQuery).toBe('?code=abc')
})

test('a key after the # leaves the address bar, and the page still finds it', () => {
  const key = `${'i'.repeat(22)}.${'k'.repeat(43)}`
  const { window, shown } = open(`https://handrail.example/plan/join#${key}`)
  expect(shown).toEqual(['/plan/join'])
  expect(window.secretHash).toBe(key)
})

test('an address without a secret stays as it is', () => {
  const { window, shown } = open('https://handrail.example/help?from=home#danger')
  expect(shown).toEqual([])
  expect([window.secretHash, window.secretQuery]).toEqual([undefined, undefined])
})

test('a device without a session is marked as a guest, another is not', () => {
  expect(open('https://handrail.example/').dataset).toHaveProperty('guest')
  expect(open('https://handrail.example/', 'a.b.c').dataset).not.toHaveProperty('guest')
})

test('no form is sent by the browser itself until the page answers', () => {
  const { dataset, page } = open('https://handrail.example/login')
  const send = () => {
    const event = new Event('submit', { cancelable: true })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(send()).toBe(true)
  delete dataset.starting
  expect(send()).toBe(false)
})
