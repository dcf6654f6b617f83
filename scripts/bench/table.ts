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
