import { spawnSync } from 'node:child_process'
import { Fault, log, root, runMain } from './lib/script.mjs'

const severities = ['critical', 'high', 'moderate', 'low']

/**
 * Names the locked packages that have known vulnerabilities. Fails if one of them is critical or
 * high, and if the registry did not tell: not every registry answers this question.
 */
await runMain(() => {
  const { vulnerabilities, counts } = askRegistry()
  const found = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.filter(isAdvisory).map((advisory) => ({ name, ...advisory })),
  )
  const order = ({ severity }) => severities.indexOf(severity)
  for (const { severity, name, range, title, url } of found.sort((a, b) => order(a) - order(b))) {
    log(`${severity}: ${name} ${range}: ${title} (${url})`)
  }
  log(severities.map((severity) => `${counts[severity]} ${severity}`).join(', '))
  process.exitCode = counts.critical + counts.high > 0 ? 1 : 0
})

/** A package can also be reported for a package that it depends on, which is named by itself. */
function isAdvisory(via) {
  return typeof via === 'object'
}

function askRegistry() {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const report = readJson(stdout)
  const counts = report?.metadata?.vulnerabilities
  if (counts) return { vulnerabilities: report.vulnerabilities, counts }
  const reason = report?.message || report?.error?.summary || error?.message || 'npm said nothing'
  throw new Fault(
    'Not audited: the registry did not say which packages have known vulnerabilities ' +
      `(${withoutAddress(reason)}). Run this again where npm uses a registry that answers audits.`,
  )
}

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Addresses of registries may contain credentials. */
function withoutAddress(text) {
  return text.replace(/ - [A-Z]+ https?:\/\/\S+/, '').replace(/https?:\/\/\S+/g, 'it')
}
