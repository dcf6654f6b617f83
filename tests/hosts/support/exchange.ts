import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response as received. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Bytes of the body, still encoded. */
  body: Buffer
}

export interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Sends one request to a local server and reads the response. The path is sent unchanged, without
 * normalisation by a URL parser.
 */
export function exchange(port: number, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = asking
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    sent.on('error', reject)
    sent.on('upgrade', ({ statusCode = 0, headers: given }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, headers: given, body: Buffer.alloc(0) })
    })
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.end(body)
  })
}

/** The decoded body. */
export function decoded({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}
