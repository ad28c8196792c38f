// Our typefaces at a first visit. The first page stands in the device's own ones (`data-plain`, scripts/build/finishing/start-script.ts). Ours are
// fetched when somebody goes on, and worn when a page or a step comes and they are there: put in at any other moment, they would move lines
// that somebody reads (decisions 153, 157).

declare global {
  interface Window {
    /** As the script in the head of a page that waits for a touch found it. */
    isFirstVisit?: boolean
  }
}

/** As the stylesheet names them, of the weights that pages have. */
const FACES = ['700 1em "Bricolage Grotesque"', '400 1em "Atkinson Hyperlegible Next"']

const isPlain = () => document.documentElement.dataset.plain !== undefined

/** To be called when somebody goes on: a page that is left again is read without them, and is lighter by a sixth. */
export function fetchTypefaces(): void {
  // What does not come is not missed: the device has letters of its own.
  if (isPlain()) for (const face of FACES) document.fonts.load(face).catch(() => {})
}

/** To be called when the page changes before somebody's eyes: our typefaces from now on, if they are there. */
export function wearTypefaces(): void {
  if (isPlain() && FACES.every((face) => document.fonts.check(face))) delete document.documentElement.dataset.plain
}
