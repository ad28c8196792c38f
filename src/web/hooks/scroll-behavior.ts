import { prefersReducedMotion } from './reduced-motion.ts'

let isKeyboard = false
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (isKeyboard = true), true)
  window.addEventListener('pointerdown', () => (isKeyboard = false), true)
}

/**
 * Smooth, but at once for people who asked for less motion, and for those who use the keyboard: their next Tab comes while
 * the page is still on its way, and the rest of the way would then take it away from what has the focus (2.4.11).
 */
export function chooseScrollBehavior(): ScrollBehavior {
  return isKeyboard || prefersReducedMotion() ? 'instant' : 'smooth'
}
