// The small script inside every page. Before anything else it takes a secret out of the address bar, where history,
// screenshots and other scripts would find it. It lets the browser paint before anything is fetched, and keeps what hurried
// hands press before the page can answer; no form is sent by the browser itself. `web/early-input.ts` does it again.
// A page that only tells waits for a touch before it fetches (decision 145).
import { SECRET_HASH, SECRET_QUERY, SECRET_QUERY_PATHS } from '#src/shared/paths.ts'

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
const touch = () => go()?.catch(() => setTimeout(() => { started = false }, 1000));
const move = ({ movementX, movementY }) => { if (movementX || movementY) touch() };
for (const sign of ['pointerdown', 'touchstart', 'keydown', 'click', 'input']) addEventListener(sign, touch, capture);
addEventListener('pointermove', move, capture);
if (navigator.serviceWorker?.controller) {
  if (!navigator.onLine) touch();
  addEventListener('offline', touch, capture);
}`

/**
 * @param start an expression that loads and starts the app, a promise
 * @param moment when that happens: `AFTER_PAINT` or `AT_FIRST_TOUCH`
 * @returns JavaScript without a wrapping tag
 */
export function writeStartScript(start: string, moment: string): string {
  return `(() => {
if (${SECRET_HASH}.test(location)) {
  window.secretHash = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
}
if (${JSON.stringify(SECRET_QUERY_PATHS)}.includes(location.pathname) || ${SECRET_QUERY}.test(location.search)) {
  window.secretQuery = location.search;
  history.replaceState(history.state, '', location.pathname);
}
const early = window.early = new AbortController();
const capture = { capture: true, signal: early.signal };
addEventListener('click', (event) => { if (event.target.closest('button')) early.press = event }, capture);
addEventListener('submit', (event) => event.preventDefault(), capture);
let started = false;
const go = () => { if (!started) { started = true; return ${start} } };
${moment}
})()`.replaceAll(/\n\s*/g, '')
}
