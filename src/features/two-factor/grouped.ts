/** A long text in groups of four, to be read aloud or typed: `ABCD EFGH`. */
export function grouped(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}
