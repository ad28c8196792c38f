// A person's own data: all of it in one file, and its deletion.

import { translator } from '#src/platform/content/translator.ts'
import { refundLimits } from '#src/platform/http/rate-limit.ts'
import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import { type Account, findAccountById, lockIfPasswordUnchanged } from '#src/platform/identity/accounts.ts'
import { listKnownDevices } from '#src/platform/identity/known-devices.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { listSecurityEvents, logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { listLiveSessions } from '#src/platform/identity/sessions.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { accountDeletedMail } from '../accounts.emails.server.ts'
import { listConsents } from '../consents/consents.queries.server.ts'
import { eraseAccount } from '../erase-account.server.ts'
import { listGoogleIdentities } from '../google.queries.server.ts'
import { deleteAccount, exportMyData } from './my-account.contract.ts'
import { isFresh, proveOwnership } from './ownership-proof.server.ts'

/** @param sources what other features hold on a person */
export function exportRoute(sources: PersonalDataSource[]): UserRoute {
  return handleForUser(exportMyData, async ({ password }, context) => {
    const { services, client, user } = context
    const t = translator(client.language)
    const { query } = services.database
    const isFreshEnough = password === undefined && isFresh(user, services.clock())
    const counted = isFreshEnough ? [] : await proveOwnership(password, context)
    await refundLimits(query, services, counted)
    const account = await findAccountById(query, user.accountId)
    if (account === undefined) throw new AppError('unauthorized', 'server_log_in')
    const { proven_at } = account
    const hasTyped = counted.length > 0
    const sinceProof = proven_at !== null && (hasTyped || user.signedInAt.toISOString() >= proven_at)
    const verified = account.verified === 1
    const data = await describeAccount(services, account, sources, { verified, sinceProof })
    return { ...data, notes: verified && !sinceProof ? [t('accounts_answers_complaints_left_out')] : [] }
  })
}

/** All that is held on an account. @param sources what other features hold on a person */
export async function describeAccount(
  services: Services,
  account: Account,
  sources: PersonalDataSource[],
  { verified, sinceProof }: { verified: boolean; sinceProof: boolean },
) {
  const { query } = services.database
  const owner = { accountId: account.id, canonicalEmail: account.canonical_email, verified, sinceProof }
  const parts = await Promise.all(sources.map((source) => source.read(services, owner)))
  const google = await listGoogleIdentities(query, account.id)
  const consents = await listConsents(query, account.id)
  const sessions = await listLiveSessions(services, account.id)
  const events = await listSecurityEvents(query, account.id)
  return {
    exportedAt: services.clock().toISOString(),
    email: account.email,
    name: account.name,
    verified,
    createdAt: account.created_at,
    lastUsedOn: account.last_used_on,
    role: account.role,
    signInWithGoogle: google.length > 0,
    google,
    knownDevices: await listKnownDevices(query, account.id),
    consents: consents.map((consent) => ({
      kind: consent.kind,
      granted: consent.granted === 1,
      at: consent.created_at,
      policyVersion: consent.policy_version,
      wording: consent.wording,
      source: consent.source,
      claimedAt: consent.claimed_at,
    })),
    sessions: sessions.map(({ id, method, device, created_at, last_used_at }) => ({
      id,
      method,
      device,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    securityLog: events.map(({ created_at, ...event }) => ({ ...event, at: created_at })),
    completedLessons: [],
    feedback: [],
    reminders: [],
    classAgreements: [],
    newsletter: [],
    messages: [],
    notes: [],
    ...Object.assign({}, ...parts),
  }
}

/** @param sources what other features hold on a person */
export function deletionRoute(sources: PersonalDataSource[]): UserRoute {
  return handleForUser(deleteAccount, async ({ password }, context) => {
    const { services, client, user } = context
    const t = translator(client.language)
    const counted = await proveOwnership(password, context)
    await services.database.query.transaction().execute(async (transaction) => {
      await refundLimits(transaction, services, counted)
      const unchanged = await lockIfPasswordUnchanged(transaction, user.accountId, user.passwordHash)
      // Read again, because the address may have been proven since the request began.
      const account = unchanged ? await findAccountById(transaction, user.accountId) : undefined
      if (account === undefined) throw new AppError('conflict', 'accounts_answers_account_changed')
      // An operator cannot be deleted by the first factor only, and there is always an owner.
      if (account.role !== null) throw new AppError('conflict', 'accounts_answers_account_operator')
      await eraseAccount(transaction, services, account, sources)
      // Only a keyed hash stays. It answers whether an account was deleted, but not whose it was.
      const event = { event: 'account.delete', outcome: 'success', email: user.canonicalEmail } as const
      await logSecurityEvent(transaction, services, { ...event, network: client.prefix })
      // An unproven address may belong to another person.
      if (account.verified === 1) {
        await queueMail(transaction, services, accountDeletedMail(client.language, account.email))
      }
    })
    return { message: t('accounts_answers_account_deleted') }
  })
}
