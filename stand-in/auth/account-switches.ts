/** How the sign-in service is set up; tests may change it while the stand-in runs. */
export interface AccountSwitches {
  /** Addresses are verified by a code that is typed, or by a link (contract, section 4.1). */
  verification: 'code' | 'link'
}

/** As the real service is set up. */
export const usualSwitches = (): AccountSwitches => ({ verification: 'code' })
