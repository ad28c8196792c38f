// L12, L3: an owner keeps a key, makes a backup and downloads it once; a secret key never leaves the browser.

import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import { BackupPanel, ShownBackups } from './backup-panel.tsx'

const KEY = `age1${'q'.repeat(58)}`
const onTaken = vi.fn()
const show = (backups: { possible?: boolean; recipient?: string | null; last?: string | null }) =>
  render(<ShownBackups possible recipient={null} last={null} {...backups} onKept={() => undefined} onTaken={onTaken} />)

beforeAll(() => {
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() })
})
afterEach(() => vi.unstubAllGlobals())

test('on PostgreSQL the page names pg_dump and has nothing to press', () => {
  show({ possible: false })
  screen.getByText(/Use pg_dump/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a secret key is refused before anything is sent; a public one is proven as it is', async () => {
  const ask = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ challengeId: 'c', byCode: true, passkey: null }),
  )
  vi.stubGlobal('fetch', ask)
  show({})
  screen.getByText('Nobody has downloaded a backup here yet.')
  const field = screen.getByLabelText<HTMLInputElement>('Your public key')
  const keep = () => fireEvent.click(screen.getByRole('button', { name: 'Keep this key' }))
  fireEvent.change(field, { target: { value: 'AGE-SECRET-KEY-1QQQ' } })
  keep()
  screen.getByText(/This is the secret half\. It was not sent\./)
  fireEvent.change(field, { target: { value: 'age1tooshort' } })
  keep()
  screen.getByText(/is no public key/)
  expect(ask).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: ` ${KEY} ` } })
  keep()
  const { act, words } = JSON.parse(ask.mock.calls[0]?.[1].body as string)
  expect([act, words]).toEqual(['keep-backup-key', { key: KEY }])
})

test('a backup is made with a proof for the kept key, and downloaded; where that fails it can be pressed again', async () => {
  const files = [new Response('', { status: 500 }), new Response('age-encryption.org/v1')]
  const ask = vi.fn(async (url: string, _init: RequestInit) => {
    if (url.endsWith('/proofs')) return Response.json({ challengeId: 'c', byCode: true, passkey: null })
    return url.endsWith('/download') ? files.shift() : Response.json({ code: 'once' })
  })
  vi.stubGlobal('fetch', ask)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  show({ recipient: KEY, last: '2026-11-20T20:00:00.000Z' })
  screen.getByText(/^Last download: 20 Nov/)
  fireEvent.click(screen.getByRole('button', { name: 'Make a backup' }))
  expect(JSON.parse(ask.mock.calls[0]?.[1].body as string).words).toEqual({ key: KEY })
  fireEvent.change(screen.getByLabelText('One-time code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }))
  await screen.findByText('The backup can be downloaded once, within ten minutes.')
  fireEvent.click(screen.getByRole('button', { name: 'Download it' }))
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
  fireEvent.click(screen.getByRole('button', { name: 'Download it' }))
  await screen.findByText(/^Your browser is saving the backup\./)
  expect(onTaken).toHaveBeenCalledOnce()
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^handrail-\d{4}-\d\d-\d\d\.sqlite\.age$/)
  click.mockRestore()
})

test('where the server fails the page says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  render(<BackupPanel />)
  await screen.findByText('Something went wrong on our side. Try again in a minute.')
})
