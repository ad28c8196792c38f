// Operators for journeys: as the command invites them and they set their codes up, or there at once where the way in is not what is tried.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import { readConfig } from '#src/platform/config.ts'
import { insertAccount } from '#src/platform/identity/accounts.ts'
import { giveRole, startOperatorSession } from '#src/platform/identity/operators.ts'
import { keepFactor, renewRecoveryCodes } from '#src/platform/identity/second-factor.ts'
import { listLiveSessions, startSession } from '#src/platform/identity/sessions.ts'
import { createServices } from '#src/platform/services.ts'
import type { OperatorRole } from '#src/shared/operators.ts'
import type { RunningServer } from '../servers/server.ts'
import { newEmail } from './people.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEY = 'HANDRAILHANDRAILHANDRAILHANDRAIL'

type Place = Pick<RunningServer, 'dataDir' | 'url'>

/** Runs the command as the operator of the server types it. @returns the link */
export async function inviteByCommand({ dataDir, url }: Place, email: string): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: url }
  const words = ['scripts/operator/desk.ts', 'invite', email]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
  return stdout.trim().split('\n').at(-1) as string
}

/** The code of a key. @param steps of 30 seconds later: each code is good once */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Uses an invitation, signed in to its account, with the key that is shown. */
export async function acceptInvitation(page: Page, link: string): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Set up your codes' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) as string
  await page.getByLabel('Code of the app').fill(codeOf(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  return { key, recoveryCodes: await page.getByRole('listitem').allTextContents() }
}

/** Types a code into the dialog that an act asks for one with. */
export async function confirmAct(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** An operator with a role, whose browser is at the desk. Their recovery codes are good for acts. */
export async function startAtDesk(context: BrowserContext, { dataDir, url }: Place, role: OperatorRole) {
  const services = await createServices(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url }))
  try {
    const { query } = services.database
    const [email, now] = [newEmail(), services.clock().toISOString()]
    const account = await insertAccount(query, {
      ...{ email, canonical_email: email, name: null, password_hash: null, verified: 1, proven_at: now },
      ...{ email_consent: 0, onboarded: 1, created_at: now },
    })
    if (account === undefined) throw new Error(`${email} has an account already.`)
    await giveRole(query, account.id, role)
    await keepFactor(query, services, account.id, { key: KEY, step: 0 })
    const recoveryCodes = await renewRecoveryCodes(query, account.id)
    await startSession(query, services, account, { method: 'google', device: 'Firefox, Linux' })
    const [session] = await listLiveSessions(services, account.id)
    const own = { accountId: account.id, sessionId: session?.id as string }
    const cookie = (await startOperatorSession(query, services, new Request(url), own)) as string
    const [name = '', value = ''] = (cookie.split(';')[0] as string).split('=')
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
    return { email, recoveryCodes }
  } finally {
    await services.close()
  }
}
