// The small script inside every page. Before anything else it takes a secret out of the address bar, where history,
// screenshots and other scripts would find it. It lets the browser paint before anything is fetched, and keeps what hurried
// hands press before the page can answer; no form is sent by the browser itself. `web/early-input.ts` does it again.
import { SECRET_HASH, SECRET_QUERY, SECRET_QUERY_PATHS } from '#src/shared/paths.ts'

/**
 * @param start an expression that loads and starts the app
 * @returns JavaScript without a wrapping tag
 */
export function writeStartScript(start: string): string {
  // A tab in the background draws no frames, so there a timer starts the app.
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
const go = () => { if (!started) { started = true; ${start} } };
requestAnimationFrame(() => requestAnimationFrame(go));
if (document.hidden) setTimeout(go, 50);
})()`.replaceAll(/\n\s*/g, '')
}
