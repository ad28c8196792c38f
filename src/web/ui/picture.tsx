// A drawn scene: an image that has its own colours for light and dark. Decoration: the words beside it say what it shows.
// Pages that are read from right to left mirror it, unless its address ends with `KEEPS_ITS_SIDE`.
import { preload } from 'react-dom'
import { KEEPS_ITS_SIDE } from '#src/shared/scene-side.ts'

const ONE_COLUMN = '(max-width: 59.99rem)'

interface PictureProps {
  src: string
  className?: string | undefined
  /** Width of the drawing in its own units, as `height`. */
  width?: number
  height?: number
  /** Visible when the page opens, so it is loaded before the scripts. */
  first?: boolean
  /** On a phone only a square of it is shown, around its most important part. */
  square?: boolean
  /** The address of what stands in its place where the page is one column. */
  narrow?: string
}

export function Picture({
  src,
  className = '',
  width = 320,
  height = 180,
  first = false,
  square = false,
  narrow,
}: PictureProps) {
  const [file = src] = src.split('#')
  const image = (
    <img
      src={file}
      alt=""
      width={width}
      height={height}
      className={src.endsWith(KEEPS_ITS_SIDE) ? className : `mirrors ${className}`}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
  if (!square && narrow === undefined) return image
  // React asks early for an image by itself, but not for one inside a <picture>: its file would wait behind all scripts.
  if (first && narrow !== undefined) {
    preload(narrow, { as: 'image', fetchPriority: 'high', media: ONE_COLUMN })
    preload(file, { as: 'image', fetchPriority: 'high', media: `not all and ${ONE_COLUMN}` })
  }
  return (
    <picture>
      {square ? <source media="(max-width: 39.99rem)" srcSet={`${file}#focus`} /> : null}
      {narrow === undefined ? null : <source media={ONE_COLUMN} srcSet={narrow} />}
      {image}
    </picture>
  )
}
