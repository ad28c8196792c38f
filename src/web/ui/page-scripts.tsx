// The scripts that a page is built with. In the browser they have run: React has to find as many as there are, and no more is said of them. The
// router's own component would name every file of the page once more there, and the browser fetch those that nothing asks for.
import { useContext } from 'react'
import { Scripts, UNSAFE_FrameworkContext } from 'react-router'

export function PageScripts() {
  // The router brings the looks of a page that was not rendered beforehand only once its own component has run.
  const isWaiting = useContext(UNSAFE_FrameworkContext)?.isSpaMode
  return import.meta.env.SSR || isWaiting ? (
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
