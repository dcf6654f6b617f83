import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}
const lifeSeconds = 3600

/** An OpenID Connect provider: discovery, keys, and tokens with given claims. */
export interface Issuer {
  idToken(claims: object, clientId: string): Promise<string>
  close(): Promise<void>
}

/** Starts it on the port of `url`, which the upstream is configured with. */
export async function startIssuer(url: string): Promise<Issuer> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const key = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const documents: Record<string, object> = {
    '/.well-known/openid-configuration': { issuer: url, jwks_uri: `${url}/keys` },
    '/keys': { keys: [{ ...key, kid: 'contract-tests', use: 'sig' }] },
  }
  const server = createServer((request, response) => {
    const document = documents[request.url ?? '']
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(document ?? {}))
  })
  await listen(server, Number(new URL(url).port))
  return {
    async idToken(claims, clientId) {
      const iat = Math.floor(Date.now() / 1000)
      const times = { iat, exp: iat + lifeSeconds }
      const payload = { iss: url, aud: clientId, ...times, ...claims }
      const signed = [{ alg: 'RS256', kid: 'contract-tests', typ: 'JWT' }, payload]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const signature = await crypto.subtle.sign(algorithm, pair.privateKey, Buffer.from(signed))
      return `${signed}.${Buffer.from(signature).toString('base64url')}`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number): Promise<AddressInfo | string | null> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(server.address()))
  })
}
