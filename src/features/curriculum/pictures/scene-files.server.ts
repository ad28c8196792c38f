// The pictures of tools and sessions: each is an `.svg` in the content, served under a name that changes with what is drawn.
// A scene has colours of its own; of the drawing in a session's turn the page shows the part with the id `s` in the page's colours.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CONTENT_ROOT, contentFolder } from '#src/platform/content/content-file.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { KEEPS_ITS_SIDE } from '#src/shared/scene-side.ts'

export interface SceneFile {
  /** Holds a hash of the drawing, so that browsers may cache it without end. */
  path: string
  svg: string
}

/** The scene for a tool that has none. */
export const PLAIN_SCENE = 'plain-room'

/** All colours of a scene when its window is dark (`scripts/authoring/drawing/colours.ts` has them by day). */
const NIGHT_COLOURS = Object.entries({
  '#0b1130': 'line shade',
  '#0e1538': 'device',
  '#10183f': 'black brown',
  '#121a44': 'sky night',
  '#172150': 'floor',
  '#1d2859': 'wall',
  '#222f66': 'paper',
  '#26346f': 'skirting screen glow roof house',
  '#2c3873': 'denim shoe ginger',
  '#333d78': 'stripe',
  '#33407c': 'leaf',
  '#35427f': 'own',
  '#3a4889': 'white mid brick pot lamp skin1 skin2 skin3 skin4',
  '#3f4c8c': 'coral teal violet blue pink',
  '#4a5491': 'cat',
  '#4a5590': 'moon',
  '#55619f': 'grey',
  '#5a6199': 'rail',
})
  .flatMap(([value, names]) => names.split(' ').map((name) => `--${name}:${value}`))
  .join(';')

/** The names of scenes of steps and of drawings in sessions, which have no version by night. */
const IN_NO_WINDOW = /^drawing-|-\d$/

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

let nights: Map<string, SceneFile> | undefined

/** Every scene by night, for what has not been reached yet: the same drawing with other colours. */
function listNightFiles(): Map<string, SceneFile> {
  nights ??= new Map(
    [...listSceneFiles()]
      .filter(([name]) => !IN_NO_WINDOW.test(name))
      .map(([name, { svg }]) => [
        name,
        sceneFile(`${name}-by-night`, svg.replace('</svg>', `<style>:root{${NIGHT_COLOURS}}</style></svg>`)),
      ]),
  )
  return nights
}

/** Scenes and drawings, and scenes by night. */
export function listPictureFiles(): [name: string, file: SceneFile][] {
  return [...listSceneFiles(), ...listNightFiles()]
}

/** As `findScenePath`, by night. */
export function findNightPath(name: string): string | undefined {
  return listNightFiles().get(name)?.path
}

/** Where the drawing of a session's turn or card lies; undefined when there is none of this name. */
export function findDrawingPath(name: string): string | undefined {
  return listSceneFiles().get(`drawing-${name}`)?.path
}

/** The address of a scene, with a mark when it keeps its side (`Picture`); undefined when there is none. */
export function findScenePath(name: string): string | undefined {
  const file = listSceneFiles().get(name)
  return file?.svg.includes('data-side="kept"') ? `${file.path}${KEEPS_ITS_SIDE}` : file?.path
}

/** As `findScenePath`, for one step of the tool whose scene has this name. @param step from 1 */
export function findStepScene(name: string, step: number): string | undefined {
  return findScenePath(`${name}-${step}`)
}

function sceneFile(name: string, svg: string): SceneFile {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return { path: `/assets/scenes/${name}-${hash}.svg`, svg }
}

/** As `findScenePath`; a plain room where there is no drawing. */
export function scenePathOrPlain(name: string): string {
  return findScenePath(name) ?? requireScenePath(PLAIN_SCENE)
}

/** As `findScenePath`, for a scene that is ours. @throws when there is none of this name */
export function requireScenePath(name: string): string {
  const path = findScenePath(name)
  if (path === undefined) throw new Error(`There is no scene "${name}".`)
  return path
}
