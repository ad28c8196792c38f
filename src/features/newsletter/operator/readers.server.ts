// What an operator does with the list of readers by command: import one from elsewhere, export it, write again to a mailbox that refused,
// and take back departures that a stranger typed.
import type { Kysely } from 'kysely'
import { syncEmailConsent } from '#src/features/accounts/email-consent.server.ts'
import { toCsv } from '#src/platform/csv.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { isEmailAddress } from '#src/shared/email-address.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#src/shared/languages.ts'
import { createSubscriberId, hashAddress, hashAddressWithAllSecrets } from '../subscription/newsletter-codes.server.ts'
import {
  findSubscriber,
  findSubscribers,
  findSuppression,
  insertEvents,
  insertSubscribers,
  listSubscribersWithConsent,
  listSuppressions,
  listTypedDepartures,
} from '../subscription/subscription.queries.server.ts'
import { activate } from '../subscription/subscription-state.server.ts'

const COLUMNS = ['email', 'consented_on', 'proof', 'language'] as const
const MOST_ROWS = 1_000_000
const PROOF_LIMIT = 500
const AT_ONCE = 500
const EXPORTED_AT_ONCE = 5_000

interface ImportedReader {
  email: string
  canonical: string
  /** ISO day. */
  consentedOn: string
  /** Where and how they said yes: kept as the wording of their consent. */
  proof: string
  language: Language
}

export interface ReaderFile {
  readers: ImportedReader[]
  /** One sentence for each line that cannot be read: with any of these nothing is imported. */
  mistakes: string[]
}

export interface ImportedCounts {
  /** Get the newsletter from now on. */
  added: number
  /** Got it before. */
  known: number
  /** Left here, refused mail, complained or had everything erased: they stay as they are. */
  gone: number
}

/**
 * A list from elsewhere: a CSV file with an address, the day of their consent and where they gave it.
 * @param text with a first line of `email,consented_on,proof` and, if there is one, `language`
 */
export async function readReaderFile(text: string, now: Date): Promise<ReaderFile> {
  // Loaded here: nothing else reads CSV.
  const { parse } = await import('csv-parse/sync')
  let lines: { record: Record<string, string>; info: { lines: number } }[]
  try {
    lines = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof lines
  } catch (error) {
    return {
      readers: [],
      mistakes: [`The file cannot be read as CSV. ${error instanceof Error ? error.message : ''}`.trim()],
    }
  }
  const [first] = lines
  const missing = COLUMNS.slice(0, 3).filter((name) => first !== undefined && first.record[name] === undefined)
  if (first === undefined) return { readers: [], mistakes: ['There is no reader in the file.'] }
  if (missing.length > 0) {
    return {
      readers: [],
      mistakes: [
        `The first line has to name the columns email, consented_on and proof: ${missing.join(' and ')} missing.`,
      ],
    }
  }
  if (lines.length > MOST_ROWS)
    return { readers: [], mistakes: [`A file may have ${MOST_ROWS} readers: take several.`] }
  const file: ReaderFile = { readers: [], mistakes: [] }
  const taken = new Set<string>()
  for (const { record, info } of lines) {
    const reader = readLine(record, isoDay(now))
    if (typeof reader === 'string') file.mistakes.push(`Line ${info.lines}: ${reader}`)
    else if (!taken.has(reader.canonical)) {
      taken.add(reader.canonical)
      file.readers.push(reader)
    }
  }
  return file
}

