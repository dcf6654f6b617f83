/**
 * Before a toast goes that has the focus: the next toast gets it, or else the page; people who use
 * the keyboard would have to start from the top again. The package brings it back to where it came
 * from, if that is still there.
 */
export function keepFocus(stage: Element | null, key: string): void {
  const leaving = stage?.querySelector(`[data-toast="${key}"]`)
  if (!leaving?.contains(document.activeElement)) return
  const others = [...(stage?.querySelectorAll(`[data-toast]:not([data-toast="${key}"])`) ?? [])]
  const [next] = others.flatMap((card) => card.querySelector('button') ?? [])
  const place = next ?? document.getElementById('content')
  place?.focus({ preventScroll: true })
}
