// All pictures on one page, a row for each screen.
interface Row {
  name: string
  /** File names beside the sheet. */
  pictures: string[]
}

/** @returns a page of HTML that lies in the folder of the pictures */
export function writeContactSheet(rows: Row[]): string {
  const sections = rows.map(({ name, pictures }) => {
    const links = pictures.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
    return `<section><h2>${name}</h2><div>${links.join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { margin: 2rem; font-family: system-ui, sans-serif; background: #888; }
  h2 { position: sticky; top: 0; margin: 0; background: #888; font-size: 1rem; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block: 0.5rem 2rem; }
  img { display: block; max-height: 40rem; }
</style>
${sections.join('\n')}
</html>
`
}
