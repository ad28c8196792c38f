// A real OpenID provider on loopback that says what a test tells it to say, and a browser's way there and back.
import { OAuth2Server } from 'oauth2-mock-server'
import { expect } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

export interface GoogleClaims {
  sub: string
  email: string
  email_verified: boolean
  name?: string
  hd?: string
  [claim: string]: unknown
}

export interface TestProvider extends AsyncDisposable {
  server: OAuth2Server
  issuer: string
  /** What the next id tokens say; `null` removes a claim. */
  says(claims: GoogleClaims): void
}

export async function startProvider(): Promise<TestProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  let claims: Partial<GoogleClaims> = {}
  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    for (const [name, value] of Object.entries(claims)) {
      if (value === null) delete token.payload[name]
      else token.payload[name] = value
    }
  })
  return {
    server,
    issuer: server.issuer.url as string,
    says(next) {
      claims = next
    },
    [Symbol.asyncDispose]: () => server.stop(),
  }
}

/** The app with Google sign-in by way of the provider. */
export function createGoogleApp(provider: TestProvider): Promise<TestApp> {
  return createTestApp({
    env: { GOOGLE_CLIENT_ID: 'handrail', GOOGLE_CLIENT_SECRET: 'a secret', GOOGLE_ISSUER: provider.issuer },
  })
}

/** One browser: keeps the cookie. */
export class Browser {
  cookie: string | undefined
  readonly #app: TestApp

  constructor(app: TestApp) {
    this.#app = app
  }

  headers(): Record<string, string> {
    return this.cookie === undefined ? {} : { cookie: this.cookie }
  }

  /** Follows 'Continue with Google' up to the address of the provider. @param query of its address, such as '?language=pl' */
  async start(query = ''): Promise<URL> {
    const answer = await this.#app.request(`/api/auth/google${query}`, { headers: this.headers() })
    expect(answer.status).toBe(302)
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return new URL(answer.headers.get('location') as string)
  }

  /** Lets the provider answer, and says which address of ours it sends the browser to. */
  async agree(authorize: URL): Promise<URL> {
    const answer = await fetch(authorize, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    return new URL(answer.headers.get('location') as string)
  }

  /** Comes back, and says where our callback sends the browser: path and parameters. */
  async comeBack(callback: URL): Promise<{ path: string; parameters: Record<string, string> }> {
    const answer = await this.#app.request(callback.pathname + callback.search, { headers: this.headers() })
    expect(answer.status).toBe(302)
    const target = new URL(answer.headers.get('location') as string, 'http://handrail.test')
    return { path: target.pathname, parameters: Object.fromEntries(target.searchParams) }
  }

  /** All the way. */
  async signIn(): Promise<{ path: string; parameters: Record<string, string> }> {
    return this.comeBack(await this.agree(await this.start()))
  }

  exchange(ticket: string): Promise<Response> {
    return this.#app.request('/api/auth/google/exchange', {
      method: 'POST',
      body: JSON.stringify({ ticket }),
      headers: { 'content-type': 'application/json', ...this.headers() },
    })
  }

  /** All the way and in: the session token. */
  async signInForToken(): Promise<string> {
    const { parameters } = await this.signIn()
    expect(Object.keys(parameters)).toEqual(['token', 'onboarding'])
    const answer = await this.exchange(parameters.token as string)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { token: string }).token
  }
}
