import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointAreas } from '../contract/endpoints/all-endpoints'
import type { Endpoint } from '../contract/endpoints/endpoint'
import { root } from './lib/script'

export const endpointsFile = 'docs/endpoints.md'

/** Part of `npm run fix`: writes docs/endpoints.md from the table of endpoints. */
export function main(): void {
  writeFileSync(join(root, endpointsFile), endpointsPage())
}

/** The text of docs/endpoints.md. */
export function endpointsPage(): string {
  const areas = Object.entries<Readonly<Record<string, Endpoint>>>(endpointAreas)
  return `${head}\n${areas.map(([area, endpoints]) => section(area, endpoints)).join('\n')}`
}

const head = `# Endpoints

Every call that the gateway answers, written by \`npm run fix\` from \`contract/endpoints\`
([decision 66](decisions/0066-one-table-of-endpoints.md)); \`tests/tooling/documents.test.ts\` keeps it true. A buyer is a
member, or a guest where the shop is open to everyone, an owner the member whom \`{id}\` of the path names. A keyed call needs an \`Idempotency-Key\`.
`

function section(area: string, endpoints: Readonly<Record<string, Endpoint>>): string {
  const title = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const rows = Object.entries(endpoints).map(
    ([name, { method, path, who, isKeyed }]) =>
      `| \`${name}\` | ${method} | \`${path}\` | ${who} | ${isKeyed ? 'yes ' : ''}|\n`,
  )
  return `## ${title[0]?.toUpperCase()}${title.slice(1)}

| name | method | path | who | keyed |
|---|---|---|---|---|
${rows.join('')}`
}
