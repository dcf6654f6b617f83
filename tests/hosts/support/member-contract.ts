import { request } from 'node:http'
import { demoPassword } from '#emulator/seed/demo-accounts'
import { exchange } from './exchange'
import type { HostUnderTest } from './host'
import { publicUrl } from './sample-site'

const ownScript = {
  origin: publicUrl,
  'sec-fetch-site': 'same-origin',
  'x-requested-by': 'storefront',
  'content-type': 'application/json',
}

/** Sends JSON as the site's own scripts do. */
function post(port: number, path: string, body: object) {
  const text = JSON.stringify(body)
  return new Promise<{ status: number; cookies: string[] }>((resolve, reject) => {
    const headers = { ...ownScript, 'content-length': String(Buffer.byteLength(text)) }
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }
    const sent = request(options, (answer) => {
      answer.resume()
      const { statusCode: status = 0, headers: given } = answer
      resolve({ status, cookies: given['set-cookie'] ?? [] })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

/** Required of a host with an emulator behind it, for members. */
export function describeMembers({ portOf }: HostUnderTest): void {
  it('signs a member in; the session and the socket then work', async () => {
    const port = portOf()
    const login = { email: 'customer@example.gr', password: demoPassword }
    const { status, cookies } = await post(port, '/api/_allauth/app/v1/auth/login', login)
    expect(status).toBe(200)
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    expect(cookie).toContain('__Host-Http-sid=')
    const headers = { ...ownScript, cookie }
    const session = await exchange(port, '/api/_auth/session', { headers })
    const { user } = JSON.parse(session.body.toString())
    expect(user.email).toBe('customer@example.gr')
    const tokens = await exchange(port, '/api/websocket/user/tokens', { headers })
    const { sessionToken, accessToken } = JSON.parse(tokens.body.toString())
    const query = new URLSearchParams({
      user_id: String(user.id),
      session_token: sessionToken,
      access_token: accessToken,
    })
    const socket = await exchange(port, `/ws/notifications/?${query}`, {
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    })
    expect(socket.status).toBe(101)
  })
}
