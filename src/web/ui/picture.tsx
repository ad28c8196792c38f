// A drawn scene: an image that has its own colours for light and dark (decision 185). Decoration: the words beside it say what it shows.
// A page that is read from right to left mirrors it, but for one that keeps its side.
import { KEEPS_ITS_SIDE } from '#src/shared/scene-side.ts'

interface PictureProps {
  src: string
  className?: string | undefined
  /** Units of its drawing. */
  width?: number
  height?: number
  /** In sight when the page opens: it comes before the scripts. */
  first?: boolean
  /** On a phone a square of it, around what must be seen. */
  square?: boolean
}

export function Picture({
  src,
  className = '',
  width = 320,
  height = 180,
  first = false,
  square = false,
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
  if (!square) return image
  return (
    <picture>
      <source media="(max-width: 39.99rem)" srcSet={`${file}#focus`} />
      {image}
    </picture>
  )
}
