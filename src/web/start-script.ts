// The one inline script of every page, which runs before anything is drawn. It takes a secret out of the address bar, where
// history, screenshots and other scripts would find it; marks the page of a visitor who is not signed in, so that the header does not
// move; marks that of a family with a next step, so that its plan is shown once it is open; and marks the page as one that does not
// answer yet (`hooks/use-ready.ts`): its buttons look inert, and the browser sends none of its forms.
import { SECRET_HASH, SECRET_QUERY, SECRET_QUERY_PATHS } from '#src/shared/paths.ts'
import type { StoredKey } from './storage/stored-keys.ts'
import { TOKEN_KEY } from './storage/token-key.ts'

const NEXT_QUESTION_KEY: StoredKey = 'nextQuestion'

/** JavaScript without a wrapping tag. */
export const START_SCRIPT = `(() => {
if (${SECRET_HASH}.test(location)) {
  window.secretHash = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
}
if (${JSON.stringify(SECRET_QUERY_PATHS)}.includes(location.pathname) || ${SECRET_QUERY}.test(location.search)) {
  window.secretQuery = location.search;
  history.replaceState(history.state, '', location.pathname);
}
const page = document.documentElement.dataset;
try {
  if (localStorage.getItem('${TOKEN_KEY}') === null) page.guest = '';
  if (localStorage.getItem('${NEXT_QUESTION_KEY}') !== null) page.plan = '';
} catch {}
page.starting = '';
addEventListener('submit', (event) => { if ('starting' in page) event.preventDefault() }, true);
})()`
