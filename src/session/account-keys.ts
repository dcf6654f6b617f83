/** Where what the account reads is kept; pages that read the same thing share it. */
export const accountKeys = {
  emails: ['emails'],
  devices: ['devices'],
  providers: ['providers'],
  authenticators: ['authenticators'],
} as const satisfies Record<string, readonly string[]>
