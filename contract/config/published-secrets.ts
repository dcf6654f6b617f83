/**
 * The client secret of the emulator's identity provider, which is for development only: everybody
 * can read it.
 */
export const developmentClientSecret = 'mikro-shop-development-secret'

/**
 * Random secrets that stand in this repository, for tests: production refuses them, as it does every
 * secret made of words. `tests/tooling/published-secrets.test.ts` finds one that is missing.
 */
const testSecrets = [
  'mZ3sT0pVb1xQe7Yk9LrDhU2fJw8aGc4nSvOi6EtRqBk',
  'cTh2SkQwd1pxNnJYYjFMbUUzdVR5OHBLczVuRmg0Z1c',
  'q3K0tUQ8b2o0bmXh3T4yq1p_0Jw-9dMbn2N5v7Zk1aE',
  'hush-2nTq8vLw0xZe',
]

/** Whether everybody can read a secret in this repository. */
export function isPublished(secret: string): boolean {
  return secret === developmentClientSecret || testSecrets.includes(secret)
}
