// The pictures that apps show with a shared link: one for the site, one for each toolkit, tool, talk and device guide.

import type { ToolkitLook } from '#src/features/curriculum/curriculum.contract.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { loadDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { readNightStep } from '#src/platform/brand-colours.ts'
import { translator } from '#src/platform/content/translator.ts'
import { deviceGuidePath, talkPath } from '#src/shared/content-paths.ts'
import { LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { lessonPath, toolkitPath } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { drawSharePicture, type SharePicture } from './draw-share-picture.ts'

const FOLDER = 'pictures'
const SITE_PICTURE = 'handrail.png'

/** The strong colours of the rooms (`tokens.css`): a share picture has one scheme. */
const COLOURS: Record<ToolkitLook['colour'], string> = {
  night: readNightStep(),
  violet: '#5b3cc4',
  teal: '#0b6f78',
  blue: '#1b4fd8',
  orange: '#b93d0a',
  green: '#1f7040',
  plum: '#9d1c63',
}

type Words = Omit<SharePicture, 'direction'>

interface Share {
  /** The page it belongs to. */
  path: string
  picture: Words
}

/** What the head of a page says about its picture. */
export interface PictureLink {
  /** Where the picture is, without the origin. */
  path: string
  alt: string
}

/** A title that is still English must not pull the number beside it to the other side of a line read from right to left. */
const isolate = (title: string) => `\u2068${title}\u2069`

const shares = new Map<Language, Share[]>()

/** Every page asks for them. */
function listShares(language: Language): Share[] {
  const known = shares.get(language) ?? readShares(language)
  shares.set(language, known)
  return known
}

function readShares(language: Language): Share[] {
  const t = translator(language)
  const { modules, lessons } = loadCurriculum(language)
  const colourOf = (stage: string, toolkit: string) =>
    COLOURS[modules.find(({ stageId, moduleId }) => stageId === stage && moduleId === toolkit)?.look.colour ?? 'night']
  return [
    ...modules.map(({ stageId, moduleId, title, look, lessonIds }) => ({
      path: toolkitPath(stageId, moduleId),
      picture: {
        title,
        label: t('pictures_toolkit_label', { count: String(lessonIds.length) }),
        colour: COLOURS[look.colour],
      },
    })),
    ...lessons.map(({ stageId, moduleId, lessonId, moduleTitle, title, minutes }) => ({
      path: lessonPath(stageId, moduleId, lessonId),
      picture: {
        title,
        label: t('pictures_tool_label', { toolkit: isolate(moduleTitle), minutes: String(minutes) }),
        colour: colourOf(stageId, moduleId),
      },
    })),
    ...loadTalks(language).map(({ slug, title }) => ({
      path: talkPath(slug),
      picture: { title, label: t('pictures_talk_label'), colour: COLOURS.green },
    })),
    ...loadDeviceGuides(language).map(({ slug, title }) => ({
      path: deviceGuidePath(slug),
      picture: { title, label: t('pictures_card_label'), colour: COLOURS.teal },
    })),
  ]
}

/** Every picture as a PNG, by its name below the site's root. */
export function drawSharePictures(language: Language): Map<string, Promise<Uint8Array>> {
  const t = translator(language)
  const site = {
    title: t('pictures_site_title'),
    label: t('pictures_site_label'),
    colour: COLOURS.night,
  }
  const draw = (words: Words) => drawSharePicture({ ...words, direction: LANGUAGES[language].direction })
  return new Map([
    [`${folderOf(language)}/${SITE_PICTURE}`, draw(site)],
    ...listShares(language).map(({ path, picture }) => [nameOf(language, path), draw(picture)] as const),
  ])
}

/** The picture of a page: its own, or the site's. */
export function findPicture(language: Language, path: string): PictureLink {
  const t = translator(language)
  const share = listShares(language).find((one) => one.path === path)
  if (share === undefined)
    return {
      path: `/${folderOf(language)}/${SITE_PICTURE}`,
      alt: t('pictures_site_alt', { product: PRODUCT_NAME }),
    }
  return { path: `/${nameOf(language, path)}`, alt: t('pictures_page_alt', { title: share.picture.title }) }
}

function folderOf(language: Language): string {
  return pathIn(language, `/${FOLDER}`).slice(1)
}

/** `/digitalLaunchpad/modules/module3/lessons/3.5` has `pictures/digitalLaunchpad-module3-3.5.png`. */
function nameOf(language: Language, path: string): string {
  return `${folderOf(language)}/${path
    .slice(1)
    .replaceAll(/modules\/|lessons\//g, '')
    .replaceAll('/', '-')}.png`
}
