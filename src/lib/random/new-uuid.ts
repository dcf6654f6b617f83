/** A uuid that nobody has had before (RFC 9562, version 4): the only door to chance. */
export function newUuid(): string {
  return crypto.randomUUID()
}
