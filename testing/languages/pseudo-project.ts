// A copy of the project that speaks the pseudo-languages beside English, built. They are for tests: a build for people has no
// such content.
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '#src/shared/languages.ts'
import { writePseudoContent } from './pseudo-content.ts'

const ROOT = join(import.meta.dirname, '../..')
const PARTS = [
  'src',
  // Other languages that are there would only be built once more.
  'content/en',
  'content/languages.json',
  'content/icon.svg',
  'migrations',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'tsconfig.server.json',
  'tsconfig.worker.json',
]

export interface PseudoProject extends AsyncDisposable {
  /** The file that starts its server. */
  main: string
}

/** @param settings of the build, by their names in the environment */
export async function makePseudoProject(
  languages: readonly Language[],
  settings: Record<string, string> = {},
): Promise<PseudoProject> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-languages-'))
  for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const language of languages) writePseudoContent(join(folder, 'content'), language)
  const run = (program: string, args: string[], env: Record<string, string> = {}) => {
    const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', PATH: path, ...env },
    })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
  run('react-router', ['build'], settings)
  for (const language of languages)
    run('node', ['scripts/build/render-language.ts', language], { IS_RR_BUILD_REQUEST: 'yes', ...settings })
  run('node', ['scripts/build/build-site.ts'], { SITE_BUILD: 'quick', ...settings })
  return {
    main: join(folder, 'src/server/main.ts'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
