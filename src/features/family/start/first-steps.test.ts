import { expect, test } from 'vitest'
import { listPagePaths } from '#src/pages/table.ts'
import { AGES } from '#src/shared/ages.ts'
import { chooseSteps, type PlanQuestions, STEP_KINDS } from './first-steps.ts'
import { loadPlanQuestions } from './plan-questions.server.ts'

const { devices, apps, worries, offers } = loadPlanQuestions('en')

function listSubsets(choices: { id: string }[]): string[][] {
  return Array.from({ length: 2 ** choices.length }, (_, bits) =>
    choices.flatMap(({ id }, place) => ((bits >> place) & 1 ? [id] : [])),
  )
}

test('every combination of answers gives one of each kind, and every offer is reached', () => {
  const known = new Set(listPagePaths('en'))
  const faults = new Set<string>()
  const taken = new Set<string>()
  let count = 0
  for (const age of AGES) {
    for (const { id: worry } of worries) {
      for (const some of listSubsets(devices)) {
        for (const others of listSubsets(apps)) {
          const steps = chooseSteps({ age, devices: some, apps: others, worry }, offers)
          count += 1
          const good =
            steps.map(({ kind }) => kind).join() === STEP_KINDS.join() &&
            new Set(steps.map(({ path }) => path)).size === STEP_KINDS.length &&
            steps.every(({ path }) => known.has(path))
          if (!good) faults.add(`${age} ${worry}: ${steps.map(({ path }) => path).join(' ')}`)
          for (const { kind, title } of steps) taken.add(`${kind}: ${title}`)
        }
      }
    }
  }
  expect(count).toBe(AGES.length * worries.length * 2 ** (devices.length + apps.length))
  expect([...faults]).toEqual([])
  const all = STEP_KINDS.flatMap((kind) => offers[kind].map(({ title }) => `${kind}: ${title}`))
  expect(all.filter((one) => !taken.has(one))).toEqual([])
})

const EVERY: PlanQuestions['offers'] = {
  talk: [
    { title: 'for one', path: '/a', for: { ages: ['under-5'], worries: ['sleep'] } },
    { title: 'for all', path: '/b' },
  ],
  setting: [
    { title: 'the same place', path: '/b' },
    { title: 'another place', path: '/c' },
  ],
  rule: [
    { title: 'one of several', path: '/d', for: { devices: ['phone', 'tv'] } },
    { title: 'for all', path: '/e' },
  ],
  tool: [{ title: 'for all', path: '/f' }],
}

test('the first that fits is taken, and no place twice', () => {
  const answers = { age: 'under-5', devices: ['tv'], apps: [], worry: 'sleep' } as const
  expect(chooseSteps(answers, EVERY).map(({ path }) => path)).toEqual(['/a', '/b', '/d', '/f'])
  const others = { ...answers, devices: [], worry: 'time' }
  expect(chooseSteps(others, EVERY).map(({ path }) => path)).toEqual(['/b', '/c', '/e', '/f'])
})
