// A chart for those who see it and those who do not.

import { expect, test } from 'vitest'
import { render, screen, within } from '../../../../testing/runner/render.tsx'
import type { Chart } from './chart.contract.ts'
import { drawBars } from './chart-drawing.server.ts'
import { ChartFigure } from './chart-figure.tsx'

const bars = [
  { label: '46% had been scammed', value: 46 },
  { label: '9% had lost money', value: 9 },
]
const chart: Chart = {
  title: 'What children said',
  caption: 'They said this about themselves.',
  source: 'Somebody, 2025',
  rows: [
    { label: 'had been scammed', figure: '46%' },
    { label: 'had lost money', figure: '9%' },
  ],
  drawing: drawBars(bars, 100),
}

test('the drawing has a name, and a table near by says what it shows', () => {
  render(<ChartFigure chart={chart} />)
  const figure = within(screen.getByRole('figure'))
  expect(figure.getByRole('img', { name: 'What children said' }).tagName).toBe('svg')
  const table = within(figure.getByRole('table', { name: 'What children said' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What was found',
    'How many',
  ])
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'What was foundHow many',
    'had been scammed46%',
    'had lost money9%',
  ])
})
