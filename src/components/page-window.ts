/** Numbers of the pages to offer, in order; `gap` where some are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const near = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount)
  return near
    .sort((a, b) => a - b)
    .flatMap((number, at) => {
      const missing = number - (near[at - 1] ?? 0) - 1
      if (missing === 0) return [number]
      // A gap that hides one page takes as much room as the page.
      return missing === 1 ? [number - 1, number] : ['gap' as const, number]
    })
}
