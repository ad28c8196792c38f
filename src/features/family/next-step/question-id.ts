/** Of the title of 'Did it work?'. */
export const QUESTION_ID = 'check-back-title'
