/** Packages that a server loads when it first needs them: who has no PostgreSQL and sends no mail never does. */
export const LOADED_LATER = ['pg', 'nodemailer', 'nodemailer/lib/mail-composer', 'postal-mime', 'openid-client']
