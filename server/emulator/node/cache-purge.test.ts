import { serveLocally } from '#tests/support/programs'
import { createCachePurge } from './cache-purge'

it('calls the shop with the token, and reads the counts', async () => {
  const calls: unknown[] = []
  const shop = await serveLocally(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url, headers } = request
    const body: unknown = JSON.parse(String(Buffer.concat(chunks)))
    calls.push({ method, url, token: headers['x-cache-purge-token'], body })
    answer.end('{"matched":1,"deleted":1,"blocked":0}')
  })
  const purge = createCachePurge({ url: shop.url, token: 'q7Zt0mWc2LxAe5Kp' })
  expect(await purge(['*'], false)).toEqual({ matched: 1, deleted: 1, blocked: 0 })
  const url = '/api/admin/cache/purge'
  const body = { patterns: ['*'], dryRun: false }
  expect(calls).toEqual([{ method: 'POST', url, token: 'q7Zt0mWc2LxAe5Kp', body }])
  await shop.stop()
  await expect(purge(['*'], false)).rejects.toThrow()
})

it('reports a refusal', async () => {
  const shop = await serveLocally((_, answer) => answer.writeHead(401).end())
  const purge = createCachePurge({ url: shop.url, token: 'wrong' })
  await expect(purge(['*'], false)).rejects.toThrow('answered 401')
  await shop.stop()
})
