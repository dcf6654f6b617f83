import { addMessages } from '#lib/i18n/messages'
import newsletter from '#locales/el/newsletter.json'

/** Messages about what members are written to, and of the pages of its mails. */
export const newsletterMessages = addMessages('newsletter', newsletter)
