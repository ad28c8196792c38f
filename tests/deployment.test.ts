// Containers cannot be started where the tests run. What can be read is checked: names, versions, settings, and that the
// how-to names only what there is.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SNAPSHOT_BYTES_MOST } from '#src/features/family/sharing/sharing.contract.ts'
import {
  BOUNCE_PATH,
  REPORT_LIMIT,
  SIGNATURE_HEADER,
  signReport,
} from '#src/features/newsletter/reports/bounces.server.ts'
import { readConfig, SETTING_NAMES } from '#src/platform/config.ts'
import { defaultBackupFolder } from '#src/platform/operations/backup.ts'
import { BUILD_SETTINGS } from '../scripts/build-mark.mjs'

const ROOT = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
const dockerfile = read('Dockerfile')
const howTo = read('docs/how-to/run-in-production.md')
const unit = read('deploy/handrail.service')
const settings = new Set(SETTING_NAMES)

interface Service {
  logging?: { driver: string }
  depends_on?: object
  env_file?: string
  networks?: string[] | { inside: { ipv4_address: string } }
  read_only?: boolean
  mem_limit?: string
  volumes?: string[]
  environment?: Record<string, string>
  build?: { args: Record<string, string> }
}

interface ComposeFile {
  services: Record<'app' | 'backup' | 'postgres' | 'caddy', Service>
}

function readCompose(): ComposeFile {
  return parse(read('compose.yaml'), { merge: true })
}

test('every stage of the image has the pinned Node, and it starts without privileges', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(bases.length).toBeGreaterThan(1)
  expect(new Set(bases)).toEqual(new Set([`node:${dependencies.node}-slim`]))
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
  expect(last.indexOf('\nUSER node')).toBeGreaterThan(0)
  expect(last.indexOf('\nUSER node')).toBeLessThan(last.indexOf('\nCMD '))
  // With PostgreSQL nothing else closes it to others, and the doctor would complain.
  expect(last).toContain('install -d -m 700 -o node -g node /data ')
  expect([...last.matchAll(/^VOLUME (.+)$/gm)].map(([, volume]) => volume)).toEqual(['/data'])
})

test('npm, the image and systemd start the same file, and none sets memory by flags', () => {
  const { scripts } = JSON.parse(read('package.json'))
  expect(scripts.start).toBe('node src/server/main.ts')
  expect(dockerfile).toContain('CMD ["node", "src/server/main.ts"]')
  expect(unit).toMatch(/^ExecStart=\S+\/node src\/server\/main.ts$/m)
  // Settings of the C library make each password hash twice to three times as slow.
  for (const file of [dockerfile, unit]) expect(file).not.toContain('MALLOC_')
})

