import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from './children.mjs'
import { at } from './places.mjs'
import { Fault } from './say.mjs'

const startMs = 60_000
const answerMs = 2000

/** Starts the stand-in of the API and waits until it answers; `settings` as stand-in-config's. */
export async function startStandIn(port, settings) {
  const env = { ...settings, STAND_IN_PORT: String(port) }
  const child = launch(process.execPath, ['--import', 'tsx', at('stand-in/serve.ts')], env)
  await waitFor(`http://localhost:${port}/api/v1/health`, 'The stand-in', child)
  return { ...child, url: `http://localhost:${port}` }
}

/** Starts the gateway and waits until it answers; `env` are settings of gateway/config. */
export async function startGateway(env) {
  const child = launch(process.execPath, ['--import', 'tsx', at('gateway/serve.ts')], env)
  await waitFor(`http://localhost:${env.GATEWAY_PORT}/api/health`, 'The gateway', child)
  return child
}

/** Waits until an address answers anything; a fault when its program ends or the time is up. */
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

/** True where an address answers 200 in time. */
export async function answers(url) {
  return (await statusOf(url)) === 200
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
