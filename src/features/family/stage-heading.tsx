import { type ReactNode, useEffect, useRef } from 'react'

interface StageHeadingProps {
  id: string
  /** The parent pressed what led here: the button is gone, so the focus moves here. */
  moved: boolean
  children: ReactNode
}

/** The heading of what took another's place on the page. */
export function StageHeading({ id, moved, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
