/** A random UUID (RFC 9562, version 4); the only file of the site that reads a random source. */
export function newUuid(): string {
  return crypto.randomUUID()
}
