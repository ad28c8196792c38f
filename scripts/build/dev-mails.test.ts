// What `npm run dev` shows of the mails that it has sent.
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { showMails } from './dev-mails.ts'

const mail = (subject: string, day: string) => `To: anna@family.example
Subject: ${subject}
Date: ${day} 10:00:00 +0000
Content-Type: text/plain; charset=utf-8

Press here: http://localhost:5173/verify-email?code=abc&x=1
`

test('all mails are listed, the newest first, and one is shown with links that work', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-mails-'))
  expect(await showMails(folder.path, '/dev/mails')).toContain('None yet.')
  await writeFile(join(folder.path, 'a.eml'), mail('Older', 'Mon, 02 Nov 2026'))
  await writeFile(join(folder.path, 'b.eml'), mail('Newer <b>', 'Tue, 03 Nov 2026'))
  const list = (await showMails(folder.path, '/dev/mails')) ?? ''
  expect(list.indexOf('Newer &lt;b>')).toBeLessThan(list.indexOf('Older'))
  expect(await showMails(folder.path, '/dev/mails/a.eml')).toContain(
    '<a href="http://localhost:5173/verify-email?code=abc&amp;x=1">',
  )
})

test('nothing but a mail of the folder is shown', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-mails-'))
  expect(await showMails(folder.path, '/dev/mails/..%2f..%2fetc%2fpasswd')).toBeUndefined()
})
