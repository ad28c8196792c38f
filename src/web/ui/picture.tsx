// A drawn scene: an image that has its own colours for light and dark. Decoration: the words beside it say what it shows.
// Pages that are read from right to left mirror it, unless its address ends with `KEEPS_ITS_SIDE`.
import { KEEPS_ITS_SIDE } from '#src/shared/scene-side.ts'

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
  return (
    <picture>
      {square ? <source media="(max-width: 39.99rem)" srcSet={`${file}#focus`} /> : null}
      {narrow === undefined ? null : <source media="(max-width: 59.99rem)" srcSet={narrow} />}
      {image}
    </picture>
  )
}
