// The small script inside every page. Before anything else it takes a secret out of the address bar, where history,
// screenshots and other scripts would find it. It lets the browser paint before anything is fetched, and keeps what a hurried
// thumb taps before the page can answer: the last button or radio is pressed again once it can.
import { SECRET_PATHS } from '#src/shared/paths.ts'
import { READY_EVENT } from '#src/shared/ready-event.ts'

/**
 * @param start an expression that loads and starts the app
 * @returns JavaScript without a wrapping tag
 */
export function writeStartScript(start: string): string {
  // A tab in the background draws no frames, so there a timer starts the app.
  return `(() => {
if (${JSON.stringify(SECRET_PATHS)}.includes(location.pathname)) {
  window.secretQuery = location.search;
  history.replaceState(history.state, '', location.pathname);
}
let tapped;
const keep = (event) => { tapped = event.target.closest('button,input[type=radio]') ?? tapped };
addEventListener('click', keep, true);
addEventListener('${READY_EVENT}', () => {
  removeEventListener('click', keep, true);
  if (!tapped?.isConnected) return;
  if (tapped.type === 'radio') tapped.checked = false;
  tapped.click();
}, { once: true });
let started = false;
const go = () => { if (!started) { started = true; ${start} } };
requestAnimationFrame(() => requestAnimationFrame(go));
if (document.hidden) setTimeout(go, 50);
})()`.replaceAll(/\n\s*/g, '')
}
