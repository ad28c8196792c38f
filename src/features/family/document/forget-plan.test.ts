// @vitest-environment jsdom
// What 'Clear everything from this device' takes of the plan.
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { forgetPlan, PLAN_DATABASE } from './forget-plan.ts'

/** As a page that was left: nobody holds it open any more. */
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
  sessionStorage.setItem('formDrafts', '{"/plan rule-new-sleep":{"Who text":"Robin"}}')
  localStorage.setItem('planAnswers', '{"nickname":"Robin"}')
  forgetPlan()
  await expect.poll(() => indexedDB.databases()).toEqual([])
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}])
})
