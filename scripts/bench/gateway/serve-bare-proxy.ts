import { Agent, createServer, request } from 'node:http'

const [port = '', upstreamPort = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * The baseline of the gateway: a proxy of Node alone that forwards everything and checks nothing.
 * `tsx serve-bare-proxy.ts <port> <port of the upstream>`
 */
createServer((incoming, answer) => {
  const { method, url: path, headers } = incoming
  const onward = request(
    { agent, host: '127.0.0.1', port: Number(upstreamPort), method, path, headers },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    },
  )
  onward.on('error', () => answer.writeHead(502).end())
  incoming.pipe(onward)
}).listen(Number(port), '127.0.0.1')
