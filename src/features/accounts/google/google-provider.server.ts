// Talks to the provider: authorisation code with PKCE, state and nonce. The library `openid-client` checks the id token; it is loaded
// when a person first signs in with Google.
import type { Configuration } from 'openid-client'
import type { Config } from '#src/platform/config.ts'
import type { Services } from '#src/platform/services.ts'

export interface GoogleUser {
  issuer: string
  subject: string
  /** Undefined unless the provider says that it is verified. */
  verifiedEmail: string | undefined
  name: string | null
  /** True where Google itself runs the mailbox, so that the same person controls both. */
  isAuthoritative: boolean
}

export const CALLBACK_PATH = '/api/auth/google/callback'
const TIMEOUT_SECONDS = 10
const NAME_LIMIT = 100
/** A longer name is cut before it is normalised: putting the accents of a letter in order takes quadratic time. */
const LONGEST_NAME_READ = 10 * NAME_LIMIT

/** Ties the provider's answer to the request of this browser. PKCE verifier and nonce are derived from it and the secrets, so that none is stored. */
interface Binding {
  browserId: string
  state: string
}

/** The address at the provider to which the browser is sent. */
export async function authorizationUrl(services: Services, binding: Binding): Promise<URL> {
  const provider = await findProvider(services)
  const openid = await import('openid-client')
  return openid.buildAuthorizationUrl(provider, {
    redirect_uri: services.config.http.publicUrl + CALLBACK_PATH,
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge: await openid.calculatePKCECodeChallenge(verifierOf(services, binding)),
    code_challenge_method: 'S256',
    state: binding.state,
    nonce: nonceOf(services, binding),
  })
}

/**
 * Exchanges the code of the return for the person.
 * @param search the query of the return, with its '?'
 * @throws when anything does not fit
 */
export async function fetchGoogleUser(services: Services, search: string, binding: Binding): Promise<GoogleUser> {
  const provider = await findProvider(services)
  const returned = new URL(CALLBACK_PATH + search, services.config.http.publicUrl)
  const { authorizationCodeGrant } = await import('openid-client')
  const tokens = await authorizationCodeGrant(provider, returned, {
    pkceCodeVerifier: verifierOf(services, binding),
    expectedState: binding.state,
    expectedNonce: nonceOf(services, binding),
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('The provider sent no id token.')
  const { iss, sub, email, email_verified: verified, name, hd } = claims
  const verifiedEmail = typeof email === 'string' && verified === true ? email : undefined
  const hosted = typeof hd === 'string' && hd !== ''
  return {
    issuer: iss,
    subject: sub,
    verifiedEmail,
    name: typeof name === 'string' ? cleanName(name) || null : null,
    isAuthoritative: hosted || /@(gmail|googlemail)\.com$/i.test(verifiedEmail ?? ''),
  }
}

// The description of each provider, fetched once by each process; a failure is not remembered.
const providers = new Map<string, Promise<Configuration>>()

async function findProvider({ config: { google } }: Services): Promise<Configuration> {
  if (google === undefined) throw new Error('Google sign-in is not set up.')
  const key = JSON.stringify(google)
  const known = providers.get(key)
  if (known !== undefined) return known
  const looking = lookAtProvider(google)
  providers.set(key, looking)
  looking.catch(() => providers.delete(key))
  return looking
}

async function lookAtProvider(google: NonNullable<Config['google']>): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client')
  const issuer = new URL(google.issuer)
  return discovery(issuer, google.clientId, google.clientSecret, undefined, {
    // The signature of the id token is checked too, although it comes straight from the provider. Plain http is only for
    // a provider on this machine: the settings refuse other addresses without https.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
    timeout: TIMEOUT_SECONDS,
  })
}

function verifierOf({ secrets }: Services, { browserId, state }: Binding): string {
  return secrets.keyedHash('google-pkce', `${browserId} ${state}`)
}

function nonceOf({ secrets }: Services, { browserId, state }: Binding): string {
  return secrets.keyedHash('google-nonce', `${browserId} ${state}`)
}

function cleanName(name: string): string {
  return name
    .slice(0, LONGEST_NAME_READ)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, NAME_LIMIT)
    .toWellFormed()
}
