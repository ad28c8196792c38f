// Once before the journeys: two workers that unpack the browser at the same moment would run half a file.
import { findHeadlessShell } from './chromium.ts'

export default async function unpackChromium(): Promise<void> {
  await findHeadlessShell()
}
