// Readers for a test: confirmed, without the way there. Also a reader's mail as a person sees it.
import { hashAddress } from '#src/features/newsletter/subscription/newsletter-codes.server.ts'
import type { Services } from '#src/platform/services.ts'

/** Adds readers `r1@b.uk` and so on. */
export async function addReaders(services: Services, count: number, domain = 'b.uk'): Promise<string[]> {
  const now = services.clock().toISOString()
  const emails = Array.from({ length: count }, (_, index) => `r${index + 1}@${domain}`)
  for (let start = 0; start < count; start += 500) {
    await services.database.query
      .insertInto('subscriber')
      .values(
        emails.slice(start, start + 500).map((email, index) => ({
          id: (start + index).toString(36).padStart(12, '_'),
          email,
          canonical_email: email,
          address_hash: hashAddress(services, email),
          state: 'active' as const,
          context: 'homepage',
          asked_until: null,
          active_since: now,
          left_at: null,
          created_at: now,
        })),
      )
      .execute()
  }
  return emails
}

export async function findReader(services: Services, email: string) {
  return services.database.query
    .selectFrom('subscriber')
    .selectAll()
    .where('canonical_email', '=', email)
    .executeTakeFirstOrThrow()
}
