import type { Feature } from '#src/platform/feature.ts'
import { loadHelpDirectory } from './help.server.ts'

export const help: Feature = { name: 'help', checkContent: (language) => void loadHelpDirectory(language) }
