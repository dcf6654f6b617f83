import { demonstrationPassword } from '#contract/config/public-config'

export interface DemoAccount {
  email: string
  /** Key of the person whose account it is. */
  person: string
  /** False when it signs in with a provider only. */
  hasPassword: boolean
  verified: boolean
  isSuperuser: boolean
  /** Description on the index page. */
  about: string
}

export const demoPassword = demonstrationPassword

/** Its argon2 hash, precomputed for a fast start. */
export const demoPasswordHash =
  '$argon2id$v=19$m=4096,t=2,p=1$L9Bw9rDT8tOOhmcRgIDSAQ$NCYpvoUBEfUqZCIeZnppDKM4W+xQbYgr0dKy40olCsM'

const usual = { hasPassword: true, verified: true, isSuperuser: false }

/** One account for each way to sign in. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...usual, email: 'customer@example.gr', person: 'maria', about: 'Πελάτισσα' },
  {
    ...usual,
    email: 'twofactor@example.gr',
    person: 'giorgos',
    about: 'Με επαλήθευση δύο βημάτων',
  },
  {
    ...usual,
    email: 'social@example.gr',
    person: 'katerina',
    hasPassword: false,
    about: 'Χωρίς κωδικό πρόσβασης, συνδέεται με πάροχο',
  },
  {
    ...usual,
    email: 'unverified@example.gr',
    person: 'lefteris',
    verified: false,
    about: 'Με e-mail που δεν έχει επιβεβαιωθεί',
  },
  {
    ...usual,
    email: 'superuser@example.gr',
    person: 'orestis',
    isSuperuser: true,
    about: 'Διαχειριστής που βλέπει το κατάστημα',
  },
]
