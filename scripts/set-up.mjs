// Makes a clone ready: installs what the lock file says, compiles the messages and, when asked with `--build`, builds the pages if they are
// stale. What only tests, benchmarks and pictures need (the workspaces in `dependencies/`) is installed with `--all`. Plain JavaScript without
// packages, because it runs before there are any, on whatever Node is there.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, whyBuild } from './build-mark.mjs'
import { ENVIRONMENT, openLog, ROOT, runParts } from './run-parts.mjs'

const inRoot = (...parts) => join(ROOT, ...parts)

const INSTALL_MARK = inRoot('node_modules', '.handrail-installed')

const log = openLog('set-up')
await installIfNeeded(process.argv.includes('--all'))
await run({ title: 'Messages', command: 'npm', args: ['run', '--silent', 'messages'], quick: true })
if (process.argv.includes('--build')) await buildIfStale()

async function installIfNeeded(wantsAll) {
  const wanted = fingerprint(['package-lock.json', 'package.json'])
  const [installed, extent] = readMark()
  if (hasNode() && installed === wanted && (extent === 'all' || !wantsAll)) return
  refuseMissingLibrary()
  // A folder with all packages keeps them: they would only be installed again.
  const all = wantsAll || extent === 'all'
  await run({
    title: all ? 'Packages, with those of tests' : 'Packages',
    takes: all ? 'a minute or two' : 'about half a minute',
    command: 'npm',
    // Not `npm ci`: it refuses a lock file that lacks the optional packages of platforms a registry does not carry
    // (docs/decisions/0007). NODE_ENV=production would leave out what the build needs.
    args: [
      'install',
      '--no-save',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--ignore-scripts',
      ...(all ? [] : ['--workspaces=false']),
    ],
  })
  // Only the named few run anything when they are installed, also under an npm that does not know `allowScripts`.
  const { allowScripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const others = Object.keys(allowScripts).filter((name) => name !== 'node' && existsSync(inRoot('node_modules', name)))
  if (!hasNode()) await rebuild('Node', ['node'])
  refuseMissingLibrary()
  if (others.length > 0) await rebuild('PostgreSQL for tests', others)
  writeFileSync(INSTALL_MARK, `${wanted} ${all ? 'all' : 'app'}`)
}

/** Its package is empty until it is rebuilt, and after it changed. */
function hasNode() {
  return ['node', 'node.exe'].some((name) => existsSync(inRoot('node_modules', 'node', 'bin', name)))
}

function rebuild(title, names) {
  return run({ title, command: 'npm', args: ['rebuild', '--loglevel=error', ...names] })
}

/** A small Linux may lack a library that the pinned Node needs, and npm, which runs on it too, buries what the loader says. */
function refuseMissingLibrary() {
  const { stderr } = spawnSync('node', ['--version'], { env: ENVIRONMENT, shell: process.platform === 'win32' })
  const said = String(stderr).trim()
  if (!/shared librar/.test(said)) return
  console.error(said)
  console.error('Install what is missing and try again. On Debian and Ubuntu: apt-get install libatomic1')
  process.exit(1)
}

async function buildIfStale() {
  const reason = whyBuild()
  if (reason === undefined) return
  console.log(`The pages are built, because ${reason}. It takes a minute or two.`)
  // It prints its parts itself.
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: ENVIRONMENT,
  })
  if (status !== 0) process.exit(1)
}

async function run(part) {
  if (!(await runParts([part], log))) process.exit(1)
}

/** @returns what was installed, and whether it was all or what the app needs */
function readMark() {
  return existsSync(INSTALL_MARK) ? readFileSync(INSTALL_MARK, 'utf8').split(' ') : []
}
