import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts'
import { PROJECT_ROOT } from './project-root.ts'

test('every problem is named at once, each with its variable', () => {
  const wrong = {
    PORT: '70000',
    PUBLIC_URL: 'handrail.example',
    DATABASE_URL: 'mysql://x',
    TRUSTED_PROXIES: '10.0.0.1, proxy',
    GA_MEASUREMENT_ID: 'UA-1',
    FEEDBACK_FORM_URL: 'javascript:alert(1)',
    SMTP_URL: 'http://mail',
    MAIL_FROM: 'somebody',
    FEEDBACK_LOOPS: 'yahoo, Out look',
    REPORT_MAILBOX: 'imap://reports:secret@mail.example',
    SES_TOPIC_ARN: 'reports',
    REMINDER_HOUR: '24',
    OPERATOR_NAME: 'a'.repeat(81),
    OPERATOR_CONTACT: 'http://charity.example',
    GOOGLE_CLIENT_SECRET: 'half of a pair',
    GOOGLE_ISSUER: 'http://elsewhere.example',
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
    'SMTP_URL',
    'MAIL_FROM',
    'FEEDBACK_LOOPS',
    'REPORT_MAILBOX',
    'SES_TOPIC_ARN',
    'REMINDER_HOUR',
    'GA_MEASUREMENT_ID',
    'FEEDBACK_FORM_URL',
    'OPERATOR_NAME',
    'OPERATOR_CONTACT',
    'GOOGLE_ISSUER',
    'TOKEN_SECRET',
    'GOOGLE_CLIENT_ID',
  ])
  expect(problems).toContain('PORT must be a whole number from 0 to 65535.')
})

test('mails go to another machine encrypted or not at all, unless the address says otherwise', () => {
  const url = (value: string) => readConfig({ SMTP_URL: value }).mail.smtpUrl
  expect(url('smtp://user:pass@mail.example:587')).toBe('smtp://user:pass@mail.example:587?requireTLS=true')
  expect(url('smtp://mail.example/?pool=true')).toBe('smtp://mail.example/?pool=true&requireTLS=true')
  const asTheyAre = [
    'smtps://mail.example',
    'smtp://127.0.0.1:2525',
    'smtp://localhost',
    'smtp://[::1]:25',
    'smtp://relay.lan?requireTLS=false',
  ]
  expect(asTheyAre.map(url)).toEqual(asTheyAre)
})

test('questions by mail leave at 17:00, or at another hour of the day', () => {
  expect(readConfig({}).reminderHour).toBe(17)
  expect(['0', '9', '23'].map((hour) => readConfig({ REMINDER_HOUR: hour }).reminderHour)).toEqual([0, 9, 23])
  for (const wrong of ['24', '-1', '7.5', '5pm']) {
    expect(() => readConfig({ REMINDER_HOUR: wrong })).toThrow('REMINDER_HOUR must be a whole number from 0 to 23.')
  }
})

test('the operator is named in one line, and reached by mail or https', () => {
  const read = (env: Record<string, string>) => readConfig(env).pages.operator
  const name = 'Kent & Sons <"Online">'
  expect(read({})).toBeNull()
  expect(read({ OPERATOR_NAME: ` ${name} ` })).toEqual({
    name,
    contact: null,
    address: null,
    charityNumber: null,
    icoNumber: null,
  })
  expect(read({ OPERATOR_NAME: '\u{1F600}'.repeat(80) })?.name).toHaveLength(160)
  const contact = (value: string) => read({ OPERATOR_NAME: name, OPERATOR_CONTACT: value })?.contact
  for (const good of [
    'data+web@charity.example',
    "o'hara@charity.example",
    'https://charity.example/contact?a=b&c=d',
  ]) {
    expect(contact(good)).toBe(good)
  }
  for (const wrong of [
    'http://charity.example',
    'charity.example',
    'a@b',
    'a@charity.example?subject=x',
    'a b@c.example',
  ]) {
    expect(() => contact(wrong), wrong).toThrow('OPERATOR_CONTACT must be an email address, or an address that')
  }
  for (const wrong of ['a\nb', 'a\u2028b', 'a'.repeat(81)]) {
    expect(() => read({ OPERATOR_NAME: wrong })).toThrow('OPERATOR_NAME must be one line of 1 to 80 characters.')
  }
})

test('a contact without an operator is a problem that is named', () => {
  for (const name of ['OPERATOR_CONTACT', 'OPERATOR_ADDRESS', 'CHARITY_NUMBER', 'ICO_NUMBER']) {
    const env = { [name]: 'data@charity.example' }
    expect(() => readConfig(env)).toThrow(`OPERATOR_NAME must be set too: ${name} belongs to who is named there.`)
  }
})

