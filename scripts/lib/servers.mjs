import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleGateway } from './bundle-gateway.mjs'
import { launch } from './children.mjs'
import { at, Fault } from './script.mjs'

/** Fails with a message of one line if a port is taken. */
export async function demandFree(port, variable) {
  if (await isFree(port)) return
  throw new Fault(`Port ${port} is already in use. Stop what listens there, or set ${variable}.`)
}

/** A free port. */
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

const startMs = 60_000
const answerMs = 2000

/** Starts the API emulator and waits until it responds; `settings` as in its config.ts. */
export async function startEmulator(port, settings) {
  const env = { ...settings, EMULATOR_PORT: String(port) }
  const child = launch(process.execPath, ['--import', 'tsx', at('server/emulator/server.ts')], env)
  await waitFor(`http://localhost:${port}/api/v1/health`, 'The emulator', child)
  return { ...child, url: `http://localhost:${port}` }
}

/** Starts the gateway and waits until it responds; `env` are settings of server/gateway/config. */
export async function startGateway(env) {
  const child = launch(process.execPath, [await bundleGateway()], env)
  await waitFor(`http://localhost:${env.GATEWAY_PORT}/api/health`, 'The gateway', child)
  return child
}

/** Waits until an address responds; throws a fault if its program ends or the time is up. */
export async function waitFor(url, name, { exit }, limitMs = startMs) {
  let ended = false
  exit.then(() => {
    ended = true
  })
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(100)) {
    if (ended) throw new Fault(`${name} ended before it answered at ${url}.`)
    if ((await statusOf(url)) !== null) return
  }
  throw new Fault(`${name} did not answer at ${url} within ${limitMs / 1000} s.`)
}

async function statusOf(url) {
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(answerMs) })
    await body?.cancel()
    return status
  } catch {
    return null
  }
}
