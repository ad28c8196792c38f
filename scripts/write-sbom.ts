// Writes down every package that runs in production, as a CycloneDX bill of materials from the lock file alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../build')
const ARGUMENTS = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application']

const { status, stdout, stderr } = spawnSync('npm', ARGUMENTS, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
  shell: process.platform === 'win32',
})
if (status === 0) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'sbom.cdx.json'), stdout)
  console.log('The bill of materials is in build/sbom.cdx.json.')
} else {
  // An npm from before 9.8 cannot write one. The pages are as good without it.
  console.warn(`There is no bill of materials: "npm sbom" failed. ${stderr.trim().split('\n').at(-1) ?? ''}`)
}
