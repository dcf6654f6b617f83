import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { run } from './children.mjs'
import { fingerprintOf } from './fingerprint.mjs'
import { at, duration, Fault, log, program } from './script.mjs'
import { contactOf, demonstrationOf, publicUrl, shippingPriceOf } from './settings.mjs'

const stamp = at('.data/built')
const lock = at('.data/building')
const buildSettings = {
  GATSBY_TELEMETRY_DISABLED: '1',
  CI: 'true',
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  DEMONSTRATION: demonstrationOf(),
  SHIPPING_PRICE: shippingPriceOf(),
  ...contactOf(),
}

/** Builds and publishes unless the published site was made from the same sources and content. */
export async function buildIfChanged(upstream) {
  const wanted = await fingerprintOf(upstream, { ...process.env, ...buildSettings })
  const built = existsSync(at('dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8')
  if (wanted && built === wanted) return log('The site is up to date.')
  await buildSite(upstream)
}

/**
 * Builds the pages from the API at `upstream` and publishes them. The published site stays as it
 * is until all of it has worked out.
 */
export async function buildSite(upstream) {
  const began = Date.now()
  const made = await fingerprintOf(upstream, { ...process.env, ...buildSettings })
  takeLock()
  try {
    log('Building the pages …')
    const env = { ...buildSettings, UPSTREAM_URL: upstream }
    await step(program('gatsby'), ['build'], env, 'gatsby build')
    log('Publishing …')
    const publish = ['--import', 'tsx', at('scripts/publish-site.ts')]
    // Compression runs in this pool, of four threads by itself.
    const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) }
    await step(process.execPath, publish, { ...env, ...threads }, 'Publishing')
  } finally {
    rmSync(lock, { force: true })
  }
  if (made) writeFileSync(stamp, made)
  log(`The site was built in ${duration(Date.now() - began)}.`)
}

async function step(command, args, env, name) {
  const code = await run(command, args, env)
  if (code !== 0)
    throw new Fault(`${name} ended with ${code}: the published site was left as it was.`)
}

/** Two builds at once would write into each other's cache. */
function takeLock() {
  mkdirSync(at('.data'), { recursive: true })
  if (existsSync(lock) && isRunning(Number(readFileSync(lock, 'utf8')))) {
    throw new Fault('Another build is running. Try again when it has ended.')
  }
  writeFileSync(lock, String(process.pid))
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
