// The first step of the build: React Router builds the pages of each language, or of those that are named as arguments.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listLanguages } from './messages/compile-messages.ts'

const PAGES_FOLDER = join(import.meta.dirname, '../../build/pages')

const named = process.argv.slice(2)
const languages = listLanguages().filter((language) => named.length === 0 || named.includes(language))
rmSync(PAGES_FOLDER, { recursive: true, force: true })
for (const language of languages) {
  const { status } = spawnSync('react-router', ['build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, VITE_LANGUAGE: language },
  })
  if (status !== 0) process.exit(status ?? 1)
}
