/** What a passkey keeps to say whose it is: the id in base 36, as bytes in base64url. */
export function userHandle(userId: number): string {
  return Buffer.from(userId.toString(36)).toString('base64url')
}

/** The id in a handle; nothing where there is none. */
export function userOfHandle(handle: string): number | undefined {
  const text = Buffer.from(handle, 'base64url').toString('utf8')
  if (!/^[0-9a-z]{1,10}$/.test(text)) return undefined
  return Number.parseInt(text, 36)
}
