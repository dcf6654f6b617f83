/** Password of the accounts that have one. */
export const password = 'mikromathisi-2026'

/** TOTP secret of `twofactor`. */
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const domain = 'example.gr'

/** The seeded accounts. */
export const people = {
  customer: `customer@${domain}`,
  superuser: `superuser@${domain}`,
  /** Has an unverified address. */
  unverified: `unverified@${domain}`,
  /** Has a TOTP app and recovery codes. */
  twofactor: `twofactor@${domain}`,
  /** Signs in with the provider only; has no password. */
  social: `social@${domain}`,
  /** No account has this address. */
  stranger: `stranger@${domain}`,
} as const

/** Their user names. */
export const usernames = { customer: 'maria.karra', superuser: 'orestisg' } as const

/** A password that all rules accept. */
export const newPassword = 'thalassa-kai-vouno-7'

/** People at the provider, one for each case of provider sign-in. */
export const providerPeople = {
  /** Connected to the account `social`. */
  social: { sub: 'mikro-1001', email: people.social, email_verified: true },
  /** Has the verified address of `customer`. */
  customer: { sub: 'mikro-1002', email: people.customer, email_verified: true },
  newcomer: { sub: 'mikro-1003', email: 'nikos.kainourgios@example.com', email_verified: true },
  /** Has an unverified address. */
  unsure: { sub: 'mikro-1004', email: 'angeliki.avevaiou@example.com', email_verified: false },
  /** Has no address. */
  nameless: { sub: 'mikro-1005' },
  /** Has the address of `customer`, unverified. */
  impostor: { sub: 'mikro-1006', email: people.customer, email_verified: false },
  /** Has the verified address of `twofactor`. */
  twofactor: { sub: 'mikro-1007', email: people.twofactor, email_verified: true },
} as const
