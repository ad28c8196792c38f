// Which AI services there are, and from what age: a table whose rows say by themselves that they are old.
import { LastLookDay } from '#src/features/device-guides/last-look/last-look-day.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { englishDirection, pageLanguage, staysEnglish } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { InlineMarkdown } from '#src/web/ui/markdown.tsx'
import styles from '#src/web/ui/row-table.module.css'
import type { Route } from './+types/ai-services-page.ts'
import { loadAiServices } from './ai-services.server.ts'
import { type AiService, type AiServices, COLUMNS } from './ai-services.ts'

export function loader(): AiServices {
  return loadAiServices(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { title, description } = loaderData
  return [{ title: pageTitle(title) }, { name: 'description', content: description }]
}

export default function AiServicesPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, columns, old, undated, report, services, sources } = loaderData
  return (
    <div
      className={styles.page}
      lang={loaderData.inEnglish && staysEnglish()}
      dir={loaderData.inEnglish && englishDirection()}
    >
      <EnglishLine shown={loaderData.inEnglish} />
      <h1 id="services-title">{title}</h1>
      {intro.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <table className={styles.table} aria-labelledby="services-title">
        <thead className={styles.hiddenOnPhones}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <ServiceRow key={service.name} service={service} columns={columns} old={old} undated={undated} />
          ))}
        </tbody>
      </table>
      <h2>{report.title}</h2>
      <ul>
        {report.text.map((nodes, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={index}>
            <InlineMarkdown nodes={nodes} />
          </li>
        ))}
      </ul>
      <SourcesLine sources={sources} />
    </div>
  )
}

interface ServiceRowProps {
  service: AiService
  columns: AiServices['columns']
  old: string
  undated: string
}

function ServiceRow({ service, columns, old, undated }: ServiceRowProps) {
  const { name, what, ages, controls, note, lastChecked } = service
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-column={columns.ages}>{ages}</td>
      <td data-column={columns.controls}>{controls}</td>
      <td data-column={columns.note}>
        {what}. {note}
      </td>
      <td data-column={columns.lastChecked}>
        {lastChecked === undefined ? `${undated} ${old}` : <LastLookDay day={lastChecked} old={old} />}
      </td>
    </tr>
  )
}
