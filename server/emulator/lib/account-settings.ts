/** Settings of the auth service, changeable at run time by tests. */
export interface AccountSettings {
  /** Whether addresses are verified by code or by link. */
  verification: 'code' | 'link'
  /** Whether sign-up is open; if not, it is answered with 403. */
  signup: 'open' | 'closed'
  /** Whether passwords are reset by a link or a code. */
  passwordReset: 'link' | 'code'
}

export const defaultAccountSettings = (): AccountSettings => ({
  verification: 'code',
  signup: 'open',
  passwordReset: 'link',
})
