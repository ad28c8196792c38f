import type { Feature } from '#src/platform/feature.ts'
import { googleTagFrameRoute } from './google-tag-frame.server.ts'

export const googleTag: Feature = { name: 'google-tag', rawRoutes: () => [googleTagFrameRoute] }
