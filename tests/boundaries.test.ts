// Which layers may import which (docs/architecture.md), over every folder and every edge, types and plain files too. Without it a
// page could pull server code into the browser unseen, and a feature could grow into its neighbour.
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

const TOPS = ['src', 'migrations', 'scripts', 'testing', 'tests', 'e2e', 'bench']
const files = globSync(`{${TOPS.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const source = files.filter((file) => !isTest(file))
const imports = files.flatMap(importsOf)
const sourceImports = imports.filter(({ from }) => !isTest(from))

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

const topOf = (file: string) => file.split('/')[0] as string
const isOurs = (file: string) => TOPS.includes(topOf(file))
/** `shared`, `web`, `platform`, `features`, `pages`, `server`, `offline`, or a file of `src` itself. */
const layerOf = (file: string) => (file.startsWith('src/') ? (file.split('/')[1] as string) : undefined)
const featureOf = (file: string) => file.match(/^src\/features\/([^/]+)\//)?.[1]
const isServer = (file: string) => /\.server\.tsx?$/.test(file) || /^src\/(server|platform)\//.test(file)
const isContract = (file: string) => file.endsWith('.contract.ts')
/** What a page's loader may read: content, of a feature or of the pages themselves. */
const isServerOfPages = (file: string) => /^src\/(features|pages)\/.*\.server\.ts$/.test(file)
const isPage = (file: string) => /-page\.tsx$/.test(file)
/** React Router keeps the middleware of the root, and what it alone imports, out of the browser. */
const WHILE_RENDERING = 'src/web/language/language-of-request.ts'
const PAGE_TABLES = ['src/pages/table.ts', 'src/routes.ts']
const FEATURE_LIST = 'src/server/features.ts'
/** Packages that must never reach the browser. */
const SERVER_PACKAGES =
  /^(node:|hono|@hono\/|kysely|pg$|yaml$|mdast-|micromark|parse5|@myriaddreamin\/|nodemailer|openid-client|@react-router\/node|react-dom\/server)/

function offences(rule: (one: Import) => boolean, among: Import[] = sourceImports): string[] {
  return among.filter(rule).map(({ from, to }) => `${from} imports ${to}`)
}

/** The nodes that lie on a circle. */
function circlesIn(edges: [from: string, to: string][]): string[] {
  const next = Map.groupBy(edges, ([from]) => from)
  const reaches = (start: string): boolean => {
    const seen = new Set<string>()
    const open = [start]
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const [, to] of next.get(node) ?? []) {
        if (to === start) return true
        if (!seen.has(to)) open.push(to)
        seen.add(to)
      }
    }
    return false
  }
  return [...next.keys()].filter(reaches)
}

describe('imports', () => {
  test('every file of ours that is imported exists', () => {
    expect(offences(({ to }) => isOurs(to) && !existsSync(join(root, to)), imports)).toEqual([])
  })

  test('shared imports only shared, the list of languages, the types of messages and zod', () => {
    const others = ['content/languages.json', 'use-intl/core', 'zod/mini']
    const allowed = (to: string) => layerOf(to) === 'shared' || others.includes(to)
    expect(offences(({ from, to }) => layerOf(from) === 'shared' && !allowed(to))).toEqual([])
  })

  test('contracts import only shared, contracts and zod', () => {
    const allowed = (to: string) => layerOf(to) === 'shared' || isContract(to) || to === 'zod/mini'
    expect(offences(({ from, to }) => isContract(from) && !allowed(to))).toEqual([])
  })

  test.each([
    ['web', ['shared', 'web']],
    ['platform', ['shared', 'platform']],
    ['features', ['shared', 'web', 'platform', 'features']],
    ['pages', ['shared', 'web', 'platform', 'features', 'pages']],
    ['offline', ['shared', 'offline']],
  ])('%s imports of ours only %o', (layer, allowed) => {
    // The platform runs the migrations; they import nothing of ours.
    const isAllowed = (to: string) => !isOurs(to) || allowed.includes(layerOf(to) ?? '') || to.startsWith('migrations/')
    expect(offences(({ from, to }) => layerOf(from) === layer && !isAllowed(to))).toEqual([])
  })

  test('migrations import nothing of ours but each other', () => {
    const allowed = (to: string) => !isOurs(to) || to.startsWith('migrations/')
    expect(offences(({ from, to }) => topOf(from) === 'migrations' && !allowed(to))).toEqual([])
  })

  test('src imports no scripts or tests, and they do not import each other', () => {
    const reach: Record<string, string[]> = {
      src: ['src', 'migrations'],
      scripts: ['src', 'migrations', 'scripts'],
      testing: ['src', 'migrations', 'testing'],
      tests: ['src', 'migrations', 'testing', 'tests', 'scripts'],
      e2e: ['src', 'testing', 'e2e'],
      bench: ['src', 'migrations', 'testing', 'bench'],
    }
    expect(offences(({ from, to }) => isOurs(to) && reach[topOf(from)]?.includes(topOf(to)) === false)).toEqual([])
    const inTests = ({ from, to }: Import) =>
      isTest(from) && isOurs(to) && ![...(reach[topOf(from)] ?? []), 'testing'].includes(topOf(to))
    expect(offences(inTests, imports)).toEqual([])
  })

  test('nothing imports where everything is put together', () => {
    const isComposition = (file: string) => layerOf(file) === 'server'
    expect(
      offences(({ from, to }) => isComposition(to) && layerOf(from) !== undefined && !isComposition(from)),
    ).toEqual([])
    expect(
      offences(({ from, to }) => isComposition(from) && featureOf(to) !== undefined && from !== FEATURE_LIST),
    ).toEqual([])
  })

  test('what reaches the browser imports nothing of the server', () => {
    const browser = (file: string) =>
      file.startsWith('src/') && !isServer(file) && !PAGE_TABLES.includes(file) && file !== WHILE_RENDERING
    const loaderOnly = ({ from, to }: Import) => isPage(from) && isServerOfPages(to)
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

  test('server files of features import no pages', () => {
    expect(offences(({ from, to }) => isServer(from) && layerOf(from) === 'features' && to.endsWith('.tsx'))).toEqual(
      [],
    )
  })

  test('queries and content readers are private to their feature', () => {
    const isPrivate = (to: string) => /\.(queries|content)\.server\.ts$/.test(to)
    // The content check reads as the product does, and looks at more of it.
    const inProduct = (from: string) => layerOf(from) !== undefined
    expect(offences(({ from, to }) => isPrivate(to) && inProduct(from) && featureOf(from) !== featureOf(to))).toEqual(
      [],
    )
  })

  test('the process that draws PDFs imports only the feature resources and shared', () => {
    const seen = new Set(['src/features/resources/pdf/pdf-worker.server.ts'])
    for (const from of seen) for (const one of sourceImports) if (one.from === from && isOurs(one.to)) seen.add(one.to)
    const allowed = (file: string) => file.startsWith('src/features/resources/') || layerOf(file) === 'shared'
    expect([...seen].filter((file) => !allowed(file))).toEqual([])
  })

  test('features form no circle', () => {
    const edges = sourceImports.flatMap(({ from, to }): [string, string][] => {
      const [one, other] = [featureOf(from), featureOf(to)]
      return one === undefined || other === undefined || one === other ? [] : [[one, other]]
    })
    expect(circlesIn(edges)).toEqual([])
  })

  test('the folders of a feature form no circle, nor do the folders in a folder', () => {
    // A file that lies beside folders counts by itself, as each of them does with all that is in it.
    const edges = sourceImports.flatMap(({ from, to }): [string, string][] => {
      const [one, other] = [from.split('/'), to.split('/')]
      const depth = one.findIndex((name, index) => name !== other[index])
      const place = (path: string[]) => path.slice(0, depth + 1).join('/')
      return featureOf(from) === undefined || featureOf(from) !== featureOf(to) ? [] : [[place(one), place(other)]]
    })
    expect(circlesIn(edges)).toEqual([])
  })

  test('files form no circle', () => {
    expect(circlesIn(sourceImports.filter(({ to }) => isOurs(to)).map(({ from, to }) => [from, to]))).toEqual([])
  })
})

describe('tables', () => {
  test('only platform/identity queries the tables of accounts, sessions and devices', () => {
    const ask = /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\('(account|session|known_device)[ ']/
    const askers = source.filter((file) => file.startsWith('src/') && !file.startsWith('src/platform/identity/'))
    expect(askers.filter((file) => ask.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})

describe('names', () => {
  test("only one file uses the browser's storage, so that everything can be forgotten", () => {
    const touches = source.filter(
      (file) =>
        file.startsWith('src/') &&
        /\b(local|session)Storage[.[]|\bwindow\[/.test(readFileSync(join(root, file), 'utf8')),
    )
    // The script inside every page asks whether there is a session, before any file has come.
    expect(touches).toEqual(['src/web/start-script.ts', 'src/web/storage/storage.ts'])
  })

  test('what runs in a browser does without what many phones have not learnt yet', () => {
    // Safari 16.4 and Chrome 111 (docs/phone-browsers.md).
    const tooYoung =
      /\b(Map|Object)\.groupBy\b|\.withResolvers\b|Array\.fromAsync|Promise\.try\b|\bTemporal\.|RegExp\.escape|\b(from|to)(Base64|Hex)\(|(?<!\bz)\.(union|intersection|difference|symmetricDifference|isSubsetOf)\(|URL\.(canParse|parse)\(|\.(values|keys|entries)\(\)\s*\.(map|filter|some|every|find|reduce|toArray)\b/
    const inBrowser = source.filter(
      (file) => file.startsWith('src/') && !isServer(file) && !file.startsWith('src/entry.server'),
    )
    expect(inBrowser.filter((file) => tooYoung.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test('no HTML string is ever set, but for the script inside every page', () => {
    const setsHtml = source.filter((file) =>
      /dangerouslySetInnerHTML|\.innerHTML\s*=/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(setsHtml).toEqual(['src/root.tsx'])
    const document = readFileSync(join(root, 'src/root.tsx'), 'utf8')
    expect(document.match(/dangerouslySetInnerHTML=\S+ __html: \w+ \}\}/g)).toEqual([
      'dangerouslySetInnerHTML={{ __html: START_SCRIPT }}',
    ])
  })
})
