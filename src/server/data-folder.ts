// The folder of DATA_DIR: made when it is missing, refused when nothing can be written there.
import { access, constants, mkdir } from 'node:fs/promises'

/** @throws with what to do about it, for whoever starts the server */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK)
  } catch (cause) {
    throw new Error(`DATA_DIR cannot be written. Give the server's user the folder ${dataDir}.`, { cause })
  }
}
