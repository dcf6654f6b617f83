import * as z from 'zod/mini'
import { signIn } from '#contract/endpoints/sign-in'
import { signOut } from '#contract/endpoints/sign-in-session'
import { restPath, rowsOf, signInPath } from '#upstream/api'
import type { UpstreamFetch } from '#upstream/client'
import { listPosts } from '#upstream/endpoints/blog'
import { addressOf } from '#upstream/endpoints/endpoint'
import { listProducts } from '#upstream/endpoints/products'
import { readHealth, readTenant } from '#upstream/endpoints/shop'
import { readRows } from '#upstream/rows'
import { adviceFor } from './advice'
import { type Answer, type Ask, createAsk, type Finding, type Headers, refusalOf } from './ask'
import { type Check, privateChecks, publicChecks } from './checks'
import { tryFilters } from './filters'
import { foreignText } from './foreign-text'
import { tryMailLinks } from './mail-links'
import { type DoctorOptions, DoctorRefused, readOptions, usage } from './options'
import { aboutPayment } from './payment'
import { tryPictures } from './pictures'
import { trySocket } from './socket'

/** What the command provides; `write` writes to the given channel, else to the report. */
interface DoctorDeps {
  fetch: UpstreamFetch
  write: (text: string, to?: 'errors') => void
}

const healthPath = restPath + readHealth.path

/** Examines an API, prints what it finds, and returns the exit code of the command. */
export async function runDoctor(
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
  { fetch, write }: DoctorDeps,
): Promise<0 | 1 | 2> {
  const print = (line: string) => write(`${line.trimEnd()}\n`)
  try {
    const options = readOptions(args, env)
    if (options) return await examine(options, fetch, print)
    print(usage)
    return 0
  } catch (failure) {
    if (!(failure instanceof DoctorRefused)) throw failure
    write(`Nothing was examined. ${foreignText(failure.message)}\n`, 'errors')
    return 2
  }
}

type Print = (line: string) => void

/** Sends only GET requests, apart from signing in and out. */
async function examine(options: DoctorOptions, fetch: UpstreamFetch, print: Print): Promise<0 | 1> {
  const { upstreamUrl, publicUrl, person } = options
  const ask = createAsk(options, fetch)
  print(`The shop is for v3.6 of the API. ${upstreamUrl} is told ${publicUrl}.`)
  const { status, body } = await ask(healthPath)
  if (status === 0) throw new DoctorRefused(`${upstreamUrl}: ${body}`)
  const { result, primaryDomain } = await aboutDomain(ask, options, print)
  const results = [result]
  const bodies = new Map<string, unknown>()
  const tell = ({ path, ...finding }: Finding & { path: string }) => {
    results.push(finding.result)
    print(
      `  ${finding.result.padEnd(8)} ${foreignText(path).padEnd(44)} ${foreignText(finding.note)}`,
    )
    const advice = adviceFor(path, finding)
    if (advice) print(`           ${advice}`)
  }
  const runAll = async (checks: readonly Check[], headers: Headers, me = '') => {
    for (const check of checks) {
      const finding = await outcomeOf(check, bodies, me, (path) => ask(path, headers))
      tell({ path: check.path, ...finding })
    }
  }
  await runAll(publicChecks, {})
  for (const finding of await tryFilters(ask, bodies)) tell(finding)
  for (const finding of await tryPictures(options, fetch, pictureIn(bodies))) tell(finding)
  tell(await trySocket(options))
  for (const finding of await tryMailLinks(options, fetch, ask, primaryDomain)) tell(finding)
  print(aboutMail(options, bodies))
  for (const line of aboutPayment(publicUrl, bodies)) print(line)
  const member = person && (await logIn(ask, person))
  if (member) {
    await runAll(privateChecks, member.headers, member.me)
    await ask(signInPath(signOut), member.headers, signOut.method)
  } else {
    print(`Private parts: ${person ? 'a password alone signs nobody in' : 'no account'}`)
    if (person) results.push('differs')
  }
  const count = (wanted: string) => results.filter((result) => result === wanted).length
  print(`${count('fits')} fit, ${count('differs')} differ, ${count('missing')} are missing.`)
  return count('differs') + count('missing') > 0 ? 1 : 0
}

const pictured = z.looseObject({ mainImagePath: z.string().check(z.minLength(1)) })

