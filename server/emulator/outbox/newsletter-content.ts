import { button, ignoreIfNotYou, type MailContent, paragraph } from './mail-content'

/** Mails that are sent only to who wants them; each says how it ends. */
export type NewsletterMail =
  | { kind: 'confirmSubscription'; topic: string; link: string }
  | { kind: 'newsletter'; topic: string; link: string }
  | { kind: 'cartLeft'; cart: string; leave: string }

export function newsletterContent(
  occasion: NewsletterMail,
  siteUrl: string,
): Pick<MailContent, 'subject' | 'blocks'> {
  switch (occasion.kind) {
    case 'confirmSubscription':
      return {
        subject: 'Επιβεβαιώστε την εγγραφή σας',
        blocks: [
          paragraph(`Ζητήσατε να λαμβάνετε: ${occasion.topic}. Επιβεβαιώστε το για να αρχίσουμε.`),
          button('Επιβεβαίωση εγγραφής', occasion.link),
          paragraph(ignoreIfNotYou),
        ],
      }
    case 'newsletter':
      return {
        subject: occasion.topic,
        blocks: [
          paragraph('Αυτό είναι ένα δοκιμαστικό τεύχος.'),
          paragraph('Δεν το θέλετε πια;', { label: 'Διακοπή θέματος', link: occasion.link }),
          preferences(siteUrl),
        ],
      }
    case 'cartLeft':
      return {
        subject: 'Κάτι έμεινε στο καλάθι σας',
        blocks: [
          paragraph('Αφήσατε την παραγγελία σας στη μέση. Το καλάθι σας περιμένει.'),
          button('Δείτε το καλάθι', `${siteUrl}/cart/recover/${occasion.cart}`),
          preferences(siteUrl),
          leaveAll(occasion.leave),
        ],
      }
  }
}

const preferences = (siteUrl: string) =>
  paragraph('Τι σας γράφουμε το ορίζετε εσείς.', {
    label: 'Ενημερώσεις',
    link: `${siteUrl}/account/subscriptions/`,
  })

/** Leaves all topics. */
export const leaveAll = (link: string) =>
  paragraph('Δεν θέλετε άλλες ενημερώσεις από εμάς;', { label: 'Διακοπή όλων', link })
