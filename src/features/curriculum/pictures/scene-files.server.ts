// The scenes as files of our own origin. A page shows the part of a file that has the id `s`, so that the colours are the
// page's own: light, dark, or whatever somebody has set (decision 100).
import { createHash } from 'node:crypto'
import type { Mark } from './pen.server.ts'
import { explorerScenes } from './scenes/explorer-scenes.server.ts'
import { futureScenes } from './scenes/future-scenes.server.ts'
import { gamesScenes } from './scenes/games-scenes.server.ts'
import { safetyScenes } from './scenes/safety-scenes.server.ts'
import { screensScenes } from './scenes/screens-scenes.server.ts'
import { livingScenes } from './scenes/teen-living-scenes.server.ts'
import { teenMattersScenes } from './scenes/teen-matters-scenes.server.ts'
import { wellbeingScenes } from './scenes/wellbeing-scenes.server.ts'
import { stepDrawings } from './step-drawings.server.ts'

export interface SceneFile {
  /** Changes with what is drawn, so that it may be kept for ever. */
  path: string
  svg: string
}

const scenes = new Map<string, Mark[]>(
  [
    gamesScenes,
    screensScenes,
    safetyScenes,
    wellbeingScenes,
    futureScenes,
    explorerScenes,
    livingScenes,
    teenMattersScenes,
  ].flatMap((drawn) => Object.entries(drawn)),
)

/** Every scene by its name, as a tool's or a toolkit's `scene` says it. */
export function listSceneFiles(): Map<string, SceneFile> {
  return new Map([...scenes].map(([name, marks]) => [name, writeScene(name, marks)]))
}

/** Every drawing of a session's step by its name, as its `drawing` says it. */
export function listStepFiles(): Map<string, SceneFile> {
  return new Map(Object.entries(stepDrawings).map(([name, marks]) => [name, writeScene(`step-${name}`, marks)]))
}

/** Scenes and drawings of steps, for whoever writes, serves or shows them all. */
export function listPictureFiles(): [name: string, file: SceneFile][] {
  return [...listSceneFiles(), ...listStepFiles()]
}

/** Where the drawing of a step lies; undefined when nobody has drawn it. */
export function findStepPath(name: string): string | undefined {
  const marks = Object.hasOwn(stepDrawings, name) ? stepDrawings[name] : undefined
  return marks === undefined ? undefined : writeScene(`step-${name}`, marks).path
}

/** Where the file of a scene lies; undefined when nobody has drawn it. */
export function findScenePath(name: string): string | undefined {
  const marks = scenes.get(name)
  return marks === undefined ? undefined : writeScene(name, marks).path
}

function writeScene(name: string, marks: Mark[]): SceneFile {
  const ink = 'fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
  const drawing = `<g id="s" ${ink}>${marks.join('')}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${drawing}</svg>`
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { path: `/assets/scenes/${name}-${hash}.svg`, svg }
}
