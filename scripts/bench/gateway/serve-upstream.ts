import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { exampleProduct } from '#contract/examples/catalogue-examples'

const [port = '', pageFile = ''] = process.argv.slice(2)
const row = Buffer.from(JSON.stringify(exampleProduct))
const page = readFileSync(pageFile)

/**
 * The fastest possible upstream: one row of JSON, and one page for the bare proxy, which has no
 * files. `tsx serve-upstream.ts <port> <compressed page>`
 */
createServer((request, response) => {
  if (request.url?.startsWith('/api/')) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': row.length })
    return void response.end(row)
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
  })
  response.end(page)
}).listen(Number(port), '127.0.0.1')
