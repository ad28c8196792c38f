// The only reader of the environment. A pure function: environment in, settings or a list of every problem out.
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { NO_FEATURES, OPTIONAL_FEATURES } from '#src/shared/chosen-features.ts'
import { isLanguage, LANGUAGES } from '#src/shared/languages.ts'
import { type Operator, readOperator } from '#src/shared/operator.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { type BrandColours, findPale, splitColours } from './brand-colours.ts'
import { findMisspelt } from './misspelt-settings.ts'
import { PROJECT_ROOT } from './project-root.ts'

export interface Config {
  production: boolean
  http: {
    host: string
    port: number
    /** The number of an open socket that systemd keeps for us, in place of host and port. */
    socket: number | undefined
    publicUrl: string
    trustedProxies: string[]
  }
  /** A sentence for each variable that looks like a setting and is none. */
  misspelt: string[]
  dataDir: string
  /** A PostgreSQL address; without one the data lives in a SQLite file in `dataDir`. */
  databaseUrl: string | undefined
  /** Sign session tokens: the first one signs, all of them verify. Undefined: one is kept in `dataDir`. */
  tokenSecrets: string[] | undefined
  /** Without an SMTP address mails are written to `dataDir`/outbox. */
  mail: { smtpUrl: string | undefined; from: string }
  newsletter: {
    /** Whether this process sends it; on by itself where there is a mail server. */
    sending: boolean
    /** Open to the mail server at the same time: after a crash at most so many readers get an issue twice. */
    connections: number
    /** Copies a second at most; 0 for no limit. */
    rate: number
    /** Names of the providers whose readers' complaints count; each gets an address of its own (`npm run mail:keys`). */
    feedbackLoops: string[]
    /** IMAP address of the mailbox that reports come to; undefined: none is read. */
    reportMailbox: string | undefined
    /** What Mailgun signs its reports with; undefined: none of them counts. */
    mailgunSigningKey: string | undefined
    /** The topic through which Amazon SES reports; undefined: none of its reports counts. */
    sesTopic: string | undefined
  }
  /** Whether operators have their desk at `/desk`. */
  desk: boolean
  /** At which hour in London people are asked by mail whether it worked. */
  reminderHour: number
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** Where Prometheus may ask; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  /** What the pages may know (`GET /api/settings`). */
  pages: {
    gaMeasurementId: string | undefined
    feedbackFormUrl: string | undefined
    /** Who runs the website and is responsible for what it keeps; an email address or an https one to reach them. */
    operator: Operator | null
    product: string
    /** The colours of the operator's brand; undefined for our own. */
    colours: BrandColours | undefined
    /** Which of the parts that can be left out are there. */
    features: string[]
    /** The languages besides English; undefined for all that are not drafts. */
    languages: string[] | undefined
  }
}

/** All that is wrong with the environment, one sentence a problem. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** What one variable may be; the message is printed after its name. */
const text = z.string()
const wholeNumber = (most: number) =>
  z.pipe(
    text.check(
      z.refine((value) => /^\d+$/.test(value) && Number(value) <= most, `must be a whole number from 0 to ${most}.`),
    ),
    z.transform(Number),
  )
