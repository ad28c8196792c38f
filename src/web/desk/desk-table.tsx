// A table of the desk. On a phone each row is a block under its name, in which a number says what it is and 0 is left out.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownCount } from '#src/shared/small-counts.ts'
import styles from './desk-table.module.css'
import { showCount } from './show-count.ts'

interface DeskTableProps {
  /** What it is a table of. */
  name: string
  /** Headings: first that of the rows' names, then one for each cell. */
  columns: string[]
  rows: {
    key: string
    name: ReactNode
    /** A number is counted, null is too few to show; words speak for themselves. */
    cells: (ShownCount | string)[]
  }[]
}

export function DeskTable({ name, columns, rows }: DeskTableProps) {
  const t = useTranslations()
  return (
    <table className={styles.table} aria-label={name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => {
              const column = columns[index + 1]
              const isWord = typeof cell === 'string'
              return (
                <td
                  key={column}
                  className={cell === 0 || cell === '' ? styles.none : undefined}
                  data-column={isWord ? undefined : column}
                >
                  {isWord ? cell : showCount(t, cell)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
