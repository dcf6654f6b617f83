/** What the emulator's second factors say to people, beside the errors. */
export const mfaMessages = {
  /** Whom an app that shows codes, and a device that keeps passkeys, names as their origin. */
  issuer: 'Σταγόνα',
  /** A passkey without a name of its own, by how many there were before it. */
  passkeyName: (before: number) =>
    ['Κύριο κλειδί', 'Εφεδρικό κλειδί'][before] ?? `Κλειδί ${before + 1}`,
} as const
