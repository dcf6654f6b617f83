import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { runDoctor } from '#scripts/doctor/run-doctor'

/** An API on a local port. */
export interface Served {
  url: string
  close(): Promise<void>
}

/** Serves an app or starts a given server. */
export async function served(
  app: { fetch: (request: Request) => Response | Promise<Response> } | Server,
): Promise<Served> {
  const server = ('listen' in app ? app : createAdaptorServer({ fetch: app.fetch })) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close }
}

/** The result of one run of the doctor. */
export interface Examined {
  code: number
  output: string
  errors: string
  /** Method and path of each request, in order. */
  requests: string[]
}

/** Answers at the host to which the API's mails lead. */
type MailHost = (request: Request) => Response

/** Runs the doctor as the command does; nothing but local ports is reachable, and a given host. */
export async function examined(
  args: readonly string[],
  env: Record<string, string> = {},
  mailHost?: MailHost,
): Promise<Examined> {
  const requests: string[] = []
  let output = ''
  let errors = ''
  const code = await runDoctor(args, env as NodeJS.ProcessEnv, {
    fetch: (url, request) => {
      const { hostname, pathname } = new URL(url)
      requests.push(`${request.method} ${pathname}`)
      if (/^(localhost|[\d.]+)$/.test(hostname)) return fetch(url, request)
      if (!mailHost) return Promise.reject(new Error(`no such host: ${hostname}`))
      return Promise.resolve(mailHost(new Request(url, request)))
    },
    write: (text, to) => {
      if (to === 'errors') errors += text
      else output += text
    },
  })
  return { code, output, errors, requests }
}
