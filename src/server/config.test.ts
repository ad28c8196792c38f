import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('a clone starts with nothing set', () => {
  const config = readConfig({})
  expect(config.http).toEqual({ host: '0.0.0.0', port: 3000, publicUrl: 'http://localhost:3000', trustedProxies: [] })
  expect(config.databaseUrl).toBeUndefined()
})

test('the public address follows the port, and an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '8080', PUBLIC_URL: ' ' }).http.publicUrl).toBe('http://localhost:8080')
})

test('every problem is named at once, each with its variable', () => {
  const wrong = {
    PORT: '70000',
    PUBLIC_URL: 'handrail.example',
    DATABASE_URL: 'mysql://x',
    TRUSTED_PROXIES: '10.0.0.1, proxy',
    GA_MEASUREMENT_ID: 'UA-1',
    FEEDBACK_FORM_URL: 'javascript:alert(1)',
  }
  let problems: string[] = []
  try {
    readConfig(wrong)
  } catch (error) {
    problems = error instanceof ConfigError ? error.problems : []
  }
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'TRUSTED_PROXIES',
    'DATABASE_URL',
    'GA_MEASUREMENT_ID',
    'FEEDBACK_FORM_URL',
  ])
  expect(problems).toContain('PORT must be a whole number from 0 to 65535.')
})

test('a public address with a path is refused, because every link is built from it', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://handrail.example/app' })).toThrow('without a path')
})
