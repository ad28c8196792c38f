// Renders the pages of one language that is not English (React Router itself renders those): the same build asked under the prefix of
// the language. One route table with the language in each path would be four times as long on every page, and would take
// `/no-such-page` for the home page of a language.
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { addressesOf, listPagePaths, PAGES } from '#src/pages/table.ts'
import { FALLBACK_PATH } from '#src/server/edge/serve-pages.ts'
import { isLanguage, LANGUAGES, pathIn } from '#src/shared/languages.ts'
import { CLIENT_FOLDER, dataPathOf, SERVER_ENTRY } from './pages-folder.ts'
import { writeInto } from './write-into.ts'

const [language] = process.argv.slice(2)
if (language === undefined || !isLanguage(language)) throw new Error(`There is no language "${language}".`)
const { prefix } = LANGUAGES[language]
const built = (await import(pathToFileURL(SERVER_ENTRY).href)) as ServerBuild
const build = { ...built, basename: prefix, prerender: listPagePaths(language) }
const answer = createRequestHandler(build, 'production')

for (const page of PAGES) {
  const route = built.routes[page.file.replace(/\.tsx$/, '')]
  if (route === undefined) throw new Error(`${page.file} is not in the build.`)
  for (const path of addressesOf(page, language).map((address) => pathIn(language, address))) {
    if (route.module.loader !== undefined) await render(dataPathOf(path), dataPathOf(path))
    await render(`${path}/`, `${path}/index.html`)
  }
}
await render(prefix, prefix + FALLBACK_PATH, { 'X-React-Router-SPA-Mode': 'yes' })

/** Writes down what a path is answered with. */
async function render(path: string, file: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await answer(new Request(`http://localhost${path}`, { headers }))
  const text = await response.text()
  // The data of a page is answered with 202.
  if (response.status !== 200 && response.status !== 202) {
    throw new Error(`${path} was answered with ${response.status} while it was rendered:\n${text}`)
  }
  await writeInto(CLIENT_FOLDER, file, text)
}
