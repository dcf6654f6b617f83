import { type CachedImage, createImageCache } from './image-cache'

const image = (size: number): CachedImage => ({
  bytes: Buffer.alloc(size),
  contentType: 'image/webp',
  etag: `"${size}"`,
})

describe('image cache', () => {
  it('renders once and answers from memory after that', async () => {
    const cache = createImageCache(100)
    const draw = jest.fn(async () => image(10))
    await cache.take('a', draw)
    await cache.take('a', draw)
    expect(draw).toHaveBeenCalledTimes(1)
    expect(cache.size()).toBe(10)
  })

  it('renders once for concurrent requests', async () => {
    const cache = createImageCache(100)
    const draw = jest.fn(async () => image(10))
    await Promise.all([cache.take('a', draw), cache.take('a', draw), cache.take('a', draw)])
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('evicts the least recently used image and never exceeds its size', async () => {
    const cache = createImageCache(30)
    for (const key of ['a', 'b', 'c']) await cache.take(key, async () => image(10))
    const again = jest.fn(async () => image(10))
    await cache.take('a', again)
    await cache.take('d', async () => image(10))
    expect(cache.size()).toBe(30)
    await cache.take('a', again)
    expect(again).not.toHaveBeenCalled()
    await cache.take('b', again)
    expect(again).toHaveBeenCalledTimes(1)
    expect(cache.size()).toBe(30)
  })

  it('does not store an image that exceeds the whole cache', async () => {
    const cache = createImageCache(30)
    await cache.take('a', async () => image(10))
    await cache.take('huge', async () => image(31))
    expect(cache.size()).toBe(10)
  })

  it('rejects on failure and tries again the next time', async () => {
    const cache = createImageCache(30)
    const draw = jest.fn(async () => image(10))
    draw.mockRejectedValueOnce(new Error('no ink'))
    await expect(cache.take('a', draw)).rejects.toThrow('no ink')
    await expect(cache.take('a', draw)).resolves.toEqual(image(10))
  })
})
