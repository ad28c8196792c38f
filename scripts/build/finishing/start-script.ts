// The small script inside every page. Before anything else it takes a secret out of the address bar, where history,
// screenshots and other scripts would find it. It lets the browser paint before anything is fetched, and keeps what hurried
// hands press before the page can answer; no form is sent by the browser itself. `web/early-input.ts` does it again.
// It says that nobody is signed in where the device keeps no session, so that the ways in are there at once.
// A page that only tells waits for a touch before it fetches (decision 145), and so does a page that can be read first, at a first
// visit (decision 153).
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { SECRET_HASH, SECRET_QUERY, SECRET_QUERY_PATHS } from '#src/shared/paths.ts'
import type { StoredKey } from '#src/web/storage/stored-keys.ts'
import { minifyScript } from '../minifying/minify-script.ts'

/** Each page starts with files of its own; what is around that is made small once. */
const START = 'startApp()'
const SESSION: StoredKey = 'authToken'

/** A tab in the background draws no frames, so there a timer starts the app. */
export const AFTER_PAINT = `
requestAnimationFrame(() => requestAnimationFrame(go));
if (document.hidden) setTimeout(go, 50);`

/**
 * A mouse that lies still moves too as soon as a page comes under it, but by no length. A click or an input without a pointer or a
 * key is of something that reads or fills a page for somebody. Without a network the device may have the scripts, which say so.
 * Who was in vain on a bad line touches again.
 */
export const AT_FIRST_TOUCH = `
const touch = () => {
  window.touchedAt ??= Date.now();
  go()?.catch(() => setTimeout(() => { started = false }, 1000));
};
const move = ({ movementX, movementY }) => { if (movementX || movementY) touch() };
for (const sign of ['pointerdown', 'touchstart', 'keydown', 'click', 'input']) addEventListener(sign, touch, capture);
addEventListener('pointermove', move, capture);
if (navigator.serviceWorker?.controller) {
  if (!navigator.onLine) touch();
  addEventListener('offline', touch, capture);
}`

/**
 * Runs in the head of a page that waits, behind its link to the manifest and before anything is laid out. At a first visit nothing on the device changes what the page says:
 * it is as it was built, and stands in the device's own typefaces until ours are there and nobody is disturbed (decision 153).
 * With an address that asks for more than the page, or a browser that speaks another of our languages, something does.
 *
 * A browser fetches the manifest, and an icon that stands in it, while it lays the page out: until something is to be seen it is not named. The
 * second frame begins before the first one is on the screen, so the browser itself says when that is; one that does not tell has a second.
 * @param face the typeface that is asked for at once otherwise
 */
export function writeHeadScript(face: string, language: Language): Promise<string> {
  const others = SPOKEN_LANGUAGES.filter((other) => other !== language)
  // A device may lack letters of Urdu: boxes would stand there.
  const isPlain = LANGUAGES[language].direction === 'ltr' ? 'window.isFirstVisit' : 'false'
  const script = `
try {
  window.isFirstVisit = !localStorage.length && !location.search && !location.hash
    && !navigator.languages.some((tag) => ${JSON.stringify(others)}.includes(tag.split('-')[0]));
} catch {}
if (${isPlain}) document.documentElement.dataset.plain = '';
else document.head.append(Object.assign(document.createElement('link'), {
  rel: 'preload', as: 'font', crossOrigin: '', href: ${JSON.stringify(face)}
}));
const manifest = document.currentScript.previousSibling;
manifest.rel = '';
window.painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 1000);
});
painted.then(() => { manifest.rel = 'manifest' })`
  return minifyScript(`(() => {${script}})()`, 2)
}

/** Milliseconds: whoever has read for so long will want to go on. Somebody who is read to touches nothing. */
const READ_FOR = 10_000

/** @param script the address of what a page does at a first visit before React comes */
export function writeFirstVisit(script: string): string {
  return `
if (window.isFirstVisit) {
  ${AT_FIRST_TOUCH}
  setTimeout(touch, ${READ_FOR});
  painted.then(() => import(${JSON.stringify(script)})).catch(() => {});
} else {
  ${AFTER_PAINT}
}`
}

/**
 * @param start an expression that loads and starts the app, a promise
 * @param moment when that happens: `AFTER_PAINT`, `AT_FIRST_TOUCH` or what `writeFirstVisit` says
 * @returns JavaScript without a wrapping tag
 */
export async function writeStartScript(start: string, moment: string): Promise<string> {
  const script = `(() => {
if (${SECRET_HASH}.test(location)) {
  window.secretHash = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
}
if (${JSON.stringify(SECRET_QUERY_PATHS)}.includes(location.pathname) || ${SECRET_QUERY}.test(location.search)) {
  window.secretQuery = location.search;
  history.replaceState(history.state, '', location.pathname);
}
try {
  if (localStorage.getItem('${SESSION}') === null) document.documentElement.dataset.guest = '';
} catch {}
const early = window.early = new AbortController();
const capture = { capture: true, signal: early.signal };
addEventListener('click', (event) => { if (event.target.closest('button')) early.press = event }, capture);
addEventListener('submit', (event) => event.preventDefault(), capture);
let started = false;
const go = () => { if (!started) { started = true; return ${START} } };
${moment}
})()`
  return (await minifyScript(script, 2)).replace(START, () => start)
}
