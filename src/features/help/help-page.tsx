// 'Get help now': what is happening, whom to call first, and every line we may print.
import type { UndisturbedPage } from '#src/features/consent/consent-banner.tsx'
import { LOCALE } from '#src/shared/product.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/help-page.ts'
import type { HelpDirectory, Helpline } from './help.contract.ts'
import { loadHelpDirectory } from './help.server.ts'
import styles from './help-page.module.css'
import { HelplineContacts } from './helpline-contacts.tsx'

export function loader(): HelpDirectory {
  return loadHelpDirectory()
}

export function meta() {
  return [
    { title: pageTitle('Get help now: who to call for a child online') },
    {
      name: 'description',
      content:
        'Worried about a child online? See what to do first and which UK help line, police route or report fits.',
    },
  ]
}

/** Nobody who looks for help is held up. */
export const handle: UndisturbedPage = { undisturbed: () => true }

const checkedFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'Europe/London' })

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { routes, groups, checked } = loaderData
  return (
    <div className={styles.page}>
      <h1>Get help now</h1>
      <p className={styles.urgent}>
        Is someone in danger now, or is a child about to meet someone? Call <a href="tel:999">999</a>.
      </p>
      <h2>What is happening?</h2>
      <ul className={styles.routes}>
        {routes.map((route) => (
          <li key={route.situation} className={styles.route}>
            <h3>{route.situation}</h3>
            <p>
              <strong>First:</strong> {route.first}
            </p>
            <p>
              <strong>Then:</strong> {route.afterwards}
            </p>
            <p className={styles.lines}>
              {route.helplines.map((line) => (
                <span key={line.id}>
                  {line.name}: <HelplineContacts contacts={line.contacts} />
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul className={styles.directory}>
            {group.helplines.map((line) => (
              <HelplineEntry key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.checked}>
        Details checked against public pages, the oldest on {checkedFormat.format(new Date(checked))}. Numbers can
        change: if one does not answer, try the website.
      </p>
    </div>
  )
}

function HelplineEntry({ line }: { line: Helpline }) {
  return (
    <li className={styles.entry}>
      <h3>{line.name}</h3>
      {line.contacts.length === 0 ? null : (
        <p className={styles.contact}>
          <HelplineContacts contacts={line.contacts} />
        </p>
      )}
      <p>
        <strong>For:</strong> {line.whoFor}
      </p>
      <p>{line.expect}</p>
      {line.hours === undefined ? null : (
        <p>
          <strong>Hours:</strong> {line.hours}
        </p>
      )}
    </li>
  )
}
