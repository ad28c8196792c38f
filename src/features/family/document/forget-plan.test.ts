// @vitest-environment jsdom
// What 'Clear everything from this device' takes of the plan.
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { forgetPlan, PLAN_DATABASE } from './forget-plan.ts'

/** As after a page was left: no page holds it open. */
function keepSomething(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('of a family', 'one')
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}

test('of a shared plan the keys and what others changed are forgotten with the plan', async () => {
  await keepSomething(PLAN_DATABASE)
  localStorage.setItem('sharesPlan', 'yes')
  localStorage.setItem('nextQuestion', '2026-11-22')
  sessionStorage.setItem('planDrafts', '{"/plan rule-new-sleep":{"Who text":"Robin"}}')
  sessionStorage.setItem('formDrafts', '{"/privacy complaint":{"What happened? textarea":"It is slow."}}')
  localStorage.setItem('planAnswers', '{"nickname":"Robin"}')
  const told: (string | null)[] = []
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => void told.push(key, value))
  forgetPlan()
  await expect.poll(() => indexedDB.databases()).toEqual([])
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], ['formDrafts']])
  // A draft is kept by one tab alone.
  expect(told).toEqual(['forgotten', expect.stringContaining('planDrafts')])
})
