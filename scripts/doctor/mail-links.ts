import { pathOf } from '#contract/endpoints/endpoint'
import { restPath } from '#upstream/api'
import { callUpstream, UpstreamFailure, type UpstreamFetch } from '#upstream/client'
import { leaveAllByLink } from '#upstream/endpoints/newsletter'
import type { Answer, Ask, Finding } from './ask'
import type { DoctorOptions } from './options'

/** Of no mail, so that opening it leaves nothing. */
const path = restPath + pathOf(leaveAllByLink, { token: 'doctor' })

/**
 * Whether the API's host hands a link of a mail that somebody opens to the shop, and lets through
 * what the gateway asks there (docs/your-api-your-shop.md, step 5).
 * @param primaryDomain of the shop, as the API says
 */
export async function tryMailLinks(
  options: DoctorOptions,
  fetch: UpstreamFetch,
  ask: Ask,
  primaryDomain: string,
): Promise<(Finding & { path: string })[]> {
  const host = mailHost(options, primaryDomain)
  const opened: Finding = host
    ? await openLink(options, fetch, `https://${host}`)
    : { result: 'unseen', note: 'the API names no domain' }
  return [
    { path: `${host ? `https://${host}` : ''}${path}`, ...opened },
    { path, ...asGateway(await ask(path)) },
  ]
}

/**
 * The host to which the API's mails lead: a domain of the shop that begins with `api`, as that of
 * `UPSTREAM_URL` may, else `api.` before the primary one. null where that is no name of a host.
 */
function mailHost({ upstreamUrl }: DoctorOptions, primaryDomain: string): string | null {
  const { hostname } = new URL(upstreamUrl)
  const host = /^api[.-]/.test(hostname) ? hostname : `api.${primaryDomain}`
  return /^[a-z\d.-]{1,253}$/i.test(host) ? host : null
}

/** As a mail program opens a link: without the headers of the gateway. */
async function openLink(
  { publicUrl, timeoutMs }: DoctorOptions,
  fetch: UpstreamFetch,
  origin: string,
): Promise<Finding> {
  const call = { url: origin + path, method: 'GET', headers: { accept: 'text/html' }, timeoutMs }
  try {
    const { status } = await callUpstream(fetch, call)
    return { result: 'differs', note: `answered ${status} by itself` }
  } catch (failure) {
    const { message } = failure as Error
    if (!isRedirect(failure)) return { result: 'unseen', note: message }
    const isToShop = message.endsWith(` leads to ${publicUrl}${path}`)
    return { result: isToShop ? 'fits' : 'differs', note: message }
  }
}

const isRedirect = (failure: unknown) =>
  failure instanceof UpstreamFailure && failure.kind === 'redirected'

/** The API refuses a link that is none. */
function asGateway({ status, body }: Answer): Finding {
  if (status === 400) return { result: 'fits', note: 'asked by the gateway' }
  if (status === 429) return { result: 'unseen', note: 'too many requests' }
  const note = status === 0 ? String(body) : `answered ${status}`
  return { result: status === 404 ? 'missing' : 'differs', note: `${note}, asked by the gateway` }
}
