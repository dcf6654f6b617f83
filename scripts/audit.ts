import { spawnSync } from 'node:child_process'
import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { Fault, log, root } from './lib/script'

const severities = ['critical', 'high', 'moderate', 'low'] as const

const worstFirst: readonly string[] = [...severities, 'info']

const count = z.number()
const counts = z.object({ critical: count, high: count, moderate: count, low: count })
/** A package can also be reported for a package that it depends on: then `via` has its name. */
const advisory = z.object({
  severity: z.enum([...severities, 'info']),
  range: z.string(),
  title: z.string(),
  url: z.string(),
})
const packages = z.record(
  z.string(),
  z.object({ name: z.string(), via: z.array(z.union([advisory, z.string()])) }),
)
const report = z.object({
  vulnerabilities: packages,
  metadata: z.object({ vulnerabilities: counts }),
})
const refusal = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.object({ summary: z.optional(z.string()) })),
})

/**
 * `npm run audit`: names the locked packages that have known vulnerabilities. Fails if one of them
 * is critical or high, and if the registry did not tell: not every registry answers this question.
 */
export function main(): void {
  const { vulnerabilities, metadata } = askRegistry()
  const found = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [{ name, ...one }])),
  )
  const order = ({ severity }: (typeof found)[number]) => worstFirst.indexOf(severity)
  for (const { severity, name, range, title, url } of found.sort((a, b) => order(a) - order(b))) {
    log(`${severity}: ${name} ${range}: ${title} (${url})`)
  }
  const { vulnerabilities: sums } = metadata
  log(severities.map((severity) => `${sums[severity]} ${severity}`).join(', '))
  process.exitCode = sums.critical + sums.high > 0 ? 1 : 0
}

function askRegistry(): z.infer<typeof report> {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const answer = parseJson(stdout)
  const read = report.safeParse(answer)
  if (read.success) return read.data
  const refused = refusal.safeParse(answer).data
  const reason = refused?.message || refused?.error?.summary || error?.message || 'npm said nothing'
  throw new Fault(
    'Not audited: the registry did not say which packages have known vulnerabilities ' +
      `(${withoutAddress(reason)}). Run this again where npm uses a registry that answers audits.`,
  )
}

/** Addresses of registries may contain credentials. */
function withoutAddress(text: string): string {
  return text.replace(/ - [A-Z]+ https?:\/\/\S+/, '').replace(/https?:\/\/\S+/g, 'it')
}
