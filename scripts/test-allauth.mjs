import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readyPython, startAllauth } from './lib/allauth.mjs'
import { run, stopOnSignals, withChildren } from './lib/children.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { at, Fault, log, program, runMain } from './lib/script.mjs'
import { anyFreePort } from './lib/servers.mjs'
import { logProblems, readTestReport } from './lib/test-report.mjs'

const report = at('.data/check/allauth.json')
const e2eReport = at('.data/check/e2e-real.json')
const noReport = { passed: 0, failed: 1 }
const provider = { id: 'mikro', clientId: 'mikro-shop' }

/** Runs tests/contract against the real django-allauth, in both of its modes. */
async function runContractTests(python) {
  const url = `http://localhost:${await anyFreePort()}`
  const env = {
    ALLAUTH_PROVIDER_URL: url,
    ALLAUTH_PROVIDER_ID: provider.id,
    ALLAUTH_PROVIDER_CLIENT: provider.clientId,
  }
  const start = async (mode) => startAllauth(python, mode, await anyFreePort(), env)
  const [code, link] = await Promise.all([start('code'), start('link')])
  const servers = { code: code.url, link: link.url, provider: { ...provider, url } }
  mkdirSync(at('.data/check'), { recursive: true })
  rmSync(report, { force: true })
  const args = ['tests/contract/', '--selectProjects=node', '--runInBand', '--coverage=false']
  const status = await run(program('jest'), [...args, '--json', `--outputFile=${report}`], {
    ALLAUTH_SERVERS: JSON.stringify(servers),
  })
  return { isGreen: status === 0, ...(readTestReport(report) ?? noReport) }
}

/** Runs the end-to-end tests marked @real, with the real service behind the gateway. */
async function runEndToEndTests() {
  if (!existsSync(at('dist'))) await requireSite()
  rmSync(e2eReport, { force: true })
  const env = { E2E_AGAINST: 'real', CHROMIUM_PATH: await findChromium() }
  const status = await run(program('playwright'), ['test'], env)
  return { isGreen: status === 0, ...(readTestReport(e2eReport) ?? noReport) }
}

async function requireSite() {
  const status = await run(process.execPath, [at('scripts/build.mjs')])
  if (status !== 0) throw new Fault('The site could not be built.')
}

async function runAll(python) {
  const results = []
  await withChildren(async () => results.push(await runContractTests(python)))
  results.push(await runEndToEndTests())
  logProblems(results)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1
}

/** Runs one service until it is stopped. */
async function serve(python) {
  const { exit } = await startAllauth(
    python,
    process.env.ALLAUTH_VERIFICATION || 'code',
    process.env.ALLAUTH_PORT || 8200,
    {},
  )
  await exit
}

stopOnSignals(130)
await runMain(async () => {
  const { values } = parseArgs({ options: { serve: { type: 'boolean' } } })
  await installIfNeeded()
  const python = await readyPython()
  if (values.serve) await withChildren(() => serve(python))
  else await runAll(python)
})