const onOrOff = z.pipe(
  z.enum(['on', 'off'], 'must be on or off.'),
  z.transform((value) => value === 'on'),
)
const address = (...protocols: string[]) =>
  text.check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}.`,
      // What comes after it reads the address.
      abort: true,
    }),
  )
const list = (item: z.ZodMiniString<string>) =>
  z.pipe(
    z.pipe(
      text,
      z.transform((value) => value.split(',').map((entry) => entry.trim())),
    ),
    z.array(item),
  )

const origin = z.pipe(
  address('http:', 'https:').check(
    z.refine((value) => {
      const { pathname, search, hash } = new URL(value)
      return pathname === '/' && search === '' && hash === ''
    }, 'must be an origin without a path, such as https://handrail.example.'),
  ),
  z.transform((value) => new URL(value).origin),
)

/**
 * To another machine mails go encrypted or not at all, even where the server does not offer it (`requireTLS` of nodemailer).
 * An operator with a mail server on a network of their own writes `?requireTLS=false`.
 */
const smtpAddress = z.pipe(
  address('smtp:', 'smtps:'),
  z.transform((value) => {
    const url = new URL(value)
    if (url.protocol === 'smtps:' || isThisMachine(url) || url.searchParams.has('requireTLS')) return value
    return `${value}${url.search === '' ? '?' : '&'}requireTLS=true`
  }),
)

const mailbox = address('imap:', 'imaps:').check(
  z.refine(
    (value) => new URL(value).protocol === 'imaps:' || isThisMachine(new URL(value)),
    'must be an imaps:// address.',
  ),
  z.refine(
    (value) => new URL(value).username !== '' && [new URL(value).username, new URL(value).password].every(isEncoded),
    'must name a user and a password, such as imaps://reports:password@mail.example. Write % as %25 and @ as %40.',
  ),
)

const sender = text.check(
  z.regex(/^([^<>@\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, such as Handrail <hello@handrail.example>.'),
)

/** What is left in a copied example: a phrase to replace, or one character held down. */
const SAMPLE_SECRET = /(change|replace)[-_ ]?(me|this)|your[-_ ]|example|sample|(.)\3{15}/i
const secrets = list(text.check(z.minLength(1, 'must be one secret, or several with a comma between them.')))

/** They are part of an address, with a tag: together 64 characters at most. */
const providerNames = list(
  text.check(
    z.regex(
      /^[a-z0-9]{1,20}$/,
      'must be a list of names such as yahoo,outlook: small letters and digits, 20 at most each.',
    ),
  ),
)

const networks = list(
  text.check(
    z.refine(isNetwork, {
      error: ({ input }) => `must be a list of addresses or networks; "${String(input)}" is neither.`,
    }),
  ),
)

const line = (letters: number) =>
  text.check(
    z.refine(
      (value) => !/[\p{Cc}\u2028\u2029]/u.test(value) && [...value].length <= letters,
      `must be one line of 1 to ${letters} characters.`,
    ),
  )

/** File names contain it too. */
const productName = text.check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N} '’&-]{0,29}$/u, "must be 1 to 30 letters, digits, spaces, ', & or -."),
)

const brandColours = z.pipe(
  text.check(
    z.regex(/^#[0-9a-f]{6}(,#[0-9a-f]{6}){2}$/i, 'must be three colours, such as #1b2657,#ffc629,#fff3cf.'),
    z.refine((value) => findPale(splitColours(value)) === undefined, {
      error: ({ input }) => `must be readable: ${findPale(splitColours(String(input)))}.`,
    }),
  ),
  z.transform(splitColours),
)

const features = list(
  text.check(
    z.refine((value) => [NO_FEATURES, ...OPTIONAL_FEATURES].includes(value), {
      error: ({ input }) =>
        `must be ${NO_FEATURES}, or a list of ${OPTIONAL_FEATURES.join(', ')}; "${String(input)}" is neither.`,
    }),
  ),
)

const languages = list(
  text.check(
    z.refine(isLanguage, {
      error: ({ input }) => `must be a list of ${Object.keys(LANGUAGES).join(', ')}; "${String(input)}" is none.`,
    }),
  ),
)

/** It becomes a link: an email address may hold nothing that ends the link or adds to it. */
const contact = z.pipe(
  text.check(
    z.refine(
      (value) =>
        /^[^\s@<>"?&%:/\\]+@[^\s@<>"?&%:/\\]+\.[^\s@<>"?&%:/\\]+$/.test(value) ||
        (URL.canParse(value) && new URL(value).protocol === 'https:'),
      'must be an email address, or an address that starts with https://.',
    ),
  ),
  z.transform((value) => (value.includes('://') ? new URL(value).href : value)),
)

/** A plain http address is for a provider on this machine, as in tests. */
const issuer = address('https:', 'http:').check(
  z.refine(
    (value) => new URL(value).protocol === 'https:' || isThisMachine(new URL(value)),
    'must be an https:// address.',
  ),
)

const Environment = z
  .object({
    NODE_ENV: z.optional(text),
    HOST: z._default(text, '0.0.0.0'),
    PORT: z._default(wholeNumber(65_535), 3000),
    LISTEN_PID: z.optional(text),
    PUBLIC_URL: z.optional(origin),
    TRUSTED_PROXIES: z._default(networks, []),
    DATA_DIR: z._default(text, join(PROJECT_ROOT, 'data')),
    DATABASE_URL: z.optional(address('postgres:', 'postgresql:')),
    TOKEN_SECRET: z.optional(secrets),
    SMTP_URL: z.optional(smtpAddress),
    MAIL_FROM: z.optional(sender),
    NEWSLETTER_SENDING: z.optional(onOrOff),
    NEWSLETTER_CONNECTIONS: z._default(wholeNumber(100), 10),
    NEWSLETTER_RATE: z._default(wholeNumber(10_000), 0),
    FEEDBACK_LOOPS: z._default(providerNames, []),
    REPORT_MAILBOX: z.optional(mailbox),
    MAILGUN_SIGNING_KEY: z.optional(text),
    SES_TOPIC_ARN: z.optional(
      text.check(
        z.regex(
          /^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d+:[\w.-]+$/,
          'must look like arn:aws:sns:eu-west-2:123456789012:reports.',
        ),
      ),
    ),
    DESK: z._default(onOrOff, true),
    REMINDER_HOUR: z._default(wholeNumber(23), 17),
    METRICS_HOST: z._default(text, '127.0.0.1'),
    METRICS_PORT: z.optional(wholeNumber(65_535)),
    GA_MEASUREMENT_ID: z.optional(text.check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX.'))),
    FEEDBACK_FORM_URL: z.optional(address('https:', 'http:')),
    PRODUCT_NAME: z.optional(productName),
    BRAND_COLOURS: z.optional(brandColours),
    BRAND_LOGO: z.optional(
      text.check(z.refine((file) => file.endsWith('.svg') && existsSync(file), 'must be an .svg file that is there.')),
    ),
    FEATURES: z._default(features, [...OPTIONAL_FEATURES]),
    LANGUAGES: z.optional(languages),
    OPERATOR_NAME: z.optional(line(80)),
    OPERATOR_CONTACT: z.optional(contact),
    OPERATOR_ADDRESS: z.optional(line(200)),
    CHARITY_NUMBER: z.optional(line(40)),
    ICO_NUMBER: z.optional(line(40)),
    GOOGLE_CLIENT_ID: z.optional(text),
    GOOGLE_CLIENT_SECRET: z.optional(text),
    GOOGLE_ISSUER: z._default(issuer, 'https://accounts.google.com'),
  })
  .check(
    z.superRefine((env, context) => {
      const refuse = (name: keyof typeof env, message: string) =>
        context.addIssue({ code: 'custom', path: [name], message })
      if (env.NODE_ENV === 'production' && env.TOKEN_SECRET !== undefined) {
        if (env.TOKEN_SECRET.some((secret) => secret.length < 32)) {
          refuse('TOKEN_SECRET', 'must have at least 32 characters in production.')
        } else if (env.TOKEN_SECRET.some((secret) => SAMPLE_SECRET.test(secret))) {
          refuse('TOKEN_SECRET', 'must not be a sample value in production.')
        }
      }
      if (env.GA_MEASUREMENT_ID !== undefined && !env.FEATURES.includes('analytics')) {
        refuse('GA_MEASUREMENT_ID', 'must not be set where FEATURES leaves out analytics.')
      }
    }),
  )

/** The names of all settings, as an operator writes them. */
export const SETTING_NAMES = Object.keys(Environment.shape)

/** Settings that need another one. They look at what is set, so that they speak beside values that are wrong. */
function findMissing(env: Readonly<Record<string, string>>): string[] {
  const has = (name: string) => env[name] !== undefined
  const problems: string[] = []
  if (has('DATABASE_URL') && !has('TOKEN_SECRET')) {
    problems.push('TOKEN_SECRET must be set when DATABASE_URL is, so that all processes sign alike.')
  }
  const ofOperator = ['OPERATOR_CONTACT', 'OPERATOR_ADDRESS', 'CHARITY_NUMBER', 'ICO_NUMBER'].find(has)
  if (ofOperator !== undefined && !has('OPERATOR_NAME')) {
    problems.push(`OPERATOR_NAME must be set too: ${ofOperator} belongs to who is named there.`)
  }
  if (has('GOOGLE_CLIENT_ID') !== has('GOOGLE_CLIENT_SECRET')) {
    const missing = has('GOOGLE_CLIENT_ID') ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    problems.push(`${missing} must be set too: Google sign-in needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.`)
  }
  return problems
}

/** The first of the sockets that systemd hands to the process that it names (sd_listen_fds(3)). */
const FIRST_SOCKET = 3

/**
 * Reads the settings. An empty variable counts as not set.
 * @throws ConfigError with every problem at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = environment[name]?.trim()
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const { data: env, error } = Environment.safeParse(set)
  // One sentence for each variable: the first mistake is the one to correct.
  const wrong = new Map(
    error?.issues.toReversed().map(({ path: [name], message }) => [name, `${String(name)} ${message}`]),
  )
  const problems = [...[...wrong.values()].reverse(), ...findMissing(set)]
  if (problems.length > 0 || env === undefined) throw new ConfigError(problems)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    production: env.NODE_ENV === 'production',
    http: {
      host: env.HOST,
      port: env.PORT,
      socket: env.LISTEN_PID === String(process.pid) ? FIRST_SOCKET : undefined,
      publicUrl,
      trustedProxies: env.TRUSTED_PROXIES,
    },
    misspelt: findMisspelt(environment, SETTING_NAMES),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    tokenSecrets: env.TOKEN_SECRET,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? defaultSender(publicUrl) },
    newsletter: {
      sending: env.NEWSLETTER_SENDING ?? env.SMTP_URL !== undefined,
      connections: Math.max(1, env.NEWSLETTER_CONNECTIONS),
      rate: env.NEWSLETTER_RATE,
      feedbackLoops: env.FEEDBACK_LOOPS,
      reportMailbox: env.REPORT_MAILBOX,
      mailgunSigningKey: env.MAILGUN_SIGNING_KEY,
      sesTopic: env.SES_TOPIC_ARN,
    },
    desk: env.DESK,
    reminderHour: env.REMINDER_HOUR,
    google:
      env.GOOGLE_CLIENT_ID === undefined || env.GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER },
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    pages: {
      gaMeasurementId: env.GA_MEASUREMENT_ID,
      feedbackFormUrl: env.FEEDBACK_FORM_URL,
      operator: readOperator(env),
      product: env.PRODUCT_NAME ?? PRODUCT_NAME,
      colours: env.BRAND_COLOURS,
      features: OPTIONAL_FEATURES.filter((name) => env.FEATURES.includes(name)),
      languages: env.LANGUAGES?.toSorted(),
    },
  }
}

/** A machine without a name of its own still needs an address to send from. */
function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const domain = /[a-z]/i.test(hostname) && !hostname.startsWith('[') ? hostname : 'localhost'
  return `${PRODUCT_NAME} <no-reply@${domain}>`
}

/** Whether it can be read as a part of an address. */
function isEncoded(part: string): boolean {
  try {
    return decodeURIComponent(part) !== undefined
  } catch {
    return false
  }
}

function isThisMachine({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

function isNetwork(entry: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return Number(bits ?? 0) <= most
}
