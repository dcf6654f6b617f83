import type { RenderedImage } from './render-image'

/** A drawn picture with its validator. */
export interface CachedImage extends RenderedImage {
  etag: string
}

/** Keeps what was drawn lately, up to a number of bytes; the longest unused goes first. */
interface ImageCache {
  /** Draws once, however many ask for the same key at the same time. */
  take: (key: string, draw: () => Promise<CachedImage>) => Promise<CachedImage>
  /** Bytes kept at the moment. */
  size: () => number
}

export function createImageCache(maxBytes: number): ImageCache {
  const kept = new Map<string, CachedImage>()
  const underway = new Map<string, Promise<CachedImage>>()
  let bytes = 0

  const drop = (key: string, image: CachedImage) => {
    kept.delete(key)
    bytes -= image.bytes.byteLength
  }

  const keep = (key: string, image: CachedImage) => {
    if (image.bytes.byteLength > maxBytes) return
    kept.set(key, image)
    bytes += image.bytes.byteLength
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break
      drop(oldest, old)
    }
  }

  const start = (key: string, draw: () => Promise<CachedImage>) => {
    const drawing = draw()
      .then((image) => {
        keep(key, image)
        return image
      })
      .finally(() => underway.delete(key))
    underway.set(key, drawing)
    return drawing
  }

  return {
    size: () => bytes,
    take: async (key, draw) => {
      const image = kept.get(key)
      if (!image) return underway.get(key) ?? start(key, draw)
      // A map remembers the order of arrival: putting it back makes it the youngest.
      kept.delete(key)
      kept.set(key, image)
      return image
    },
  }
}
