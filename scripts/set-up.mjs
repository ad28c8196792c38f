// Makes a clone ready: installs what the lock file says, compiles the messages and, when asked with `--build`, builds the pages if they are
// stale. Plain JavaScript without packages, because it runs before there are any, on whatever Node is there.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, whyBuild } from './build-mark.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const inRoot = (...parts) => join(root, ...parts)

const INSTALL_MARK = inRoot('node_modules', '.handrail-installed')

installIfNeeded()
run('npm', ['run', '--silent', 'messages'])
if (process.argv.includes('--build')) buildIfStale()

function installIfNeeded() {
  const wanted = fingerprint(['package-lock.json', 'package.json'])
  if (readMark(INSTALL_MARK) === wanted && existsSync(inRoot('node_modules', '.bin', 'node'))) return
  refuseMissingLibrary()
  console.log('Installing packages (about a minute the first time) ...')
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of platforms a registry does not carry
  // (docs/decisions/0007). NODE_ENV=production would leave out what the build needs.
  run('npm', [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts',
  ])
  // Only the named few run anything when they are installed, also under an npm that does not know `allowScripts` (S24).
  const { allowScripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const named = Object.keys(allowScripts).filter((name) => existsSync(inRoot('node_modules', name)))
  run('npm', ['rebuild', '--loglevel=error', 'node'])
  refuseMissingLibrary()
  run('npm', ['rebuild', '--loglevel=error', ...named.filter((name) => name !== 'node')])
  writeFileSync(INSTALL_MARK, wanted)
}

/** A small Linux may lack a library that the pinned Node needs, and npm, which runs on it too, buries what the loader says. */
function refuseMissingLibrary() {
  const { stderr } = start('node', ['--version'], 'pipe')
  const said = String(stderr).trim()
  if (!/shared librar/.test(said)) return
  console.error(said)
  console.error('Install what is missing and try again. On Debian and Ubuntu: apt-get install libatomic1')
  process.exit(1)
}

function buildIfStale() {
  const reason = whyBuild()
  if (reason === undefined) return
  console.log(`Building the pages, because ${reason} ...`)
  run('npm', ['run', '--silent', 'build'])
}

function start(command, args, stdio) {
  const bin = inRoot('node_modules', '.bin')
  return spawnSync(command, args, {
    cwd: root,
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
}

function run(command, args) {
  const { status } = start(command, args, 'inherit')
  if (status !== 0) {
    console.error(`"${command} ${args.join(' ')}" failed. What it printed above says why.`)
    process.exit(1)
  }
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
