// Loaded after the step it stands under. Said in one place: a file that one loads at once and another later comes as two.
import { optionalPart } from '#src/web/ui/optional-part.tsx'

export const Sureness = optionalPart(() => import('./sureness.tsx'))
