import { expect, test, vi } from 'vitest'
import { type Job, runJobs } from './run-jobs.ts'

const node = (code: string): Job => ({ program: process.execPath, args: ['-e', code], env: {} })

test('all of them run, and their words come one after the other', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await runJobs([node('console.log(1)'), node('console.log(2)'), node('console.log(3)')], 2)).toBe(0)
  const words = write.mock.calls.map(([text]) => String(text))
  expect(words.sort()).toEqual(['1\n', '2\n', '3\n'])
})

test('when one fails the others are ended, and none is begun any more', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const endless = node('setInterval(() => {}, 1000)')
  expect(await runJobs([endless, node('process.exit(3)'), endless], 2)).toBe(3)
})

test('one that the machine has killed, as for want of memory, is not done', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await runJobs([node("process.kill(process.pid, 'SIGKILL')")], 1)).toBe(1)
})
