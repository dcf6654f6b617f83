import { createServer, request } from 'node:http'
import { connect } from 'node:net'

const toGateway = /^\/(api|auth|ws|media_stream-image)(\/|\?|$)/

/**
 * One origin for development: paths of the gateway go to its port, all others to Gatsby's own
 * server, including web sockets (hot reload, notifications).
 */
export function startDevelopProxy({ port, gatewayPort, gatsbyPort }) {
  const portFor = (path) => (toGateway.test(path) ? gatewayPort : gatsbyPort)
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming
    const options = { host: '127.0.0.1', port: portFor(url), method, path: url, headers }
    const onward = request(options, (reply) => {
      answer.writeHead(reply.statusCode, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502)
      answer.end()
    })
    answer.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(portFor(incoming.url), '127.0.0.1', () => {
      onward.write(`${requestHead(incoming)}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  server.listen(port, '127.0.0.1')
  return server
}

function requestHead({ method, url, httpVersion, rawHeaders }) {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
  return lines.join('\r\n')
}
