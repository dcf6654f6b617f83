import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Account } from './accounts'

/** Password hashing; injected so that tests can count the calls. */
export interface PasswordHashes {
  hash(password: string): Promise<string>
  /**
   * Whether the password has this hash. With null it takes the same time and returns false, so that
   * missing accounts and accounts without a password are not distinguishable.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/** Cheap parameters for fast start and tests; not for production. */
const cost = { memoryCost: 4096, timeCost: 2, parallelism: 1 }

/** A hash of the same cost that matches no password. */
const unmatchedHash =
  '$argon2id$v=19$m=4096,t=2,p=1$L9Bw9rDT8tOOhmcRgIDSAQ$NCYpvoUBEfUqZCIeZnppDKM4W+xQbYgr0dKy40olCsM'

export const argon2Hashes: PasswordHashes = {
  hash: (password) => hash(password, cost),
  async verify(passwordHash, password) {
    const matches = await verify(passwordHash ?? unmatchedHash, password)
    return matches && passwordHash !== null
  },
}

/** Fingerprint of an account's password: changes with every new password. */
export function passwordFingerprint({ passwordHash }: Account): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex')
}
