// The words of the mail that acknowledges a complaint. What was written is not in it: anybody can type anybody's address.
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

export function complaintMail(email: string, reference: string): Mail {
  const words = composeMail({
    subject: `We have your complaint: ${reference}`,
    before: [
      'Hello,',
      `Somebody, we think you, sent ${PRODUCT_NAME} a complaint about personal data. Thank you for telling us.`,
      `Your reference is ${reference}. Please quote it if you write again.`,
      'A person reads it, looks into it and answers to this address within 30 days.',
      "If you are not happy with our answer, you can complain to the Information Commissioner's Office at ico.org.uk.",
      'If this was not you, you need do nothing.',
    ],
    after: [],
  })
  return { to: email, kind: 'complaint-received', share: 'other', accountId: null, ...words }
}
