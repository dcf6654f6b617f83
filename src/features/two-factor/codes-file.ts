/** What the file of recovery codes says, one code a line; the sentences are handed in. */
export function codesFile(words: {
  heading: string
  account: string
  madeOn: string
  use: string
  codes: readonly string[]
}): string {
  const { heading, account, madeOn, use, codes } = words
  // Old editors on Windows show one long line otherwise.
  return [heading, account, madeOn, '', ...codes, '', use, ''].join('\r\n')
}
