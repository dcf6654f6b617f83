import { createGateway } from './app'
import { ConfigRefused, readConfig } from './config/read-config'
import type { Connection, GatewayApp, LogEntry } from './dependencies'
import { GatewayError } from './gateway-error'
import { type AssetService, createAssetSite } from './static-site/asset-site'

/**
 * Input of the worker from the platform: the settings of `gateway/config` as texts, the setting
 * `CLIENT_ADDRESS_HEADER`, and the release as the service `ASSETS`.
 */
export type WorkerEnvironment = Readonly<Record<string, unknown>> & {
  ASSETS?: AssetService
}

/** Lets work continue after the response, as platforms offer it. */
interface WorkerContext {
  waitUntil(work: Promise<unknown>): void
}

interface StartedWorker {
  app: GatewayApp
  /** Header in which the platform writes the client's address; null where it is not known. */
  addressHeader: string | null
}

/** Settings that only the gateway on Node supports, and what to do instead. */
const onlyOnNode: Readonly<Record<string, string>> = {
  REDIS_URL: 'needs a connection that a worker has not; leave it out, or run the gateway on Node',
  METRICS_PORT: 'needs a port of its own that a worker has not; leave it out',
  TRUSTED_PROXY: 'needs the address of the socket; set CLIENT_ADDRESS_HEADER instead',
}

/**
 * Reads the settings like the gateway on Node.
 * @throws ConfigRefused with a sentence for each setting that is invalid or not supported by a
 * worker
 */
export function readWorkerSettings(environment: WorkerEnvironment) {
  const texts = Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  const given = Object.entries(onlyOnNode).filter(([name]) => texts[name])
  const faults = given.map(([name, why]) => `${name} ${why}`)
  const addressHeader = texts.CLIENT_ADDRESS_HEADER || null
  if (addressHeader !== null && !/^[\w-]+$/.test(addressHeader)) {
    faults.push('CLIENT_ADDRESS_HEADER must be the name of a header')
  }
  if (addressHeader === null && texts.NODE_ENV === 'production') {
    faults.push('CLIENT_ADDRESS_HEADER is missing: without it no client can be limited')
  }
  if (faults.length > 0) throw new ConfigRefused(faults)
  return { config: readConfig(texts), addressHeader }
}

function log(entry: LogEntry): void {
  console.log(JSON.stringify(entry))
}

function start(environment: WorkerEnvironment): StartedWorker {
  const { config, addressHeader } = readWorkerSettings(environment)
  const { ASSETS: assets } = environment
  const app = createGateway({
    config,
    fetch: (url, request) => fetch(url, request),
    clock: Date.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    site: assets
      ? createAssetSite(assets, (error) =>
          log({ event: 'site-unreadable', message: String(error) }),
        )
      : { current: async () => null },
    log,
  })
  return { app, addressHeader }
}

const started = new WeakMap<WorkerEnvironment, StartedWorker>()

/** Platforms allow neither random values nor timers before the first request. */
function startedFor(environment: WorkerEnvironment): StartedWorker {
  const known = started.get(environment)
  if (known) return known
  const worker = start(environment)
  started.set(environment, worker)
  return worker
}

function connectionOf(request: Request, addressHeader: string | null): Connection {
  const address = addressHeader === null ? null : request.headers.get(addressHeader)
  return {
    address: address?.trim() || undefined,
    async openSocket() {
      throw new GatewayError(501, { reason: 'a worker opens no web sockets' })
    },
  }
}

/** Keeps runtimes from compressing the site's compressed copies again, by `encodeBody`. */
async function asEncoded(answer: Response): Promise<Response> {
  if (!answer.headers.has('content-encoding') || !answer.body) return answer
  const init = { status: answer.status, headers: answer.headers, encodeBody: 'manual' }
  return new Response(await answer.arrayBuffer(), init)
}

/** The gateway as a worker: `createGateway` with web standards only (docs/deploy/worker.md). */
export default {
  async fetch(
    request: Request,
    environment: WorkerEnvironment,
    context?: WorkerContext,
  ): Promise<Response> {
    try {
      const { app, addressHeader } = startedFor(environment)
      const answer = Promise.resolve(app.fetch(request, connectionOf(request, addressHeader))).then(
        asEncoded,
      )
      // Other requests may wait for data that this one reads, even if its client disconnects.
      context?.waitUntil(answer.catch(() => undefined))
      return await answer
    } catch (error) {
      if (!(error instanceof ConfigRefused)) throw error
      log({ event: 'settings-refused', message: error.message })
      return new Response('The gateway has settings that it cannot follow: see its log.\n', {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    }
  },
}
