// The folder of DATA_DIR: made when it is missing, refused when nothing can be written there, closed to other users.
import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bits of a mode that give other users access. */
const OTHERS = 0o077
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/**
 * Whatever this process writes from now on is its own user's alone. The database's side files, for instance, take their
 * mode from the umask of the shell that started us.
 */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS)
}

/** @throws with what to do about it, for the person who starts the server */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
    await access(dataDir, constants.R_OK | constants.W_OK)
  } catch (cause) {
    throw new Error(`DATA_DIR cannot be written. Give the server's user the folder ${dataDir}.`, { cause })
  }
  for (const { path, isFolder } of await findOpenToOthers(dataDir)) {
    // An earlier version left it readable for others. Only the doctor can report the file of another user.
    await chmod(path, isFolder ? PRIVATE_FOLDER : PRIVATE_FILE).catch(() => undefined)
  }
}

interface OpenPath {
  path: string
  isFolder: boolean
}

/** Files in the folder that belong to another user than the folder does: a command that was run as root left them there. */
export async function findOfOtherUsers(dataDir: string): Promise<string[]> {
  const { uid } = await stat(dataDir)
  const found = await Promise.all(
    (await listPaths(dataDir)).map(async (path) => {
      const entry = await stat(path).catch(() => undefined)
      return entry?.isFile() && entry.uid !== uid ? [path] : []
    }),
  )
  return found.flat()
}

async function listPaths(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).map((name) => join(dataDir, name))
}

/** The folder itself and what lies in it, as far as another user of the machine could read or change it. */
export async function findOpenToOthers(dataDir: string): Promise<OpenPath[]> {
  const paths = [dataDir, ...(await listPaths(dataDir))]
  const found = await Promise.all(
    paths.map(async (path) => {
      // Side files of the database come and go.
      const entry = await stat(path).catch(() => undefined)
      return entry !== undefined && (entry.mode & OTHERS) !== 0 ? [{ path, isFolder: entry.isDirectory() }] : []
    }),
  )
  return found.flat()
}
