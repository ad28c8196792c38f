// The scripts that a page is built with. In the browser they have run: React has to find as many as there are, and no more is said of them. The
// router's own component would name every file of the page once more there, and the browser fetch those that nothing asks for.
import { Scripts } from 'react-router'

export function PageScripts() {
  return import.meta.env.SSR ? (
    <Scripts />
  ) : (
    <>
      <Found />
      <Found />
    </>
  )
}

/** Its words stand for those in the page, whatever they are. */
function Found() {
  return <script suppressHydrationWarning> </script>
}
