// Who runs the website, as pages and mails say it. Settings of the build: Vite writes them into the scripts, the server reads them.

export interface Operator {
  name: string
  /** An email address or one that starts with https://. */
  contact: string | null
  /** In one line. */
  address: string | null
  charityNumber: string | null
  /** Of the register of the Information Commissioner's Office. */
  icoNumber: string | null
}

const orNull = (value: string | undefined) => value?.trim() || null

/** Null where no one is named. Vite replaces each name as it stands here. */
export function readOperator(): Operator | null {
  const name = orNull(process.env.OPERATOR_NAME)
  if (name === null) return null
  return {
    name,
    contact: orNull(process.env.OPERATOR_CONTACT),
    address: orNull(process.env.OPERATOR_ADDRESS),
    charityNumber: orNull(process.env.CHARITY_NUMBER),
    icoNumber: orNull(process.env.ICO_NUMBER),
  }
}

/** Where the link leads. */
export function contactAddress(contact: string): string {
  return contact.startsWith('https:') ? contact : `mailto:${contact}`
}
