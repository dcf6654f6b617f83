import { createServer } from 'node:net'
import { Fault } from './log.mjs'

/** Ends the story with one clear line where a port is taken. */
export async function demandFree(port, variable) {
  if (await isFree(port)) return
  throw new Fault(`Port ${port} is already in use. Stop what listens there, or set ${variable}.`)
}

/** A port that nobody uses at the moment. */
export async function anyFreePort() {
  const server = await listen(0)
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function isFree(port) {
  try {
    const server = await listen(port)
    await new Promise((resolve) => server.close(resolve))
    return true
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false
    throw error
  }
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
