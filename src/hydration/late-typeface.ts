import { fontFiles, fontWeights } from '../theme/font-files'
import { fontFamily } from '../theme/font-urls'

/**
 * The typeface, where it was too late for the document's first paint; the browser mostly has the
 * files by then. Nothing where it was there in time.
 */
export async function lateTypeface(): Promise<readonly FontFace[]> {
  if (!cameLate()) return []
  const faces = fontFiles.map(
    ({ url, unicodeRange }) =>
      new FontFace(fontFamily, `url(${url})`, { weight: fontWeights, unicodeRange }),
  )
  return Promise.all(faces.map((face) => face.load()))
}

function cameLate(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return fontFiles.some(({ url }) => {
    const [file] = performance.getEntriesByName(new URL(url, location.origin).href, 'resource')
    return !(file instanceof PerformanceResourceTiming) || file.responseEnd > painted
  })
}