test('the image, the lock file and the changes say the version of package.json', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(dockerfile).toContain(`org.opencontainers.image.version="${version}"`)
  expect(JSON.parse(read('package-lock.json')).version).toBe(version)
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} `, 'm'))
})

test('each container has a memory limit, and the backup lies where the how-to says', () => {
  const { services } = readCompose()
  for (const [name, { mem_limit }] of Object.entries(services)) expect(mem_limit, name).toMatch(/^\d+[mg]$/)
  const { backup } = services
  expect(backup).toMatchObject({ read_only: true, env_file: '.env' })
  expect(backup.volumes).toContain(`backups:${defaultBackupFolder(readConfig({ DATA_DIR: '/data' }))}`)
  expect(dockerfile).toContain(' /data-backups\n')
})

test('the example .env has every value of compose.yaml, and only existing settings', () => {
  const given = [...read('deploy/example.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name as string)
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):/g)].map(([, name]) => name as string)
  expect(asked.filter((name) => !given.includes(name))).toEqual([])
  const ofCompose = ['DOMAIN', 'POSTGRES_PASSWORD']
  expect(given.filter((name) => !settings.has(name) && !ofCompose.includes(name))).toEqual([])
})

test('all that the image copies is there, and not left out by .dockerignore', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
    (names ?? '').split(' '),
  )
  expect(copied).toContain('src')
  expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
  const ignored = read('.dockerignore').split('\n')
  expect(copied.filter((name) => ignored.includes(name))).toEqual([])
  // A backup as the how-to makes it lies beside the Dockerfile; a layer of the build would keep it.
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', '*.dump', 'dkim.json', 'data', 'node_modules']))
})

test('the image is built and runs with the same settings of the pages', () => {
  const { app } = readCompose().services
  const args = Object.entries(app.build?.args ?? {})
  const [, taken = ''] = /^ARG (.+)\nRUN npm run build/m.exec(dockerfile) ?? []
  expect(args.map(([name]) => name)).toEqual(taken.split(' '))
  expect(taken.split(' ')).toEqual(BUILD_SETTINGS)
  for (const [name, value] of args) expect(app.environment?.[name]).toBe(value)
})

test('systemd keeps the socket open in a restart, and the server writes only its data', () => {
  expect(unit).toContain('Requires=handrail.socket')
  expect(read('deploy/handrail.socket')).toContain('ListenStream=127.0.0.1:3000')
  expect(unit).toContain('ProtectSystem=strict')
  const [, folders] = /^StateDirectory=(.+)$/m.exec(unit) ?? []
  // The doctor and the desk look for backups beside the data.
  const [, dataDir] = /DATA_DIR=(\S+)/.exec(howTo) ?? []
  const { dataDir: there } = readConfig({ DATA_DIR: dataDir })
  const wanted = [there, defaultBackupFolder(readConfig({ DATA_DIR: dataDir }))].map((path) => basename(path))
  expect(folders?.split(' ')).toEqual(wanted)
})

test('our proxies log no addresses or codes, and the journal keeps 30 days', () => {
  expect(read('deploy/Caddyfile')).toContain('exclude http.log.error')
  expect(read('deploy/Caddyfile'), 'an access log is what asks for one').not.toMatch(/^\s+output /m)
  const servers = read('deploy/nginx.conf')
    .split(/^server \{/m)
    .slice(1)
  expect(servers).toHaveLength(3)
  for (const server of servers) {
    expect(server).toContain('access_log off;')
    // A visitor who names another host is not answered at all.
    if (server.includes('return 444;')) continue
    expect(server, 'which nginx it is').toContain('server_tokens off;')
    expect(server).toMatch(/error_log \S+ alert;/)
  }
  expect(read('deploy/journald.conf')).toContain('MaxRetentionSec=30day')
})

test('a mail server set up by the how-to signs reports, including those without sender', () => {
  expect(howTo).toMatch(/flags=DRX null_sender= user=\S+ argv=\S+\/pass-on-mail\.sh$/m)
  const script = join(ROOT, 'deploy/pass-on-mail.sh')
  expect(statSync(script).mode & 0o111).not.toBe(0)
  const text = read('deploy/pass-on-mail.sh')
  expect(text).toContain(`$URL${BOUNCE_PATH}"`)
  expect(text).toContain(`${SIGNATURE_HEADER}: t=$now,v1=$signature`)
})

/** A key with every kind of character that a key may have. */
const KEY = 'Ab09-_zZ3456789abcdefghijklmnopqrstuvwxyzAB'

test('the script passes on only the beginning of an oversized mail, and signs it', async () => {
  const bodies: { body: Buffer; signature: string | undefined }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push({ body: Buffer.concat(chunks), signature: request.headers[SIGNATURE_HEADER] as string })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'handrail-test-'))
  try {
    copyFileSync(join(ROOT, 'deploy/pass-on-mail.sh'), join(folder, 'pass-on-mail.sh'))
    writeFileSync(join(folder, 'pass-on-mail.conf'), `URL=http://127.0.0.1:${port}\nKEY=${KEY}\n`)
    for (const mail of [Buffer.from('Subject: caf\xe9\n\nShort.\n', 'latin1'), Buffer.alloc(2_000_000, 'x\n')]) {
      const script = spawn('sh', [join(folder, 'pass-on-mail.sh')], { stdio: ['pipe', 'inherit', 'inherit'] })
      const left = new Promise<number | null>((resolve) => script.once('close', resolve))
      // A mail server whose words are not read to the end takes that for a failure.
      await new Promise<void>((resolve, reject) => {
        script.stdin.once('error', reject)
        script.stdin.end(mail, resolve)
      })
      expect(await left).toBe(0)
      const { body, signature = '' } = bodies.at(-1) as (typeof bodies)[0]
      expect(body.equals(mail.subarray(0, REPORT_LIMIT))).toBe(true)
      const seconds = Number(/^t=(\d+)/.exec(signature)?.[1])
      expect(signature).toBe(signReport(KEY, seconds, body))
    }
  } finally {
    rmSync(folder, { recursive: true })
    await new Promise((resolve) => server.close(resolve))
  }
})

test('nginx leads to our address whatever host is named, and answers for no other', () => {
  const nginx = read('deploy/nginx.conf')
  expect(nginx).not.toMatch(/return 30\d \S*\$host/)
  expect(nginx).toMatch(/listen 80 default_server;[^}]+return 444;/)
})

