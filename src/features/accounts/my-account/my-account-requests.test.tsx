import { afterEach, expect, test, vi } from 'vitest'
import { finishSession } from './my-account-requests.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (code: string, status: number) =>
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.', key: 'server_unknown', code }, { status }))

test('a session that has ended elsewhere meanwhile is ended; any other failure is told', async () => {
  answerWith('not_found', 404)
  await expect(finishSession('one')).resolves.toBeUndefined()
  answerWith('too_many_requests', 429)
  await expect(finishSession('one')).rejects.toMatchObject({ code: 'too_many_requests' })
})
