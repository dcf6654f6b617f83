/** Median of values in any order; for an even count the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return (low + high) / 2
}

/** A table for the terminal: names on the left, figures flush right, one line per row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  )
}

/** A figure with a fixed number of decimals; `–` where nothing was measured. */
export function figure(value: number | null, decimals = 0): string {
  return value === null || Number.isNaN(value) ? '–' : value.toFixed(decimals)
}

/**
 * Runs each measurement `runs` times, in turns. Each round starts with another measurement, so that
 * a busy moment does not always affect the same one.
 */
export async function inTurns<Result, Measures extends readonly (() => Promise<Result>)[]>(
  runs: number,
  ...measures: Measures
): Promise<{ [At in keyof Measures]: Awaited<ReturnType<Measures[At]>>[] }> {
  const results: Result[][] = measures.map(() => [])
  for (let run = 0; run < runs; run += 1) {
    for (let turn = 0; turn < measures.length; turn += 1) {
      const at = (run + turn) % measures.length
      const result = await measures[at]?.()
      if (result !== undefined) results[at]?.push(result)
    }
  }
  return results as { [At in keyof Measures]: Awaited<ReturnType<Measures[At]>>[] }
}
