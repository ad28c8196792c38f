// Offline, the note promises no tools that the device has only in another language.

import { afterEach, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { OfflineNote } from './offline-note.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [['handrail-en-pages-1', 'handrail-en-whole-1'], 'You are offline. The tools and Get help now still work.'],
  [
    ['handrail-en-pages-1', 'handrail-pl-whole-1'],
    'You are offline. What is on this page and Get help now still work.',
  ],
])('a device that keeps %j: %s', async (caches, words) => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
  vi.stubGlobal('caches', { keys: async () => caches })
  render(<OfflineNote />)
  await screen.findByText(words)
})
