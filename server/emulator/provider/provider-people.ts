/** A person with an account at the identity provider. */
export interface ProviderPerson {
  /** Subject at the provider. */
  uid: string
  givenName: string
  familyName: string
  email?: string
  emailVerified: boolean
}

/** One person for each case of provider sign-in. */
export const providerPeople = [
  {
    uid: 'mikro-1001',
    givenName: 'Κατερίνα',
    familyName: 'Σταθοπούλου',
    email: 'social@example.gr',
    emailVerified: true,
  },
  {
    uid: 'mikro-1002',
    givenName: 'Μαρία',
    familyName: 'Καρρά',
    email: 'customer@example.gr',
    emailVerified: true,
  },
  {
    uid: 'mikro-1003',
    givenName: 'Νίκος',
    familyName: 'Καινούργιος',
    email: 'nikos.kainourgios@example.com',
    emailVerified: true,
  },
  {
    uid: 'mikro-1004',
    givenName: 'Αγγελική',
    familyName: 'Αβέβαιου',
    email: 'angeliki.avevaiou@example.com',
    emailVerified: false,
  },
  { uid: 'mikro-1005', givenName: 'Μιχάλης', familyName: 'Ανώνυμος', emailVerified: false },
  {
    uid: 'mikro-1006',
    givenName: 'Πέτρος',
    familyName: 'Μιμητής',
    email: 'customer@example.gr',
    emailVerified: false,
  },
  {
    uid: 'mikro-1007',
    givenName: 'Γιώργος',
    familyName: 'Δελής',
    email: 'twofactor@example.gr',
    emailVerified: true,
  },
] as const satisfies readonly ProviderPerson[]
