// The question about cookies. It has no way out but a choice, and both choices look and weigh the same. It is made without
// React, because it comes at a first visit before React does (decision 153).
import * as m from '#messages'
import { fetchSettings } from '#src/features/settings/settings-request.ts'
import { HELP_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
import button from '#src/web/ui/button.module.css'
import frame from '#src/web/ui/dialogs/dialog.module.css'
import buttons from './consent-buttons.module.css'
import { chooseConsent } from './consent-store.ts'
import styles from './question-dialog.module.css'

const TITLE_ID = 'consent-title'

/**
 * Shows the question.
 * @param chosen is told of a choice once it is kept
 * @returns takes the question away; the focus goes back to where it was
 */
export function showQuestion(chosen: () => void): () => void {
  const opener = document.activeElement
  let google = false
  const dialog = element('dialog', `${frame.dialog} ${styles.question}`, [
    element('div', frame.content, [
      Object.assign(element('h2', frame.title, [m.consent_title(LANGUAGE)]), { id: TITLE_ID, tabIndex: -1 }),
      element('p', '', [m.consent_essential(LANGUAGE)]),
      sayWhatIsCounted(element('p', '', [m.consent_count(LANGUAGE)]), () => {
        google = true
      }),
      element('div', buttons.choices, [
        choice(m.consent_essential_button(LANGUAGE), false),
        choice(m.consent_all_button(LANGUAGE), true),
      ]),
      element('p', styles.links, [
        link(m.shell_link_privacy_policy(LANGUAGE), PRIVACY_PATH),
        link(m.shell_link_help(LANGUAGE), HELP_PATH),
      ]),
    ]),
  ])
  const end = () => {
    dialog.remove()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
  function choice(words: string, analytics: boolean): HTMLElement {
    const made = Object.assign(element('button', `${button.button} ${button.quiet}`, [words]), { type: 'button' })
    made.addEventListener('click', () => {
      chooseConsent(analytics, new Date(), google)
      end()
      chosen()
    })
    return made
  }
  dialog.setAttribute('aria-labelledby', TITLE_ID)
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('close', () => {
    // A browser without `closedby` closes at the second Escape, whatever we say.
    if (dialog.isConnected) dialog.showModal()
  })
  document.body.append(dialog)
  dialog.showModal()
  return end
}

/** Whether an operator counts with Google is said once the server has told it. @param named is told so then */
function sayWhatIsCounted(line: HTMLElement, named: () => void): HTMLElement {
  fetchSettings().then(
    ({ gaMeasurementId }) => {
      if (gaMeasurementId === null) return
      line.append(` ${m.consent_google(LANGUAGE)}`)
      named()
    },
    () => {},
  )
  return line
}

function link(words: string, path: string): HTMLElement {
  return Object.assign(element('a', '', [words]), { href: documentPath(path) })
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  children: (Node | string)[],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...children)
  return made
}