/** @returns what is wrong with the line, or its reader */
function readLine(
  { email: cell = '', consented_on = '', proof = '', language = '' }: Record<string, string>,
  today: string,
) {
  // Our own export puts an apostrophe before an address that a spreadsheet would take for a formula.
  const email = cell.replace(/^'(?=[=+\-@|%])/, '')
  if (!isEmailAddress(email)) return 'this is no email address.'
  const canonical = canonicalOf(email)
  if (canonical === null) return 'this is no email address.'
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(consented_on) && !Number.isNaN(Date.parse(consented_on))
  if (!isDay || consented_on > today) return 'consented_on has to be a day that has been, such as 2026-09-12.'
  if (proof === '') return 'proof has to say where and how this person agreed.'
  if (proof.length > PROOF_LIMIT) return `proof may have ${PROOF_LIMIT} letters.`
  if (language !== '' && !isLanguage(language)) return `there is no language "${language}" here.`
  const spoken = language === '' ? DEFAULT_LANGUAGE : (language as Language)
  return { email, canonical, consentedOn: consented_on, proof, language: spoken }
}

function canonicalOf(email: string): string | null {
  try {
    return canonicalEmail(email)
  } catch {
    return null
  }
}

/**
 * In one transaction: all of them or none. A person who left here, refused mail, complained or had everything erased gets no mail again.
 * @param really false to count only
 */
export async function importReaders(
  services: Services,
  readers: ImportedReader[],
  really: boolean,
): Promise<ImportedCounts> {
  return services.database.query.transaction().execute(async (transaction) => {
    const counts: ImportedCounts = { added: 0, known: 0, gone: 0 }
    for (let start = 0; start < readers.length; start += AT_ONCE) {
      await importSome(transaction, services, readers.slice(start, start + AT_ONCE), { really, counts })
    }
    return counts
  })
}

async function importSome(
  transaction: Kysely<Tables>,
  services: Services,
  readers: ImportedReader[],
  { really, counts }: { really: boolean; counts: ImportedCounts },
): Promise<void> {
  const now = services.clock()
  const known = new Map(
    (
      await findSubscribers(
        transaction,
        readers.map(({ canonical }) => canonical),
      )
    ).map((row) => [row.canonical_email, row]),
  )
  const hashes = readers.map(({ canonical }) => hashAddressWithAllSecrets(services, canonical))
  const found = await listSuppressions(transaction, hashes.flat())
  const suppressed = new Set(found.map(({ address_hash }) => address_hash))
  const fresh: (ImportedReader & { id: string })[] = []
  for (const [index, reader] of readers.entries()) {
    const subscriber = known.get(reader.canonical)
    if (hashes[index]?.some((hash) => suppressed.has(hash))) counts.gone += 1
    else if (subscriber === undefined) {
      counts.added += 1
      fresh.push({ ...reader, id: createSubscriberId() })
    } else if (subscriber.state === 'active') counts.known += 1
    else if (subscriber.state !== 'pending') counts.gone += 1
    else {
      counts.added += 1
      const event = { event: 'confirmed', method: 'operator', ...consentOf(reader) } as const
      if (really) await activate(transaction, services, subscriber, event, reader.language)
    }
  }
  if (!really || fresh.length === 0) return
  await insertSubscribers(
    transaction,
    fresh.map(({ id, email, canonical, language }) => ({
      id,
      email,
      canonical_email: canonical,
      address_hash: hashAddress(services, canonical),
      state: 'active' as const,
      context: 'import',
      asked_until: null,
      active_since: now.toISOString(),
      left_at: null,
      language,
      created_at: now.toISOString(),
    })),
  )
  await insertEvents(
    transaction,
    fresh.map((reader) => ({
      subscriberId: reader.id,
      event: { event: 'confirmed', method: 'operator', ...consentOf(reader) },
    })),
    now,
  )
  for (const { canonical } of fresh) await syncEmailConsent(transaction, canonical, true)
}

function consentOf({ proof, consentedOn }: ImportedReader) {
  return { context: 'import', wording: proof, claimedAt: consentedOn }
}

/** All readers with the proof of their consent, as the file that can be imported. @yields the file in parts, the line with the names of the columns first */
export async function* exportReaders(services: Services): AsyncGenerator<string> {
  yield toCsv([['email', 'consented_on', 'proof', 'language']])
  for (let after = ''; ; ) {
    const subscribers = await listSubscribersWithConsent(services.database.query, after, EXPORTED_AT_ONCE)
    const last = subscribers.at(-1)
    if (last === undefined) return
    after = last.id
    // Picked here: an index on the state would sort every page again.
    const readers = subscribers.filter(({ state }) => state === 'active')
    if (readers.length === 0) continue
    const rows = readers.map(({ email, language, consented_at, claimed_at, wording, context }) => [
      email,
      (claimed_at ?? consented_at).slice(0, 10),
      wording ?? context,
      language,
    ])
    // The byte order mark for spreadsheets is only at the beginning of the file.
    yield toCsv(rows).slice(1)
  }
}

/**
 * Lets a mailbox that refused mail get the newsletter again, where the refusal was temporary: a mail server that failed for a day, a
 * full disk.
 * @param proof how we know that the mailbox takes mail again: kept with the subscription
 * @returns false when the address is not suppressed
 * @throws with the reason where only the reader can subscribe again
 */
export async function liftSuppression(services: Services, email: string, proof: string): Promise<boolean> {
  const canonical = canonicalEmail(email)
  return services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriber(transaction, canonical)
    const reason = await findSuppression(transaction, hashAddressWithAllSecrets(services, canonical))
    if (reason === 'complained' || subscriber?.state === 'complained') {
      throw new Error(
        'They called an issue spam. Only they can come back: with an account for this address, once it is proven.',
      )
    }
    if (reason === 'erased') {
      throw new Error('They had everything on them erased. Only they can come back: by subscribing again.')
    }
    if (subscriber === undefined || (subscriber.state !== 'bounced' && subscriber.state !== 'paused')) return false
    return activate(transaction, services, subscriber, { event: 'undone', method: 'operator', wording: proof })
  })
}

/**
 * Takes back a batch of departures that a stranger typed for others. Readers who left on purpose may be among them: the operator
 * sees the addresses first, and every tip has its link to stop.
 * @param hours how far back
 * @param really false to look only
 * @returns the addresses of those who left by a typed address since then, and were given the tips back
 */
export async function undoDepartures(services: Services, hours: number, really: boolean): Promise<string[]> {
  const since = new Date(services.clock().getTime() - hours * HOUR_MS)
  return services.database.query.transaction().execute(async (transaction) => {
    const left = await listTypedDepartures(transaction, since)
    const undone = { event: 'undone', method: 'operator' } as const
    for (const subscriber of really ? left : []) await activate(transaction, services, subscriber, undone)
    return left.map(({ email }) => email)
  })
}