test('the key that signs returned mails is on no command line', () => {
  const commands = read('deploy/pass-on-mail.sh').replaceAll(/^#.*$/gm, '')
  expect(commands.match(/\S*KEY\S*/g)).toEqual(['rest=$KEY', expect.stringMatching(/^\$\{#KEY\}$/)])
})

test("nginx adds the visitor's address to the header, and allows bodies as the server does", () => {
  const nginx = read('deploy/nginx.conf')
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
  const [plans = '', others = ''] = [/location \/api\/plans \{[^}]*\}/.exec(nginx)?.[0], nginx]
  for (const [part, bytes] of [
    [others, 256 * 1024],
    // Sealed, and written with 64 letters.
    [plans, (SNAPSHOT_BYTES_MOST * 4) / 3 + 4 * 1024],
  ] as const) {
    const [, kilobytes] = /client_max_body_size (\d+)k;/.exec(part) ?? []
    expect(1024 * Number(kilobytes)).toBeGreaterThan(bytes)
    expect(part).toContain(`client_body_buffer_size ${kilobytes}k;`)
  }
})

test('nginx asks the next machine for a script that one machine lacks', () => {
  expect(read('deploy/nginx.conf')).toMatch(
    /location \/assets\/ \{\s+proxy_pass http:\/\/handrail;\s+proxy_next_upstream error timeout http_404;/,
  )
})

function addressOf({ networks }: Service): string | undefined {
  return networks === undefined || Array.isArray(networks) ? undefined : networks.inside.ipv4_address
}

test('compose.yaml gives the app a read-only file system and settings that it accepts', () => {
  const { services } = readCompose()
  expect(services.app).toMatchObject({ read_only: true, volumes: ['data:/data'] })
  for (const { logging } of Object.values(services)) expect(logging).toEqual({ driver: 'journald' })
  expect(services.caddy.volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro')
  expect(services.app.env_file, 'no setting is out of reach: a restored copy needs NEWSLETTER_SENDING=off').toBe('.env')
  const environment = services.app.environment ?? {}
  expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([])
  expect(environment.TRUSTED_PROXIES, 'the proxy alone').toBe(addressOf(services.caddy))
  const given: Record<string, string> = {
    DOMAIN: 'handrail.example',
    POSTGRES_PASSWORD: 'letters4nd123',
    TOKEN_SECRET: 'kJ3vX9pQ2mB7tR5wY8zN4cL6hF1dS0gA',
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Handrail <hello@handrail.example>',
  }
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    // With '-' it may be left out.
    value.replaceAll(
      /\$\{(\w+):([?-])\}/g,
      (_, variable: string, sign: string) => given[variable] ?? (sign === '-' ? '' : 'not given'),
    ),
  ])
  const config = readConfig({ NODE_ENV: 'production', ...Object.fromEntries(filled) })
  expect(config).toMatchObject({ production: true, http: { publicUrl: 'https://handrail.example' } })
})

test('an update of the app leaves Caddy where it is, which lets visitors wait', () => {
  const { services } = readCompose()
  expect(services.caddy.depends_on).toBeUndefined()
  const [, seconds] = /lb_try_duration (\d+)s/.exec(read('deploy/Caddyfile')) ?? []
  expect(Number(seconds), 'longer than a start').toBeGreaterThanOrEqual(15)
})

test('the how-to names settings, commands, figures and log events that there are', () => {
  const code = globSync('src/**/*.ts', { cwd: ROOT }).map(read).join('\n')
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const all = (pattern: RegExp) => [...howTo.matchAll(pattern)].map(([, name]) => name as string)
  const figures = all(/`(handrail_\w+)`/g)
  const events = all(/`([a-z]+\.[a-z-]+)`/g).filter((name) => !/\.(json|yaml|socket)$/.test(name))
  expect(figures.length).toBeGreaterThan(5)
  expect(events.length).toBeGreaterThan(8)
  expect([...figures, ...events].filter((name) => !code.includes(`'${name}'`))).toEqual([])
  expect(all(/npm run (?:--silent )?(\w[\w:-]*)/g).filter((name) => !scripts.includes(name))).toEqual([])
  expect(all(/^ +([A-Z_]+)=/gm).filter((name) => !settings.has(name))).toEqual([])
})

test('the dashboard and alert rules use existing figures, and each rule says what to do', () => {
  const code = globSync('src/**/*.ts', { cwd: ROOT }).map(read).join('\n')
  const rules = parse(read('deploy/alert-rules.yml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
  }
  const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const asked = [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expr) => expr.match(/handrail_\w+/g) ?? [])
  expect(asked.length).toBeGreaterThan(15)
  const unknown = asked
    .map((name) => name.replace(/_(bucket|count)$/, ''))
    .filter((name) => !code.includes(`'${name}'`))
  expect(unknown).toEqual([])
  for (const { rules: all } of rules.groups) {
    for (const { alert, annotations } of all) expect(annotations.summary, alert).toMatch(/\.$/)
  }
})
