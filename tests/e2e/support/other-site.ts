import { type Running, serveLocally } from '../../support/programs'

/** Serves one page of another origin, whose only link leads to an address. */
export function openOtherSite(to: string): Promise<Running> {
  return serveLocally((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' })
    reply.end(`<!doctype html><title>Other site</title><a href="${to}">to the shop</a>`)
  })
}
