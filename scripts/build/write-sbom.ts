// Writes down every package that runs in production, as a CycloneDX bill of materials, from the lock file alone. Not by
// `npm sbom --omit=dev`: npm 11 leaves out what a development package needs as well, React for one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  version: string
  license?: string
  integrity: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  optional?: boolean
}

const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))
const { name, version, license } = read('package.json')
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }
const components = Object.entries(packages)
  // The project itself and its workspaces, which hold what only tests need, are no packages.
  .filter(([path, { dev, devOptional, link }]) => path.startsWith('node_modules/') && !link && !dev && !devOptional)
  .map(([path, locked]) => describe(path, locked))

mkdirSync(join(ROOT, 'build'), { recursive: true })
writeFileSync(join(ROOT, 'build/sbom.cdx.json'), `${JSON.stringify(toBill(), undefined, 2)}\n`)
console.log(`${components.length} packages are in build/sbom.cdx.json.`)

function toBill() {
  const licenses = [{ license: { id: license } }]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version, licenses },
    },
    components,
  }
}

function describe(path: string, { version, license, integrity, optional }: LockedPackage) {
  const packageName = path.split('node_modules/').at(-1) as string
  return {
    type: 'library',
    'bom-ref': path,
    name: packageName,
    version,
    // Packages with a binary for each platform are optional: only one of them is installed.
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${packageName.replace(/^@/, '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
  }
}
