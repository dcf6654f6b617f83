/** An account that people and tests sign in with. */
export interface DemoAccount {
  email: string
  /** Key of the person whose account it is. */
  person: string
  /** False for somebody who only signs in with a provider. */
  hasPassword: boolean
  /** Whether the address is verified. */
  verified: boolean
  isSuperuser: boolean
  /** What people are told about it. */
  about: string
}

/** The password of the demo accounts. */
export const demoPassword = 'mikromathisi-2026'

/** Its argon2 hash, made once so that the emulator starts fast. */
export const demoPasswordHash =
  '$argon2id$v=19$m=4096,t=2,p=1$L9Bw9rDT8tOOhmcRgIDSAQ$NCYpvoUBEfUqZCIeZnppDKM4W+xQbYgr0dKy40olCsM'

const usual = { hasPassword: true, verified: true, isSuperuser: false }

/** Somebody for each way to sign in; they wrote reviews and comments like everybody else. */
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
