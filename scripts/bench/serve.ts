import { Agent, createServer, type RequestListener, request } from 'node:http'
import { exampleProduct } from '#contract/examples/catalogue-examples'

// `tsx serve.ts upstream <port>`, `tsx serve.ts proxy <port> <port of the upstream>`

const [kind, port = '', given = ''] = process.argv.slice(2)

/** The fastest possible upstream: one row of JSON. */
function upstream(): RequestListener {
  const row = Buffer.from(JSON.stringify(exampleProduct))
  const headers = { 'content-type': 'application/json', 'content-length': row.length }
  return (_, answer) => void answer.writeHead(200, headers).end(row)
}

/** A proxy of Node alone that forwards everything and checks nothing. */
function proxy(): RequestListener {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const to = { agent, host: '127.0.0.1', port: Number(given) }
  return (incoming, answer) => {
    const { method, url: path, headers } = incoming
    const onward = request({ ...to, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.writeHead(502).end())
    incoming.pipe(onward)
  }
}

createServer(kind === 'proxy' ? proxy() : upstream()).listen(Number(port), '127.0.0.1')
