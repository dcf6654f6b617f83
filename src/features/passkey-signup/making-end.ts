import type { PasskeyEnd } from '../../session/passkey-ceremony'

/** How a try to make the account's first passkey ends. */
export type MakingEnd = PasskeyEnd
