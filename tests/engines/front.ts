import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { programPath } from './programs'

/** A TLS proxy in front of the gateway, as in production. */
export interface Front {
  /** Address of the site. */
  site: string
  /** Failed requests of files, and errors that the recorder in the pages reported. */
  errors: string[]
  /** Breaks every connection, as offline, until `mend`. */
  cut: () => void
  mend: () => void
  /** Sets the port of the gateway. */
  passTo: (port: number) => void
  close: () => void
}

const recorderPath = '/recorded-errors'
const recorderTag = `<script src="${recorderPath}"></script>`

/** Opens a front; `withRecorder` adds a script to pages, before all others, that reports errors. */
export async function openFront(withRecorder: boolean): Promise<Front> {
  let isCut = false
  let port = 0
  const errors: string[] = []
  const server = createServer(newCertificate(), async (asked, answer) => {
    if (asked.url === recorderPath) return recorder(asked, answer, errors)
    if (isCut) return asked.socket.destroy()
    pass(asked, answer, { port, withRecorder, errors })
  })
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex) => {
    if (isCut) return socket.destroy()
    passSocket(asked, socket, port)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    site: `https://localhost:${(server.address() as AddressInfo).port}`,
    errors,
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    mend: () => {
      isCut = false
    },
    passTo: (next) => {
      port = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A self-signed certificate of this run; the browsers accept it. */
function newCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'front-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', cert, '-days', '2']
  try {
    execFileSync(programPath('openssl'), ['req', '-x509', ...kind, ...name, ...files], {
      stdio: 'pipe',
    })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function recorder(asked: IncomingMessage, answer: ServerResponse, errors: string[]) {
  if (asked.method === 'POST') {
    errors.push(await text(asked))
    return answer.writeHead(204).end()
  }
  answer.writeHead(200, { 'content-type': 'text/javascript' })
  answer.end(`(${recordErrors})('${recorderPath}')`)
}

interface Target {
  port: number
  withRecorder: boolean
  errors: string[]
}

function pass(asked: IncomingMessage, answer: ServerResponse, target: Target): void {
  const { url: path = '', method } = asked
  const { 'accept-encoding': _, ...plain } = asked.headers
  const headers = target.withRecorder ? plain : asked.headers
  const onward = request({ port: target.port, path, method, headers }, async (reply) => {
    const { statusCode = 502, rawHeaders } = reply
    if (statusCode >= 400 && !path.startsWith('/api/')) target.errors.push(`${statusCode} ${path}`)
    const isPage = /^text\/html/.test(reply.headers['content-type'] ?? '')
    if (!target.withRecorder || !isPage) {
      answer.writeHead(statusCode, rawHeaders)
      return reply.pipe(answer)
    }
    const page = (await text(reply)).replace('<head>', `<head>${recorderTag}`)
    const { 'content-length': __, ...rest } = reply.headers
    answer.writeHead(statusCode, rest)
    answer.end(page)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

function passSocket(asked: IncomingMessage, socket: Duplex, port: number): void {
  const { url: path, headers } = asked
  const onward = request({ port, path, headers })
  onward.on('upgrade', (reply, other) => {
    const head = reply.rawHeaders.reduce(
      (lines, word, at) => (at % 2 ? `${lines}: ${word}` : `${lines}\r\n${word}`),
      'HTTP/1.1 101 Switching Protocols',
    )
    socket.write(`${head}\r\n\r\n`)
    socket.on('error', () => other.destroy())
    other.on('error', () => socket.destroy())
    other.pipe(socket).pipe(other)
  })
  onward.on('response', () => socket.destroy())
  onward.on('error', () => socket.destroy())
  onward.end()
}

/**
 * Runs in the page, before its scripts: reports uncaught errors, messages of console.error and
 * violations of the content security policy to a path of the page's own origin.
 */
function recordErrors(path: string): void {
  const report = (message: string) => void navigator.sendBeacon(path, message)
  addEventListener('error', ({ error, message }) => report(`${error ?? message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    report(words.join(' '))
    error(...words)
  }
}
