const longest = 200

/**
 * A text of the API, or a part of its answer, for the terminal: one line, without characters that
 * move the cursor, turn the direction of writing or cannot be seen.
 */
export function foreignText(value: unknown): string {
  const line = String(value).replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
