// A field to draw in. What is drawn is a few lines of whole numbers, small enough for the plan and sharp on paper.

import { type PointerEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { DRAWING_BOX } from '../agreement-limits.ts'
import { extendDrawing, type Point } from './drawn-path.ts'
import styles from './initials-pad.module.css'

interface InitialsPadProps {
  /** An SVG path. */
  drawing: string
  onDraw: (drawing: string) => void
}

export function InitialsPad({ drawing, onDraw }: InitialsPadProps) {
  const t = useTranslations()
  const last = useRef<Point | null>(null)
  const draw = (event: PointerEvent<SVGSVGElement>, from: Point | null) => {
    const box = event.currentTarget.getBoundingClientRect()
    const to = {
      x: ((event.clientX - box.left) / box.width) * DRAWING_BOX.width,
      y: ((event.clientY - box.top) / box.height) * DRAWING_BOX.height,
    }
    const longer = extendDrawing(drawing, from, to)
    if (longer === drawing) return
    last.current = to
    onDraw(longer)
  }
  return (
    <div className={styles.pad}>
      <svg
        className={styles.field}
        viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`}
        role="img"
        aria-label={t('agreement_sign_pad')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, null)
        }}
        onPointerMove={(event) => {
          if (last.current !== null && event.buttons !== 0) draw(event, last.current)
        }}
        onPointerUp={() => {
          last.current = null
        }}
        onPointerCancel={() => {
          last.current = null
        }}
      >
        <path d={drawing} />
      </svg>
      {drawing === '' ? null : <Button onClick={() => onDraw('')}>{t('agreement_sign_clear')}</Button>}
    </div>
  )
}
