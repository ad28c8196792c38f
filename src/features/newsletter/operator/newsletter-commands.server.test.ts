// The operator's commands: the list, a preview in two files, and a test copy that counts nowhere.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'
import { loadIssueFiles } from '../issues/issues.content.server.ts'
import { listIssueStates } from '../sending/issue-status.server.ts'
import {
  previewIssue,
  resumeByCommand,
  sendNow,
  sendTest,
  statusOf,
  stopByCommand,
} from './newsletter-commands.server.ts'

const [FIRST] = loadIssueFiles('en').map(({ slug }) => slug) as [string]

async function withFolder(run: (app: TestApp, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-commands-'))
  try {
    await using app = await createTestApp({ issues: true, env: { DATA_DIR: dataDir, NEWSLETTER_SENDING: 'on' } })
    await run(app, dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

test('list shows the state of every issue', () =>
  withFolder(async (app) => {
    await addReaders(app.services, 2)
    expect(new Set((await listIssueStates(app.services)).map(({ state }) => state))).toEqual(new Set(['not sent']))
    await sendNow(app.services, FIRST, false)
    expect((await listIssueStates(app.services))[0]).toMatchObject({ slug: FIRST, state: 'being sent', planned: 2 })
  }))

test('preview writes HTML and text, a test copy goes to one address; neither counts', () =>
  withFolder(async (app, dataDir) => {
    await addReaders(app.services, 2)
    const { html, text } = await previewIssue(app.services, FIRST)
    expect(await readFile(html, 'utf8')).toMatch(/^<!doctype html>/)
    expect(await readFile(text, 'utf8')).toContain('ONE THING TO DO')
    await sendTest(app.services, FIRST, 'me@b.uk')
    const [name] = await readdir(join(dataDir, 'outbox'))
    expect(await readFile(join(dataDir, 'outbox', name as string), 'utf8')).toMatch(/^Subject: \[Test\] /m)
    expect(await statusOf(app.services, FIRST)).toMatchObject({ planned: 0, sent: 0 })
  }))

test('an unknown issue lists those there are; an issue is stopped and resumed once', () =>
  withFolder(async (app) => {
    await expect(sendNow(app.services, 'nonsense', false)).rejects.toThrow(`There are: ${FIRST}`)
    await addReaders(app.services, 2)
    expect(await resumeByCommand(app.services, FIRST)).toBe(false)
    await sendNow(app.services, FIRST, false)
    expect([await stopByCommand(app.services, FIRST), await stopByCommand(app.services, FIRST)]).toEqual([true, false])
    expect([await resumeByCommand(app.services, FIRST), await resumeByCommand(app.services, FIRST)]).toEqual([
      true,
      false,
    ])
  }))
