// The link behind a way to reach a help line: what a phone, a text, a site or an address opens.
import type { Helpline } from './help.contract.ts'

export type Contact = Helpline['contacts'][number]
export type ContactKind = Contact['kind']

/** Makes the contact from what a person reads: '0800 1111', 'SHOUT to 85258', 'childline.org.uk'. */
export function createContact(kind: ContactKind, label: string): Contact {
  return { kind, label, href: hrefOf(kind, label) }
}

function hrefOf(kind: ContactKind, label: string): string {
  switch (kind) {
    case 'phone':
      // '0800 027 1234 (Scotland)': the words in brackets are no part of the number.
      return `tel:${label.replace(/\(.*$/, '').replace(/\D/g, '')}`
    case 'text': {
      const number = label.match(/\d+/)?.[0] ?? ''
      const word = label.match(/^([A-Za-z]+) to /)?.[1]
      return word === undefined ? `sms:${number}` : `sms:${number}?body=${word}`
    }
    case 'web':
      return `https://${label}`
    case 'email':
      return `mailto:${label}`
  }
}
