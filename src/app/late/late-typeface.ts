import { fontFamily, fontFiles, fontWeights } from '../../theme/font-files'

/** Files that came after the page was painted, ready for the next one. */
let ready: readonly FontFace[] = []

/** Fetches, mostly from the browser's own store, what was too late for the document's first paint. */
export async function keepLateTypeface(): Promise<void> {
  if (!cameLate()) return
  const faces = fontFiles.map(
    ({ url, unicodeRange }) =>
      new FontFace(fontFamily, `url(${url})`, { weight: fontWeights, unicodeRange }),
  )
  ready = await Promise.all(faces.map((face) => face.load()))
}

/** Gives the typeface to a page that has just taken the place of another one. */
export function addLateTypeface(): void {
  for (const face of ready) document.fonts.add(face)
  ready = []
}

function cameLate(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return fontFiles.some(({ url }) => {
    const [file] = performance.getEntriesByName(new URL(url, location.origin).href, 'resource')
    return !(file instanceof PerformanceResourceTiming) || file.responseEnd > painted
  })
}
