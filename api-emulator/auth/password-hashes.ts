import { hash, verify } from '@node-rs/argon2'

/** Real password hashing (decision S3); a part, so that tests can count the calls (W6). */
export interface PasswordHashes {
  hash(password: string): Promise<string>
  /**
   * Whether the password has this hash. With null it takes the same time and says no: accounts
   * that are not there, or have no password, look like the others.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

/** Cheap on purpose: an example shop that starts and tests fast, never a real one. */
const cost = { memoryCost: 4096, timeCost: 2, parallelism: 1 }

/** A hash of the same cost that belongs to nobody. */
const nobodysHash =
  '$argon2id$v=19$m=4096,t=2,p=1$L9Bw9rDT8tOOhmcRgIDSAQ$NCYpvoUBEfUqZCIeZnppDKM4W+xQbYgr0dKy40olCsM'

/** Argon2id. */
export const argon2Hashes: PasswordHashes = {
  hash: (password) => hash(password, cost),
  async verify(passwordHash, password) {
    const matches = await verify(passwordHash ?? nobodysHash, password)
    return matches && passwordHash !== null
  },
}
