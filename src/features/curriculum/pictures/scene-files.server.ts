// The pictures of tools and steps as files of our own origin. A scene lies beside its tool as an `.svg` with colours of its own
// (decision 185); the drawing of a step is written here, and a page shows the part of it with the id `s` in the page's colours (decision 100).
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import type { Mark } from './pen.server.ts'
import { stepDrawings } from './step-drawings.server.ts'

export interface SceneFile {
  /** Changes with what is drawn, so that it may be kept for ever. */
  path: string
  svg: string
}

/** Stands where nobody has drawn one. */
export const PLAIN_SCENE = 'plain-room'

let scenes: Map<string, SceneFile> | undefined

/** Every scene by its name, as a tool's or a toolkit's `scene` says it. */
export function listSceneFiles(): Map<string, SceneFile> {
  if (scenes === undefined) {
    const folder = contentFolder(DEFAULT_LANGUAGE, CONTENT_ROOT)
    scenes = new Map(
      globSync('**/*.svg', { cwd: folder }).map((file) => {
        const name = basename(file, '.svg')
        return [name, sceneFile(name, readFileSync(join(folder, file), 'utf8'))]
      }),
    )
  }
  return scenes
}

/** Every drawing of a session's step by its name, as its `drawing` says it. */
export function listStepFiles(): Map<string, SceneFile> {
  return new Map(Object.entries(stepDrawings).map(([name, marks]) => [name, writeStep(name, marks)]))
}

/** Scenes and drawings of steps. */
export function listPictureFiles(): [name: string, file: SceneFile][] {
  return [...listSceneFiles(), ...listStepFiles()]
}

/** Where the drawing of a step lies; undefined when nobody has drawn it. */
export function findStepPath(name: string): string | undefined {
  const marks = Object.hasOwn(stepDrawings, name) ? stepDrawings[name] : undefined
  return marks === undefined ? undefined : writeStep(name, marks).path
}

/** Where the file of a scene lies; undefined when nobody has drawn it. */
export function findScenePath(name: string): string | undefined {
  return listSceneFiles().get(name)?.path
}

function writeStep(name: string, marks: Mark[]): SceneFile {
  const ink = 'fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
  const drawing = `<g id="s" ${ink}>${marks.join('')}</g>`
  return sceneFile(`step-${name}`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${drawing}</svg>`)
}

function sceneFile(name: string, svg: string): SceneFile {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { path: `/assets/scenes/${name}-${hash}.svg`, svg }
}
