// The words of the mails about a subscription. Links are built from PUBLIC_URL only, never from a request.
import { composeMail, type Mail, type MailShare, type MailWords } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { CONFIRM_PATH, ERASE_PATH, ONE_CLICK_PATH, PREFERENCES_PATH, UNDO_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'

/** @param code starts the tips when the page's button is pressed */
export function confirmMail(services: Services, email: string, code: string): Mail {
  return toReader(email, 'newsletter-confirm', 'confirmation', {
    subject: `Please confirm: one tip from ${PRODUCT_NAME} every Saturday`,
    before: [
      'Hello,',
      `Somebody, we think you, asked for the '${NEWSLETTER_NAME}' at this address: one short tip by email every Saturday. If you want it, please confirm:`,
    ],
    link: { label: 'Confirm my subscription', url: linkTo(services, CONFIRM_PATH, code) },
    after: [
      'The link works for 7 days. You can stop at any time, with one press.',
      'If this was not you, there is nothing to do. Nothing more will be sent to you.',
    ],
  })
}

/** @param codes `undo` takes the departure back, `preferences` opens the page with all that can be done */
export function leftMail(services: Services, email: string, codes: { undo: string; preferences: string }): Mail {
  return toReader(email, 'newsletter-left', 'subscription', {
    subject: `You won't get any more tips from ${PRODUCT_NAME}`,
    before: [
      'Hello,',
      `Somebody, we think you, asked us to stop the '${NEWSLETTER_NAME}'. It has stopped. If that was not you, or you changed your mind, you can undo it here:`,
    ],
    link: { label: 'Keep my tips', url: linkTo(services, UNDO_PATH, codes.undo) },
    after: [
      'The link works for 30 days. Otherwise there is nothing to do. Go well.',
      `To see or erase what we still hold about you: ${linkTo(services, PREFERENCES_PATH, codes.preferences)}`,
    ],
  })
}

/** @param code stops the tips */
export function returnedMail(services: Services, email: string, code: string): Mail {
  return toReader(email, 'newsletter-returned', 'subscription', {
    subject: `Your tips from ${PRODUCT_NAME} go on`,
    before: [
      'Hello,',
      `Somebody, we think you, stopped the '${NEWSLETTER_NAME}' with a link out of a mail, and took it back at once. So the tips go on. If you want them to stop, open this page and press the button:`,
    ],
    link: { label: 'Stop my tips', url: `${services.config.http.publicUrl}${ONE_CLICK_PATH}/${code}` },
    after: ['Otherwise there is nothing to do.'],
  })
}

/** @param code erases all that the newsletter holds on the person */
export function eraseMail(services: Services, email: string, code: string): Mail {
  return toReader(email, 'newsletter-erase', 'other', {
    subject: `Please confirm: erase what ${PRODUCT_NAME} holds about you`,
    before: [
      'Hello,',
      `Somebody, we think you, asked us to erase all that the '${NEWSLETTER_NAME}' holds about this address. To erase it, open this page and press the button:`,
    ],
    link: { label: 'Erase everything', url: linkTo(services, ERASE_PATH, code) },
    after: ['The link works for 7 days.', 'If this was not you, there is nothing to do. Nothing is erased.'],
  })
}

/** For the time when so many departures are typed that somebody may be playing. @param code stops the tips */
export function leaveMail(services: Services, email: string, code: string): Mail {
  return toReader(email, 'newsletter-leave', 'other', {
    subject: `Please confirm: stop the tips from ${PRODUCT_NAME}`,
    before: [
      'Hello,',
      `Somebody, we think you, asked us to stop the '${NEWSLETTER_NAME}' at this address. To stop it, open this page and press the button:`,
    ],
    link: { label: 'Stop my tips', url: `${services.config.http.publicUrl}${ONE_CLICK_PATH}/${code}` },
    after: ['If this was not you, there is nothing to do.'],
  })
}

function toReader(email: string, kind: string, share: MailShare, words: MailWords): Mail {
  return { to: email, kind, share, accountId: null, ...composeMail(words) }
}

function linkTo(services: Services, path: string, code: string): string {
  return `${services.config.http.publicUrl}${path}?${new URLSearchParams({ code })}`
}
