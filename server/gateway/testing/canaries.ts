import type { StartOptions } from './start-gateway'

type Upstream = NonNullable<StartOptions['upstream']>

/** A value that must not leave the gateway, wherever the upstream may put it. */
export const secretCanary = 'canary-5d1f0c7a9e'

const secretHeaders = {
  'content-type': 'application/json',
  'set-cookie': `sessionid=${secretCanary}`,
  'x-session-token': secretCanary,
  authorization: `Bearer ${secretCanary}`,
  server: secretCanary,
  'x-powered-by': secretCanary,
  'access-control-allow-origin': '*',
  'content-security-policy': secretCanary,
}

/** Fields that belong to staff or to other programs. */
const hiddenFields = {
  accessToken: secretCanary,
  labelUrl: `https://labels.example/${secretCanary}.pdf`,
  metadata: `https://${secretCanary}.example`,
  staffNotes: secretCanary,
}

/** A file is passed on as it is: nothing can be put into it. */
export const isFile = ({ headers }: Response): boolean =>
  headers.get('content-type') === 'application/pdf'

/** The copy of a member's data is all theirs: it is passed on whole, whatever it contains. */
const passedWhole = /\/data_export\/[^/]+\/download$/

/** A healthy upstream that puts secrets into every object and header that it sends. */
export function revealing(healthy: Upstream): Upstream {
  return async (url, request) => {
    const answer = await healthy(url, request)
    if (isFile(answer)) {
      const headers = { ...secretHeaders, 'content-type': 'application/pdf' }
      return new Response(await answer.arrayBuffer(), { headers })
    }
    const text = await answer.text()
    if (/^\s*</.test(text)) return new Response(text, answer)
    const isWhole = passedWhole.test(url) || text === ''
    const body = isWhole ? text || null : JSON.stringify(withSecrets(JSON.parse(text)))
    return new Response(body, { status: answer.status, headers: secretHeaders })
  }
}

/** How many texts a JSON value holds. */
export function countTexts(value: unknown): number {
  let texts = 0
  JSON.stringify(value, (_, field: unknown) => {
    if (typeof field === 'string') texts += 1
    return field
  })
  return texts
}

/** A copy in which the text number `at` is a secret. */
export function withSecretText(value: unknown, at: number, secret: string): unknown {
  let left = at
  return JSON.parse(JSON.stringify(value), (_, field: unknown) => {
    if (typeof field !== 'string') return field
    left -= 1
    return left === -1 ? secret : field
  })
}

/** Open lists, to which any key belongs: texts by locale, matches by field, extensions of passkeys. */
const openLists = ['translations', 'matchesPosition', 'extensions', 'clientExtensionResults']

/** A copy of a body with a secret in every object. */
function withSecrets(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withSecrets(item))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, withSecrets(field, key)])
  return { ...Object.fromEntries(fields), ...(openLists.includes(name) ? {} : hiddenFields) }
}
