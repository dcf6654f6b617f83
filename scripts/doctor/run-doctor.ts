import * as z from 'zod/mini'
import { authPath, restPath, rowsOf } from '#upstream/api'
import { callUpstream, publicHeaders, textOf, type UpstreamFetch } from '#upstream/client'
import { readRows } from '#upstream/rows'
import { type Check, privateChecks, publicChecks } from './checks'
import { type DoctorOptions, DoctorRefused, readOptions, usage } from './options'

/** What the command provides; `write` writes to the given channel, else to the report. */
interface DoctorDeps {
  fetch: UpstreamFetch
  write: (text: string, to?: 'errors') => void
}

/** Examines an API, prints what it finds, and returns the exit code of the command. */
export async function runDoctor(
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
  { fetch, write }: DoctorDeps,
): Promise<0 | 1 | 2> {
  const print = (line: string) => write(`${line.trimEnd()}\n`)
  try {
    const options = readOptions(args, env)
    if (options) return await examine(options, createAsk(options, fetch), print)
    print(usage)
    return 0
  } catch (failure) {
    if (!(failure instanceof DoctorRefused)) throw failure
    write(`Nothing was examined. ${failure.message}\n`, 'errors')
    return 2
  }
}

type Headers = Record<string, string>
/** Status 0 where no answer came; the body says why. */
type Answer = Readonly<{ status: number; body: unknown }>
type Print = (line: string) => void
type Ask = (path: string, headers?: Headers, method?: string, body?: string) => Promise<Answer>

function createAsk(options: DoctorOptions, fetch: UpstreamFetch): Ask {
  const { upstreamUrl, publicUrl, timeoutMs } = options
  return async (path, more = {}, method = 'GET', body) => {
    const headers = { ...publicHeaders(publicUrl), 'content-type': 'application/json', ...more }
    try {
      const url = `${upstreamUrl}${path}`
      const answer = await callUpstream(fetch, { url, method, headers, body, timeoutMs })
      const sent = textOf(answer)
      return { status: answer.status, body: /^\s*[[{]/.test(sent) ? JSON.parse(sent) : sent }
    } catch (failure) {
      return { status: 0, body: failure instanceof Error ? failure.message : failure }
    }
  }
}

/** Sends only GET requests, apart from signing in and out. */
async function examine(options: DoctorOptions, ask: Ask, print: Print): Promise<0 | 1> {
  const { upstreamUrl, publicUrl, person } = options
  print(`The shop is for v3.6 of the API. ${upstreamUrl} is told ${publicUrl}.`)
  const { status, body } = await ask(`${restPath}/health`)
  if (status === 0) throw new DoctorRefused(`${upstreamUrl}: ${body}`)
  const results = [await aboutDomain(ask, options, print)]
  const bodies = new Map<string, unknown>()
  const runAll = async (checks: readonly Check[], headers: Headers, me = '') => {
    for (const check of checks) {
      const [result, note] = await outcomeOf(check, bodies, me, (path) => ask(path, headers))
      results.push(result)
      print(`  ${result.padEnd(8)} ${check.path.padEnd(44)} ${note}`)
    }
  }
  await runAll(publicChecks, {})
  const member = person && (await signIn(ask, person))
  if (member) {
    await runAll(privateChecks, member.headers, member.me)
    await ask(`${authPath}/auth/session`, member.headers, 'DELETE')
  } else {
    print(`Private parts: ${person ? 'a password alone signs nobody in' : 'no account'}`)
    if (person) results.push('differs')
  }
  const count = (wanted: string) => results.filter((result) => result === wanted).length
  print(`${count('fits')} fit, ${count('differs')} differ, ${count('missing')} are missing.`)
  return count('differs') + count('missing') > 0 ? 1 : 0
}

const text = z.string()
const tenant = z.object({ storeName: text, primaryDomain: text, blogEnabled: z.boolean() })

/** Whose domain it is, and what depends on that. */
async function aboutDomain(ask: Ask, options: DoctorOptions, print: Print): Promise<string> {
  const { hostname } = new URL(options.publicUrl)
  const answer = await ask(`${restPath}/tenant/resolve?domain=${hostname}`)
  const shop = z.safeParse(tenant, answer.body).data
  if (!options.isForEverybody) {
    print('Only accounts with isSuperuser see the shop, which the API may have cleared for all:')
    print('with SHOP_AUDIENCE=everyone, everybody sees it.')
  }
  const about = shop && `${shop.storeName}, blog ${shop.blogEnabled ? 'on' : 'off'}`
  print(`${hostname} is ${about ?? 'no domain of a shop of this API'}.`)
  if (!shop) return 'missing'
  if (shop.primaryDomain === hostname) return 'fits'
  print(`Passkeys and links of mails are of ${shop.primaryDomain}, the primary domain of the shop.`)
  return 'differs'
}

/** `fits`, `differs`, `missing`, or `unseen` where no row could be asked for, with a note. */
async function outcomeOf(
  { path, schema, from, query }: Check,
  bodies: Map<string, unknown>,
  me: string,
  read: (path: string) => Promise<Answer>,
): Promise<[result: string, note: string]> {
  const rows = z.safeParse(z.array(z.looseObject({})), rowsOf(bodies.get(from))).data ?? []
  const row: Record<string, unknown> = { me, ...rows[0] }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name]))
  if (address.includes('undefined')) return ['unseen', 'no row to ask for']
  const { status, body } = await read(address + (query ?? ''))
  if (status === 429) return ['unseen', 'too many requests']
  if (status === 0) return ['differs', String(body)]
  if (status !== 200) return [status === 404 ? 'missing' : 'differs', `answered ${status}`]
  bodies.set(path, body)
  const found = rowsOf(body)
  if (query !== null && !Array.isArray(found)) return ['differs', 'no list']
  const { items, received, faults } = readRows(schema, query === null ? [body] : (found as []))
  const rowsNote = query === null ? '' : `${received} rows`
  if (faults.length === 0) return ['fits', rowsNote]
  return [
    'differs',
    `${rowsNote && `${received - items.length} of ${rowsNote}: `}${faults.join(', ')}`,
  ]
}

const tokens = z.object({
  meta: z.object({ session_token: text, access_token: text }),
  data: z.object({ user: z.object({ id: z.int() }) }),
})

async function signIn(ask: Ask, person: { email: string; password: string }) {
  const { body } = await ask(`${authPath}/auth/login`, {}, 'POST', JSON.stringify(person))
  const signedIn = z.safeParse(tokens, body).data
  if (!signedIn) return null
  const { meta, data } = signedIn
  const authorization = `Bearer ${meta.access_token}`
  const headers = { 'x-session-token': meta.session_token, authorization }
  return { me: String(data.user.id), headers }
}
