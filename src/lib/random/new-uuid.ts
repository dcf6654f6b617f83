/** A random UUID (RFC 9562, version 4). */
export function newUuid(): string {
  return crypto.randomUUID()
}
