import { createServer } from 'node:http'
import { freePort } from './programs'

/** A page of another origin with a link to this site. */
interface OtherSite {
  address: string
  close: () => Promise<void>
}

/** Serves one page whose only link leads to an address. */
export async function openOtherSite(to: string): Promise<OtherSite> {
  const port = await freePort()
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' })
    reply.end(`<!doctype html><title>Other site</title><a href="${to}">to the shop</a>`)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