/** The first picture of a product or post. */
function pictureIn(bodies: ReadonlyMap<string, unknown>): string | null {
  const lists = [listProducts, listPosts].map(({ path }) => rowsOf(bodies.get(restPath + path)))
  const rows = lists.flatMap((list) => z.safeParse(z.array(z.unknown()), list).data ?? [])
  return readRows(pictured, rows).items[0]?.mainImagePath ?? null
}

const workers = z.object({ celery: z.boolean() })

/** What can be told of mails, which the API says nothing of. */
function aboutMail({ isOrderMailed }: DoctorOptions, bodies: ReadonlyMap<string, unknown>): string {
  const { data } = z.safeParse(workers, bodies.get(healthPath))
  const hint = data?.celery ? '' : ' The workers that send mails do not run.'
  return isOrderMailed
    ? `ORDER_MAIL=sent: place an order, and look for its mail; the API does not tell.${hint}`
    : `No ORDER_MAIL=sent: the shop promises no mail of an order.${hint}`
}

const text = z.string()
/** Whose domain it is, and what depends on that. */
async function aboutDomain(
  ask: Ask,
  options: DoctorOptions,
  print: Print,
): Promise<Pick<Finding, 'result'> & { primaryDomain: string }> {
  const { hostname } = new URL(options.publicUrl)
  const answer = await ask(restPath + addressOf(readTenant, {}, { domain: hostname }))
  const shop = z.safeParse(readTenant.answer, answer.body).data
  if (!options.isForEverybody) {
    print('Only accounts with isSuperuser see the shop, which the API may have cleared for all:')
    print('with SHOP_AUDIENCE=everyone, everybody sees it.')
  }
  const about = shop && `${foreignText(shop.storeName)}, blog ${shop.blogEnabled ? 'on' : 'off'}`
  print(`${hostname} is ${about ?? 'no domain of a shop of this API'}.`)
  if (!shop) {
    print('PUBLIC_URL must be of a domain of the shop: add it in the API’s admin.')
    return { result: 'missing', primaryDomain: hostname }
  }
  const { primaryDomain } = shop
  if (primaryDomain === hostname) return { result: 'fits', primaryDomain }
  const primary = foreignText(primaryDomain)
  print(`Passkeys and links of mails are of ${primary}, the primary domain of the shop.`)
  print('Open the shop there, by PUBLIC_URL, or make this domain the primary one.')
  return { result: 'differs', primaryDomain }
}

async function outcomeOf(
  { path, schema, from, query, isNeeded }: Check,
  bodies: Map<string, unknown>,
  me: string,
  read: (path: string) => Promise<Answer>,
): Promise<Finding> {
  const rows = z.safeParse(z.array(z.looseObject({})), rowsOf(bodies.get(from))).data ?? []
  const row: Record<string, unknown> = { me, ...rows[0] }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name]))
  if (address.includes('undefined')) return { result: 'unseen', note: 'no row to ask for' }
  const answer = await read(address + (query ?? ''))
  const refused = refusalOf(answer)
  if (refused) return refused
  bodies.set(path, answer.body)
  const found = rowsOf(answer.body)
  if (query !== null && !Array.isArray(found)) return { result: 'differs', note: 'no list' }
  const sent = query === null ? [answer.body] : (found as unknown[])
  const { items, received, faults } = readRows(schema, sent)
  const rowsNote = query === null ? '' : `${received} rows`
  if (isNeeded && received === 0) return { result: 'differs', note: 'no row: nobody can order' }
  if (faults.length === 0) return { result: 'fits', note: rowsNote }
  const left = rowsNote && `${received - items.length} of ${rowsNote}: `
  return { result: 'differs', note: `${left}${faults.join(', ')}` }
}

const tokens = z.object({
  meta: z.object({ session_token: text, access_token: text }),
  data: z.object({ user: z.object({ id: z.int() }) }),
})

async function logIn(ask: Ask, person: { email: string; password: string }) {
  const { body } = await ask(signInPath(signIn), {}, signIn.method, JSON.stringify(person))
  const signedIn = z.safeParse(tokens, body).data
  if (!signedIn) return null
  const { meta, data } = signedIn
  const authorization = `Bearer ${meta.access_token}`
  const headers = { 'x-session-token': meta.session_token, authorization }
  return { me: String(data.user.id), headers }
}
