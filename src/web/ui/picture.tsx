// A drawn scene: an image that has its own colours for light and dark (decision 185). Decoration: the words beside it say what it shows.

interface PictureProps {
  src: string
  className?: string | undefined
  /** Units of its drawing. */
  width?: number
  height?: number
  /** In sight when the page opens: it does not wait for the rest. */
  first?: boolean
}

export function Picture({ src, className, width = 320, height = 180, first = false }: PictureProps) {
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      className={className}
      loading={first ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
