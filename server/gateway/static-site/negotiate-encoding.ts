import { type SiteEncoding, type SiteFile, siteEncodings } from '#contract/site/site-manifest'

/**
 * The best encoding that the browser accepts and the build made (RFC 9110, section 12.5.3). Null
 * for the bytes as they are, also if a browser refuses everything.
 */
export function negotiateEncoding(header: string | undefined, file: SiteFile): SiteEncoding | null {
  if (!header) return null
  const weights = weightsOf(header)
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0
  let best: SiteEncoding | null = null
  for (const encoding of siteEncodings) {
    if (file.encodings[encoding] === undefined || weightOf(encoding) === 0) continue
    if (best === null || weightOf(encoding) > weightOf(best)) best = encoding
  }
  const plain = weights.get('identity') ?? 0
  return best && weightOf(best) >= plain ? best : null
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    if (name)
      weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
