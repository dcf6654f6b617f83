/** Texts of second factors, except errors. */
export const mfaMessages = {
  /** Issuer shown by authenticator apps and passkey managers. */
  issuer: 'Σταγόνα',
  /** Default name of a passkey, by the number of earlier ones. */
  passkeyName: (before: number) =>
    ['Κύριο κλειδί', 'Εφεδρικό κλειδί'][before] ?? `Κλειδί ${before + 1}`,
} as const
