// How a scene stands on a page.

import { expect, test } from 'vitest'
import { translator } from '#src/web/language/translator.ts'
import { render } from '../../../../testing/runner/render.tsx'
import type { BlockLesson } from '../curriculum.contract.ts'
import { stepsOf } from '../player/lesson-steps.ts'
import { LessonSteps } from '../player/lesson-steps-view.tsx'
import { Scene } from './scene.tsx'

const t = translator('en')

const PATH = '/assets/scenes/calm-shutdown-12345678.svg'

test('a scene is decoration: an image of our own origin that screen readers pass by', () => {
  const { container } = render(<Scene path={PATH} />)
  const drawing = container.querySelector('img')
  expect(drawing?.getAttribute('alt')).toBe('')
  expect(drawing?.getAttribute('src')).toBe(PATH)
  expect(container.textContent).toBe('')
})

test('where nobody has drawn one, nothing is shown', () => {
  const { container } = render(<Scene path={undefined} />)
  expect(container.innerHTML).toBe('')
})

test('each step of a tool has its scene, above its words', () => {
  const sections = showSteps(BLOCKS)
  expect(sections.map((section) => section.querySelectorAll(`img[src="${PATH}"]`).length)).toEqual([1, 1])
  expect(sections[0]?.querySelector('img, h2')?.tagName).toBe('IMG')
})

test('a step with a scene of its own shows it, and asks for it when it is reached', () => {
  const own = '/assets/scenes/calm-shutdown-2-12345678.svg'
  const sections = showSteps(BLOCKS.map((block, index) => (index === 1 ? { ...block, scene: own } : block)))
  const images = sections.map((section) => section.querySelector('img'))
  expect(images.map((image) => image?.getAttribute('src'))).toEqual([PATH, own])
  expect(images.map((image) => image?.getAttribute('loading'))).toEqual([null, 'lazy'])
})

function showSteps(blocks: BlockLesson['blocks']): HTMLElement[] {
  const lesson = { lessonId: '1.1', moduleId: 'module1', scene: PATH, helplines: [], sources: [], blocks }
  const shown = lesson as unknown as BlockLesson
  const nothing = () => undefined
  const quiz = { chosen: null, answered: false, checked: false, choose: nothing, check: nothing }
  const at = { everyStep: true, moved: false, step: 0, answers: {}, quiz, notices: null }
  const { container } = render(<LessonSteps lesson={shown} steps={stepsOf(t, shown)} {...at} />)
  return [...container.querySelectorAll('section')]
}

const BLOCKS: BlockLesson['blocks'] = [
  { type: 'exploreDiscover', heading: 'One', content: '', contentTree: [] },
  { type: 'exploreDiscover', heading: 'Two', content: '', contentTree: [] },
]
