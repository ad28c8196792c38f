// A page that is open while a release comes asks for the scripts and styles that it was built with. Each release leaves its `assets/` in DATA_DIR,
// which outlives a build, an image and a machine's clone, and those of the release before stay served.
import { createHash } from 'node:crypto'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  CODING_SUFFIX,
  isAsset,
  type PageTable,
  readManifest,
  readPageTable,
  SITE_FOLDER,
  SITE_MANIFEST,
  type SiteManifest,
} from './page-table.ts'

const FOLDER = 'releases'
/** Bytes that must be free: what people write comes first. */
const ROOM = 500_000_000
/** Enough to tell releases apart, and no settings of it are in what is kept. */
const NAME_LENGTH = 16

export interface KeptReleases {
  /** @returns the files of this release, and the assets of the one before that it has no more */
  addBefore(table: PageTable): Promise<PageTable>
  /** Leaves the assets of this release for the next one, and forgets those that are older than the one before. */
  keep(): Promise<void>
}

/** @param site the folder of the build that is served */
export async function openKeptReleases(dataDir: string, site = SITE_FOLDER): Promise<KeptReleases> {
  const folder = join(dataDir, FOLDER)
  const served = await realpath(site)
  const assets = onlyAssets(await readManifest(served))
  // A release is named by its files: a build of the same files for other settings is the same release, and no open page misses anything.
  const name = createHash('sha256')
    .update(
      assets.files
        .map(({ path }) => path)
        .sort()
        .join(),
    )
    .digest('hex')
    .slice(0, NAME_LENGTH)
  const before = await findNewest(folder, name)
  return {
    async addBefore(table) {
      if (before === undefined) return table
      // One that cannot be read is no reason not to start.
      const old = await readPageTable(join(folder, before)).catch((): PageTable => new Map())
      return new Map([...old, ...table])
    },
    async keep() {
      await mkdir(folder, { recursive: true })
      const own = join(folder, name)
      if ((await stat(own).catch(() => undefined)) === undefined) {
        const { bavail, bsize } = await statfs(folder)
        if (bavail * bsize < ROOM) return
        const draft = await mkdtemp(join(folder, '.draft-'))
        try {
          await copyFiles(served, draft, assets.files)
          await writeFile(join(draft, SITE_MANIFEST), JSON.stringify(assets))
          await rename(draft, own).catch(leaveToOther)
        } finally {
          // Removes the draft that could not be written, or that another process finished first.
          await rm(draft, { recursive: true, force: true })
        }
      }
      // The newest is the one that was served last, whenever it was built.
      const now = new Date()
      await utimes(own, now, now)
      for (const other of await readdir(folder)) {
        if (other !== name && other !== before && !other.startsWith('.'))
          await rm(join(folder, other), { recursive: true })
      }
    },
  }
}

function onlyAssets({ builtFor, files }: SiteManifest): SiteManifest {
  return { builtFor, files: files.filter(({ path }) => isAsset(path)) }
}

async function findNewest(folder: string, own: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch((): string[] => [])).filter(
    (name) => name !== own && !name.startsWith('.'),
  )
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  return dated.sort((one, other) => other.time - one.time)[0]?.name
}

async function copyFiles(from: string, to: string, files: SiteManifest['files']): Promise<void> {
  await Promise.all(
    [...new Set(files.map(({ file }) => dirname(join(to, file))))].map((path) => mkdir(path, { recursive: true })),
  )
  for (const { file, compressed } of files) {
    const codings = compressed ? Object.values(CODING_SUFFIX) : [CODING_SUFFIX.identity]
    // Read and written instead of copied, so that it gets the permissions of a new file in the folder.
    for (const suffix of codings) await writeFile(join(to, file + suffix), await readFile(join(from, file + suffix)))
  }
}

/** Another process of the same release was quicker. */
function leaveToOther(error: NodeJS.ErrnoException): void {
  if (!['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
}