test('a product name is one line of letters, and its colours are readable', () => {
  const { pages } = readConfig({ PRODUCT_NAME: "Parents' Corner", BRAND_COLOURS: '#3B0A45,#FFD166,#FFF3CF' })
  expect(pages.product).toBe("Parents' Corner")
  expect(pages.colours).toEqual({ night: '#3b0a45', rail: '#ffd166', lamp: '#fff3cf' })
  expect(readConfig({}).pages).toMatchObject({ product: 'Handrail', colours: undefined })
  for (const wrong of ['<b>', 'a\nb', 'a'.repeat(31), '-a']) {
    expect(() => readConfig({ PRODUCT_NAME: wrong }), wrong).toThrow('PRODUCT_NAME must be 1 to 30 letters')
  }
  expect(() => readConfig({ BRAND_COLOURS: 'blue' })).toThrow('BRAND_COLOURS must be three colours')
  expect(() => readConfig({ BRAND_COLOURS: '#8899ff,#ffc629,#fff3cf' })).toThrow('white words on #8899ff need a darker')
  expect(() => readConfig({ BRAND_COLOURS: '#1b2657,#552200,#fff3cf' })).toThrow('dark words on #552200 need a lighter')
  expect(() => readConfig({ BRAND_LOGO: '/none.svg' })).toThrow('BRAND_LOGO must be an .svg file that is there.')
})

test('features are a list of known ones, or none, or all by default', () => {
  const featuresOf = (FEATURES: string) => readConfig({ FEATURES }).pages.features
  expect(featuresOf('')).toEqual(['community', 'newsletter', 'outcomes', 'analytics'])
  expect(featuresOf('analytics, newsletter')).toEqual(['newsletter', 'analytics'])
  expect(featuresOf('none')).toEqual([])
  expect(() => featuresOf('tips')).toThrow(
    'FEATURES must be none, or a list of community, newsletter, outcomes, analytics; "tips" is neither.',
  )
  expect(() => readConfig({ FEATURES: 'newsletter', GA_MEASUREMENT_ID: 'G-ABCD1234' })).toThrow('GA_MEASUREMENT_ID')
  expect(() => readConfig({ LANGUAGES: 'en,polish' })).toThrow('LANGUAGES must be a list of en, pl, cy, ur')
})

test('a public address with a path is refused, because every link is built from it', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://handrail.example/app' })).toThrow('without a path')
})

test('production refuses short and sample secrets, and PostgreSQL wants one everywhere', () => {
  const good = 'f3b1c9d7e5a2048896b7c4d1e0f2a3b5'
  const read = (env: Record<string, string>) => () => readConfig({ NODE_ENV: 'production', ...env })
  expect(read({ TOKEN_SECRET: good })().tokenSecrets).toEqual([good])
  expect(read({ TOKEN_SECRET: `${good}, ${good}x` })().tokenSecrets).toEqual([good, `${good}x`])
  expect(read({ TOKEN_SECRET: `${good},short` })).toThrow('at least 32 characters')
  expect(read({ TOKEN_SECRET: 'change-me-change-me-change-me-change-me' })).toThrow('sample value')
  expect(read({ TOKEN_SECRET: 'a'.repeat(40) })).toThrow('sample value')
  expect(read({ TOKEN_SECRET: `${good},` })).toThrow('comma')
  expect(read({ DATABASE_URL: 'postgres://x/y' })).toThrow('TOKEN_SECRET must be set')
  expect(readConfig({ TOKEN_SECRET: 'short' }).tokenSecrets).toEqual(['short'])
})

test('mails come from the public name of the site unless said otherwise', () => {
  expect(readConfig({ PUBLIC_URL: 'https://handrail.example' }).mail.from).toBe('Handrail <no-reply@handrail.example>')
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000' }).mail.from).toBe('Handrail <no-reply@localhost>')
  expect(readConfig({ MAIL_FROM: 'hello@handrail.example' }).mail.from).toBe('hello@handrail.example')
})

test.each(['abc', '::::', '1', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10.0.0.0/8/8', ''])(
  '%j is no proxy',
  (entry) => {
    expect(() => readConfig({ TRUSTED_PROXIES: `10.0.0.1,${entry}` })).toThrow(`"${entry}" is neither`)
  },
)

test.each(['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', 'fd00::/8', '::1', '::ffff:10.0.0.1'])('%s is a proxy', (entry) => {
  expect(readConfig({ TRUSTED_PROXIES: entry }).http.trustedProxies).toEqual([entry])
})

/** Set by systemd and for Node itself, not by an operator of the product. */
const NOT_OURS = ['NODE_ENV', 'LISTEN_PID']

test('the table in the documents names every setting', () => {
  const table = readFileSync(join(PROJECT_ROOT, 'docs/operating/settings.md'), 'utf8')
  const missing = SETTING_NAMES.filter((name) => !NOT_OURS.includes(name) && !table.includes(`\`${name}\``))
  expect(missing).toEqual([])
})

test.each(['imap://reports:secret@mail.example', 'imaps://mail.example', 'imaps://reports:50%@mail.example'])(
  'a mailbox that cannot be read is refused at the start: %s',
  (mailbox) => {
    expect(() => readConfig({ REPORT_MAILBOX: mailbox })).toThrow('REPORT_MAILBOX')
  },
)
