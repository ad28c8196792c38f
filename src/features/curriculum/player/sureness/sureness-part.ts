// Loaded after the step above it. Imported only here, or the bundler would split it into two files.
import { optionalPart } from '#src/web/ui/optional-part.tsx'

export const Sureness = optionalPart(() => import('./sureness.tsx'))
