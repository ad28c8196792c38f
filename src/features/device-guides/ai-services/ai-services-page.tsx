// Which AI services there are, and from what age: a line for each, with the day of the last review.
import { ReviewedDay } from '#src/features/device-guides/reviewed-day.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { englishDirection, pageLanguage, staysEnglish } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { InlineMarkdown } from '#src/web/ui/markdown.tsx'
import type { Route } from './+types/ai-services-page.ts'
import { loadAiServices } from './ai-services.server.ts'
import type { AiService, AiServices } from './ai-services.ts'
import styles from './ai-services-page.module.css'

export function loader(): AiServices {
  return loadAiServices(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { title, description } = loaderData
  return [{ title: pageTitle(title) }, { name: 'description', content: description }]
}

export default function AiServicesPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, limits, columns, undated, report, services, sources } = loaderData
  return (
    <div
      className={styles.page}
      lang={loaderData.inEnglish && staysEnglish()}
      dir={loaderData.inEnglish && englishDirection()}
    >
      <EnglishLine shown={loaderData.inEnglish} />
      <h1>{title}</h1>
      {intro.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <details className={styles.limits}>
        <summary>{limits.title}</summary>
        {limits.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
      <ul className={styles.services}>
        {services.map((service) => (
          <ServiceLine key={service.name} service={service} columns={columns} undated={undated} />
        ))}
      </ul>
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

interface ServiceLineProps {
  service: AiService
  columns: AiServices['columns']
  undated: string
}

/** Its name and its age; the rest opens on a tap. */
function ServiceLine({ service, columns, undated }: ServiceLineProps) {
  const { name, what, ages, controls, note, lastChecked } = service
  return (
    <li>
      <details className={styles.service}>
        <summary>
          <strong className={styles.name}>{name}</strong>{' '}
          <span className={styles.ages}>
            <span className="visually-hidden">{columns.ages}: </span>
            {ages}
          </span>{' '}
          <span className={styles.looked}>
            {columns.lastChecked}: {lastChecked === undefined ? undated : <ReviewedDay day={lastChecked} />}
          </span>
        </summary>
        <dl className={styles.more}>
          <dt>{columns.controls}</dt>
          <dd>{controls}</dd>
          <dt>{columns.note}</dt>
          <dd>
            {what}. {note}
          </dd>
        </dl>
      </details>
    </li>
  )
}
