import * as z from 'zod'

/** What is kept of an app that shows codes. `used` is the last code and its moment, in ms. */
export const totpData = z.object({
  secret: z.string(),
  used: z.optional(z.object({ code: z.string(), at: z.number() })),
})

/** What is kept of recovery codes: all of a generation, and which are used up. */
export const recoveryCodesData = z.object({
  codes: z.array(z.string()),
  used: z.array(z.string()),
})

/** What is kept of a passkey. Without `passwordless` the browser did not say. */
export const passkeyData = z.object({
  name: z.string(),
  passwordless: z.optional(z.boolean()),
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.number(),
})
export type PasskeyData = z.infer<typeof passkeyData>
