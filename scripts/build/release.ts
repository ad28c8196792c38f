// Each build writes a folder of its own, and `build/site` leads to it once it is whole: a server that runs keeps the folder it has
// begun with, and a build that breaks off changes nothing.
import { mkdir, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { SITE_FOLDER } from '#src/server/edge/page-table.ts'

const RELEASES = join(dirname(SITE_FOLDER), 'sites')

/** @returns an empty folder */
export async function beginRelease(): Promise<string> {
  const folder = join(RELEASES, new Date().toISOString().replaceAll(/\W/g, ''))
  await mkdir(folder, { recursive: true })
  return folder
}

/** Serves a folder from the next start on, keeps the one before for a server that still runs, and deletes all others. */
export async function completeRelease(folder: string): Promise<void> {
  const before = await realpath(SITE_FOLDER).catch(() => undefined)
  await rm(SITE_FOLDER, { recursive: true, force: true })
  await symlink(relative(dirname(SITE_FOLDER), folder), SITE_FOLDER)
  const kept = [folder, before].map((path) => path && basename(path))
  for (const name of await readdir(RELEASES)) {
    if (!kept.includes(name)) await rm(join(RELEASES, name), { recursive: true })
  }
}
