// All scenes on one page, twice: by day and in the dark, each large and as small as on a phone.
import type { Scene } from './scene.ts'

/** @param addressOf where the file of a scene lies, as seen from the sheet */
export function writeSheet(scenes: readonly Scene[], addressOf: (scene: Scene) => string): string {
  const figures = scenes.map((scene) => figure(scene, addressOf(scene))).join('\n')
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Scenes</title>
<style>
  body { margin: 0; font: 14px/1.3 system-ui, sans-serif }
  main { display: grid; grid-template-columns: repeat(auto-fill, 340px); gap: 12px; padding: 12px }
  .light { color-scheme: light; background: #fff; color: #14213b }
  .dark { color-scheme: dark; background: #11162c; color: #f4f1ea }
  figure { margin: 0 }
  .large { inline-size: 340px; block-size: 191px; border-radius: 14px; object-fit: cover }
  .small { inline-size: 116px; block-size: 65px; border-radius: 8px; object-fit: cover }
  .night { background: #1b2657 }
</style>
<main class="light">
${figures}
</main>
<main class="dark">
${figures}
</main>
</html>
`
}

function figure({ name, shows, size }: Scene, address: string): string {
  const image = (look: string) => `<img class="${look}${size ? ' night' : ''}" src="${address}" alt="">`
  return `<figure>${image('large')}${image('small')}<figcaption>${name}: ${shows}</figcaption></figure>`
}
