/** How the sign-in service is set up; tests may change it while the emulator runs. */
export interface AccountSwitches {
  /** Addresses are verified by a code that is typed, or by a link. */
  verification: 'code' | 'link'
  /** Whether anybody may open an account; if not, that is answered with 403. */
  signup: 'open' | 'closed'
  /** A forgotten password is replaced by a link in a mail, or by a code that is typed. */
  passwordReset: 'link' | 'code'
}

/** As the real service is set up. */
export const usualSwitches = (): AccountSwitches => ({
  verification: 'code',
  signup: 'open',
  passwordReset: 'link',
})
