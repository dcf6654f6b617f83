/** Password of everybody who has one. */
export const password = 'mikromathisi-2026'

/** Secret of the code app that `twofactor` uses. */
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const domain = 'example.gr'

/** The seeded accounts. */
export const people = {
  customer: `customer@${domain}`,
  superuser: `superuser@${domain}`,
  /** Never verified the address. */
  unverified: `unverified@${domain}`,
  /** Has a code app and recovery codes. */
  twofactor: `twofactor@${domain}`,
  /** Signs in with the provider only; has no password. */
  social: `social@${domain}`,
  /** Nobody has this address. */
  stranger: `stranger@${domain}`,
} as const

/** What the service calls them. */
export const usernames = { customer: 'maria.karra', superuser: 'orestisg' } as const

/** A password that every rule accepts. */
export const newPassword = 'thalassa-kai-vouno-7'

/** Whom the provider knows, one for each way in which a sign-in through it can go. */
export const providerPeople = {
  /** Is `social`, who has signed in this way before. */
  social: { sub: 'mikro-1001', email: people.social, email_verified: true },
  /** Has the verified address of `customer`. */
  customer: { sub: 'mikro-1002', email: people.customer, email_verified: true },
  newcomer: { sub: 'mikro-1003', email: 'nikos.kainourgios@example.com', email_verified: true },
  /** The provider does not vouch for the address. */
  unsure: { sub: 'mikro-1004', email: 'angeliki.avevaiou@example.com', email_verified: false },
  /** Has no address. */
  nameless: { sub: 'mikro-1005' },
  /** Says to have the address of `customer`; the provider does not vouch for it. */
  impostor: { sub: 'mikro-1006', email: people.customer, email_verified: false },
  /** Has the verified address of `twofactor`. */
  twofactor: { sub: 'mikro-1007', email: people.twofactor, email_verified: true },
} as const
