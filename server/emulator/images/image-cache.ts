import type { RenderedImage } from './render-image'

/** A rendered image with its entity tag. */
export interface CachedImage extends RenderedImage {
  etag: string
}

/** LRU cache of rendered images, limited by bytes. */
interface ImageCache {
  /** Renders once for concurrent requests with the same key. */
  take: (key: string, draw: () => Promise<CachedImage>) => Promise<CachedImage>
  /** Bytes in the cache. */
  size: () => number
}

export function createImageCache(maxBytes: number): ImageCache {
  const images = new Map<string, CachedImage>()
  const pending = new Map<string, Promise<CachedImage>>()
  let bytes = 0

  const evict = (key: string, image: CachedImage) => {
    images.delete(key)
    bytes -= image.bytes.byteLength
  }

  const store = (key: string, image: CachedImage) => {
    if (image.bytes.byteLength > maxBytes) return
    images.set(key, image)
    bytes += image.bytes.byteLength
    for (const [oldest, old] of images) {
      if (bytes <= maxBytes) break
      evict(oldest, old)
    }
  }

  const start = (key: string, draw: () => Promise<CachedImage>) => {
    const drawing = draw()
      .then((image) => {
        store(key, image)
        return image
      })
      .finally(() => pending.delete(key))
    pending.set(key, drawing)
    return drawing
  }

  return {
    size: () => bytes,
    take: async (key, draw) => {
      const image = images.get(key)
      if (!image) return pending.get(key) ?? start(key, draw)
      // A map keeps insertion order: reinserting makes it the most recently used.
      images.delete(key)
      images.set(key, image)
      return image
    },
  }
}
