/** The site's own origin in these tests. */
export const origin = 'https://stagona.example'

/** A cache that holds its entries in memory, with a limit to their number. */
class FakeCache {
  entries = new Map<string, Response>()
  constructor(private readonly device: { room: number }) {}
  key = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  match = async (request: Request | string) => this.entries.get(this.key(request))?.clone()
  keys = async () => [...this.entries.keys()].map((url) => new Request(url))
  delete = async (request: Request) => this.entries.delete(this.key(request))
  put = async (request: Request | string, answer: Response) => {
    if (this.device.room <= 0) throw new DOMException('full', 'QuotaExceededError')
    this.device.room -= 1
    this.entries.set(this.key(request), answer)
  }
}

function typeOf(path: string): string {
  if (path.startsWith('/media')) return 'image/webp'
  return path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8'
}

/** A device with the caches of a worker, and a site with these files. */
export function startDevice() {
  const device = { room: 1000, quota: 100_000_000, isOnline: true, recordsRead: 0 }
  const files = new Map<
    string,
    { body: string; status?: number; caching?: string; type?: string }
  >()
  const named = new Map<string, FakeCache>()
  const requests: { path: string; credentials: RequestCredentials | undefined }[] = []
  const open = async (name: string) => {
    const cache = named.get(name) ?? new FakeCache(device)
    named.set(name, cache)
    return cache
  }
  Object.assign(globalThis, {
    caches: {
      open,
      keys: async () => [...named.keys()],
      match: async (key: string, { cacheName }: { cacheName: string }) => {
        device.recordsRead += 1
        return named.get(cacheName)?.match(key)
      },
      delete: async (name: string) => named.delete(name),
    },
    fetch: async (url: URL, { credentials }: RequestInit) => {
      requests.push({ path: url.pathname, credentials })
      if (!device.isOnline) throw new TypeError('Failed to fetch')
      const file = files.get(url.pathname)
      const { body, status = 200, caching = 'public', type } = file ?? { body: '', status: 404 }
      const headers = { 'cache-control': caching, 'content-type': type ?? typeOf(url.pathname) }
      const answer = new Response(body, { status, headers })
      return Object.defineProperty(answer, 'type', { value: 'basic' })
    },
  })
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { storage: { estimate: async () => ({ quota: device.quota, usage: 0 }) } },
  })
  const publish = (path: string, title: string, ...pictures: string[]) => {
    const images = pictures.map((src) => `<img alt="" src="${src}" srcset="/other 2x">`)
    files.set(path, {
      body: `<title>${title} - Σταγόνα</title><article>${images.join('')}</article><img src="/static/a.webp">`,
    })
    files.set(`/page-data${path}/page-data.json`, { body: `{"path":"${path}"}` })
    for (const src of pictures) files.set(src, { body: `picture ${src}` })
  }
  return { device, files, named, requests, publish }
}
