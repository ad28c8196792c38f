// The titles of works stay in their own language: what marks them says so to a screen reader and a translator.

import { expect, test } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { SourcesLine } from './sources-line.tsx'

test('the title of a work stands in <cite>, and who wrote it and when does not', () => {
  render(
    <SourcesLine
      sources={[
        { author: 'Somebody', title: 'A work', year: '2026' },
        { author: 'Nobody', title: 'Another work', year: '' },
      ]}
    />,
  )
  const works = screen.getAllByRole('listitem', { hidden: true })
  expect(works.map((work) => work.textContent)).toEqual(['Somebody, A work, 2026', 'Nobody, Another work'])
  expect(works.map((work) => work.querySelector('cite')?.textContent)).toEqual(['A work', 'Another work'])
})
