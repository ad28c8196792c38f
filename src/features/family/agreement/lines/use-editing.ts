import { type RefObject, useEffect, useRef, useState } from 'react'
import { hasLineDraft } from './line-draft.ts'

interface Editing<Place extends HTMLElement> {
  editing: boolean
  edit: (on: boolean) => void
  /** What holds the line, or the fields in its place. */
  place: RefObject<Place | null>
}

/** Whether a line is being changed. What was pressed is gone then: the focus goes on to the first field, and from there back to the line. */
export function useEditing<Place extends HTMLElement>(lineId: string): Editing<Place> {
  const [editing, setEditing] = useState(() => hasLineDraft(lineId))
  const place = useRef<Place>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current) place.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus()
  }, [editing])
  const edit = (on: boolean) => {
    pressed.current = true
    setEditing(on)
  }
  return { editing, edit, place }
}
