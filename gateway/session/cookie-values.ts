/** Every value that a Cookie header holds under a name; more than one is suspicious. */
export function cookieValues(header: string, name: string): string[] {
  const values: string[] = []
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at !== -1 && pair.slice(0, at).trim() === name) values.push(pair.slice(at + 1).trim())
  }
  return values
}
