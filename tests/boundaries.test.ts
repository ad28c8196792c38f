// Who may import whom (docs/architecture.md). Without it a page could pull server code into the browser unseen.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Import {
  /** The file that imports, relative to the project. */
  from: string
  /** A file of ours relative to the project, or a package's name. */
  to: string
}

const files = globSync('{src,migrations}/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const source = files.filter((file) => !isTest(file))
const imports = source.flatMap(importsOf)

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  // Also dynamic imports; `import type` too, because a type from the wrong side shows the wrong dependence.
  const specifiers = [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^'\n]+)'/g)].map(
    (match) => match[1] as string,
  )
  return specifiers
    .filter((specifier) => !specifier.includes('+types'))
    .map((specifier) => ({ from, to: resolve(from, specifier) }))
}

function resolve(from: string, specifier: string): string {
  const clean = specifier.replace(/\?\w+$/, '')
  if (clean.startsWith('#src/')) return clean.slice(1)
  if (clean.startsWith('.')) return relative(root, join(root, dirname(from), clean)).replaceAll('\\', '/')
  return clean
}

const isServer = (file: string) => /\.server\.tsx?$/.test(file) || file.startsWith('src/server/')
const isContract = (file: string) => file.endsWith('.contract.ts')
const featureOf = (file: string) => file.match(/^src\/features\/([^/]+)\//)?.[1]
const isPage = (file: string) => /-page\.tsx$/.test(file)
const isOurs = (file: string) => file.startsWith('src/') || file.startsWith('migrations/')
/** Packages that must never reach the browser. */
const SERVER_PACKAGES =
  /^(node:|hono|@hono\/|kysely|pg$|yaml$|mdast-|micromark|parse5|@myriaddreamin\/|nodemailer|openid-client|@react-router\/node|react-dom\/server)/

function offences(rule: (one: Import) => boolean): string[] {
  return imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`)
}

describe('imports', () => {
  test('every file of ours that is imported exists', () => {
    expect(offences(({ to }) => isOurs(to) && !existsSync(join(root, to)))).toEqual([])
  })

  test('shared imports only shared and zod', () => {
    expect(
      offences(({ from, to }) => from.startsWith('src/shared/') && !to.startsWith('src/shared/') && to !== 'zod/mini'),
    ).toEqual([])
  })

  test('contracts import only shared, contracts and zod', () => {
    const allowed = (to: string) => to.startsWith('src/shared/') || isContract(to) || to === 'zod/mini'
    expect(offences(({ from, to }) => isContract(from) && !allowed(to))).toEqual([])
  })

  test('web knows no feature and no server', () => {
    const allowed = (to: string) => !isOurs(to) || to.startsWith('src/shared/') || to.startsWith('src/web/')
    expect(offences(({ from, to }) => from.startsWith('src/web/') && !allowed(to))).toEqual([])
  })

  test('the service worker imports only shared, and nobody imports it', () => {
    const isWorker = (file: string) => file.startsWith('src/offline/')
    expect(offences(({ from, to }) => isWorker(from) && !isWorker(to) && !to.startsWith('src/shared/'))).toEqual([])
    expect(offences(({ from, to }) => !isWorker(from) && isWorker(to))).toEqual([])
  })

  test('what reaches the browser imports nothing of the server', () => {
    const browser = (file: string) => file.startsWith('src/') && !isServer(file) && file !== 'src/routes.ts'
    const loaderOnly = ({ from, to }: Import) => isPage(from) && featureOf(to) !== undefined && /\.server\.ts$/.test(to)
    expect(
      offences((one) => browser(one.from) && (isServer(one.to) || SERVER_PACKAGES.test(one.to)) && !loaderOnly(one)),
    ).toEqual([])
  })

  test('a page uses server code in its loader only', () => {
    const wrong = source.filter(isPage).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const names = [...text.matchAll(/import \{([^}]+)\} from '[^']+\.server\.ts'/g)].flatMap((match) =>
        (match[1] as string).split(',').map((name) => name.trim()),
      )
      const [, afterLoader = ''] = text.split(/export (?:async )?function loader\(/)
      const loader = afterLoader.split(/\n}\n/)[0] ?? ''
      const outside = text.replace(loader, '').replaceAll(/^import .*$/gm, '')
      return names.filter((name) => new RegExp(`\\b${name}\\b`).test(outside)).map((name) => `${file} uses ${name}`)
    })
    expect(wrong).toEqual([])
  })

  test('server files of features import no pages, and of the server neither app nor main', () => {
    const forbidden = (to: string) =>
      to.endsWith('.tsx') || to === 'src/server/app.ts' || to === 'src/server/start.ts' || to === 'src/server/main.ts'
    expect(offences(({ from, to }) => isServer(from) && from.startsWith('src/features/') && forbidden(to))).toEqual([])
  })

  test('queries and content readers are private to their feature', () => {
    const isPrivate = (to: string) => /\.(queries|content)\.server\.ts$/.test(to)
    expect(offences(({ from, to }) => isPrivate(to) && featureOf(from) !== featureOf(to))).toEqual([])
  })

  test('only app.ts and jobs.ts bring features into the server', () => {
    const mayImport = ['src/server/app.ts', 'src/server/jobs.ts']
    const offends = ({ from, to }: Import) =>
      from.startsWith('src/server/') && featureOf(to) !== undefined && !mayImport.includes(from)
    expect(offences(offends)).toEqual([])
  })

  // Each side by itself: a page of the curriculum shows progress, and progress asks the curriculum's server which
  // lessons there are, but neither side ever loads in a circle.
  test.each([
    ['on the server', isServer],
    ['in the browser', (file: string) => !isServer(file)],
  ])('features form no circle %s', (_side, onSide) => {
    const edges = new Map<string, Set<string>>()
    for (const { from, to } of imports.filter((one) => onSide(one.from) && onSide(one.to))) {
      const [one, other] = [featureOf(from), featureOf(to)]
      if (one === undefined || other === undefined || one === other) continue
      edges.set(one, (edges.get(one) ?? new Set()).add(other))
    }
    const reaches = (start: string, goal: string, seen = new Set<string>()): boolean =>
      [...(edges.get(start) ?? [])].some(
        (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
      )
    expect([...edges.keys()].filter((feature) => reaches(feature, feature))).toEqual([])
  })
})

describe('names', () => {
  test('files are kebab-case and unique in the project', () => {
    const names = source.map((file) => file.split('/').at(-1) as string)
    expect(names.filter((name) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('S15: only one file touches the storage of the browser, so that what it keeps can be forgotten', () => {
    const touches = source.filter((file) =>
      /\b(local|session)Storage[.[]|\bwindow\[/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(touches).toEqual(['src/web/storage.ts'])
  })

  test('no HTML string is ever set', () => {
    const setsHtml = source.filter((file) =>
      /dangerouslySetInnerHTML|\.innerHTML\s*=/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(setsHtml).toEqual([])
  })
})
