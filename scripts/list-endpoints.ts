import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointAreas } from '../contract/endpoints/all-endpoints'
import type { Endpoint } from '../contract/endpoints/endpoint'
import askedOfApi from '../server/upstream/testing/asked-of-api.json'
import { titleOf, upstreamEndpoints } from '../server/upstream/testing/upstream-endpoints'
import { root } from './lib/script'

export const endpointsFile = 'docs/endpoints.md'

/** What the walk of tests/canary saw of each endpoint. */
type Asked = Readonly<Record<string, readonly string[]>>

/** Part of `npm run fix`: writes docs/endpoints.md from the table of endpoints and what was seen of them. */
export function main(): void {
  writeFileSync(join(root, endpointsFile), endpointsPage())
}

/** The text of docs/endpoints.md. */
export function endpointsPage(): string {
  const areas = Object.entries<Readonly<Record<string, Endpoint>>>(endpointAreas)
  const sections = areas.map(([area, endpoints]) => section(area, endpoints, askedOfApi))
  return [head, ...sections, callsOfApi()].join('\n')
}

const head = `# Endpoints

Every call that the gateway answers, written by \`npm run fix\` from \`contract/endpoints\`
([decision 66](decisions/0066-one-table-of-endpoints.md)); \`tests/tooling/documents.test.ts\` keeps it true. A buyer is a
member, or a guest where the shop is open to everyone, an owner the member whom \`{id}\` of the path names. A keyed call needs an \`Idempotency-Key\`.

What each asks of the API is what the walk of \`tests/canary\` saw of a gateway that had read nothing before, for a guest and
for a member, for things of their own and of others: later much of it is still known, and a lost answer makes some ask more.
A member's call is preceded by \`GET /_allauth/app/v1/auth/session\`, which tells whether the session lives.
`

function section(
  area: string,
  endpoints: Readonly<Record<string, Endpoint>>,
  asked: Asked,
): string {
  const title = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const rows = Object.entries(endpoints).map(
    ([name, { method, path, who, isKeyed }]) =>
      `| \`${name}\` | ${method} | \`${path}\` | ${who} | ${isKeyed ? 'yes ' : ''}| ${askedBy(asked[name])} |\n`,
  )
  return `## ${title[0]?.toUpperCase()}${title.slice(1)}

| name | method | path | who | keyed | asks of the API |
|---|---|---|---|---|---|
${rows.join('')}`
}

/** The calls of `server/upstream/endpoints`, by the first part of their path. */
function callsOfApi(): string {
  const titles = new Map<string, Set<string>>()
  const sorted = upstreamEndpoints.toSorted((one, other) =>
    one.path.localeCompare(other.path, 'en'),
  )
  for (const call of sorted) {
    const [, resource = ''] = call.path.split('/')
    titles.set(resource, (titles.get(resource) ?? new Set()).add(`\`${titleOf(call)}\``))
  }
  const rows = [...titles].map(
    ([resource, calls]) => `| \`${resource}\` | ${[...calls].join(', ')} |\n`,
  )
  return `## Calls of the API

What gateway, build and doctor ask of the REST API, from \`server/upstream/endpoints\`.

| resource | calls |
|---|---|
${rows.join('')}`
}

function askedBy(calls: readonly string[] | undefined): string {
  if (!calls) return 'not walked to its end'
  return calls.length > 0 ? calls.map((call) => `\`${call}\``).join(', ') : 'nothing'
}
