import { type Running, serveLocally } from '../../support/programs'

/** A hostile name, title or review. */
export const hostileText =
  '</script><script>window.__pwn=1</script><img src=x onerror="window.__pwn=1"><a href="javascript:window.__pwn=1">κλικ</a>'

/** Fields of free text. */
const writtenFields = new Set([
  'name',
  'title',
  'subtitle',
  'content',
  'comment',
  'displayName',
  'username',
  'firstName',
  'lastName',
  'bio',
])

/** Forwards the responses of an API, with the hostile text in every free-text field. */
export interface HostileUpstream extends Running {
  /** Its requests so far, as `GET /api/v1/…`. */
  requests: string[]
}

/** Starts one in front of `upstream`. */
export async function startHostileUpstream(upstream: string): Promise<HostileUpstream> {
  const requests: string[] = []
  const running = await serveLocally(async ({ method = 'GET', url = '/' }, reply) => {
    requests.push(`${method} ${url}`)
    const answer = await fetch(`${upstream}${url}`, { method, redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    reply.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('json')) return reply.end(Buffer.from(await answer.arrayBuffer()))
    reply.end(JSON.stringify(spoiled(await answer.json())))
  })
  return { ...running, requests }
}

function spoiled(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => spoiled(item, field))
  if (typeof value === 'string') return writtenFields.has(field) ? hostileText : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoiled(item, key)]))
}
