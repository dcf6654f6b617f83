import { parseArgs } from 'node:util'
import { measureBuilds } from './bench/builds'
import { measureGateway } from './bench/gateway'
import { measurePages } from './bench/pages'
import { measurePublishing } from './bench/publishing'
import { stopOnSignals, withChildren } from './lib/children'
import { Fault, heading } from './lib/script'

const parts = {
  pages: measurePages,
  builds: measureBuilds,
  publishing: measurePublishing,
  gateway: measureGateway,
}

/**
 * `npm run bench`: measures pages, builds, publishing and the gateway (docs/bench.md). Slow results
 * do not fail; what cannot be measured does.
 */
export async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { only: text, runs: text, sizes: text, slowdown: text } })
  const names = values.only?.split(',') ?? Object.keys(parts)
  const unknown = names.find((name) => !(name in parts))
  if (unknown) throw new Fault(`--only takes ${Object.keys(parts).join(', ')}; not '${unknown}'`)
  const options = {
    runs: wholeNumber('runs', values.runs ?? '3'),
    sizes: (values.sizes ?? '1000,10000').split(',').map((size) => wholeNumber('sizes', size)),
    slowdown: wholeNumber('slowdown', values.slowdown ?? '4'),
  }
  stopOnSignals(130)
  await withChildren(async () => {
    for (const name of names) {
      heading(name)
      await parts[name as keyof typeof parts](options)
    }
  })
}

function wholeNumber(option: string, text: string): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (value > 0) return value
  throw new Fault(`--${option} takes whole numbers, not '${text}'`)
}
