// A misspelt setting is reported; variables of other programs are left alone.
import { expect, test } from 'vitest'
import { SETTING_NAMES } from './config.ts'
import { findMisspelt } from './misspelt-settings.ts'

test.each([
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['TOKENSECRET', 'TOKEN_SECRET'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['SMTPURL', 'SMTP_URL'],
])('%s is taken for %s', (name, meant) => {
  expect(findMisspelt({ [name]: 'x' }, SETTING_NAMES)).toEqual([`${name} is no setting. Did you mean ${meant}?`])
})

test('an unknown name with a beginning of ours is named', () => {
  expect(findMisspelt({ NEWSLETTER_SPEED_LIMIT: '1' }, SETTING_NAMES)).toEqual([
    'NEWSLETTER_SPEED_LIMIT is no setting. docs/operating/settings.md lists them.',
  ])
})

test('settings, and what systems, containers and npm set, are left alone', () => {
  const others = ['PATH', 'HOME', 'MAIL', 'USER', 'LANG', 'TERM', 'SHELL', 'LOGNAME', 'TZ', 'PWD', 'HOSTNAME', 'TMPDIR']
  const more = ['LISTEN_FDS', 'LISTEN_FDNAMES', 'INVOCATION_ID', 'STATE_DIRECTORY', 'POSTGRES_PASSWORD', 'DOMAIN', 'CI']
  const names = [...SETTING_NAMES, ...others, ...more, 'npm_config_cache', 'NODE_VERSION', 'NODE_OPTIONS', '_']
  expect(findMisspelt(Object.fromEntries(names.map((name) => [name, 'x'])), SETTING_NAMES)).toEqual([])
})
