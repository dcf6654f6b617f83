/**
 * Headers of every call of the API: who speaks, and at which public address, which the API needs for
 * its links, its https check and, where it serves several shops, to know which one is meant. `Host`
 * stays that of the API's own address.
 * @param publicUrl the origin that people open, e.g. `https://shop.example.gr`
 */
export function publicHeaders(publicUrl: string): Record<string, string> {
  const { host, protocol } = new URL(publicUrl)
  return {
    accept: 'application/json',
    'accept-language': 'el',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
}
