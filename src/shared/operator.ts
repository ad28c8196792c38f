// Who runs the website, as pages and mails say it. Settings of the build: Vite writes them into the scripts, the server reads them.

export interface Operator {
  name: string
  /** An email address or one that starts with https://. */
  contact: string | null
  /** In one line. */
  address: string | null
  charityNumber: string | null
  /** The number in the register of the Information Commissioner's Office. */
  icoNumber: string | null
}

const orNull = (value: string | undefined) => value?.trim() || null

interface OperatorSettings {
  OPERATOR_NAME?: string | undefined
  OPERATOR_CONTACT?: string | undefined
  OPERATOR_ADDRESS?: string | undefined
  CHARITY_NUMBER?: string | undefined
  ICO_NUMBER?: string | undefined
}

/** Null where no one is named. @param settings those of this process or build, when none are given: Vite replaces each name as it is written here */
export function readOperator(
  settings: OperatorSettings = {
    OPERATOR_NAME: process.env.OPERATOR_NAME,
    OPERATOR_CONTACT: process.env.OPERATOR_CONTACT,
    OPERATOR_ADDRESS: process.env.OPERATOR_ADDRESS,
    CHARITY_NUMBER: process.env.CHARITY_NUMBER,
    ICO_NUMBER: process.env.ICO_NUMBER,
  },
): Operator | null {
  const name = orNull(settings.OPERATOR_NAME)
  if (name === null) return null
  return {
    name,
    contact: orNull(settings.OPERATOR_CONTACT),
    address: orNull(settings.OPERATOR_ADDRESS),
    charityNumber: orNull(settings.CHARITY_NUMBER),
    icoNumber: orNull(settings.ICO_NUMBER),
  }
}

/** Where the link leads. */
export function contactAddress(contact: string): string {
  return contact.startsWith('https:') ? contact : `mailto:${contact}`
}
