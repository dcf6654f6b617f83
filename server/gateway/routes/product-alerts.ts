import * as endpoints from '#contract/endpoints/product-alerts'
import type {
  AlertProblem,
  OwnProductAlert,
  ProductAlert,
  ProductAlertCreation,
} from '#contract/shop/product-alert'
import * as upstream from '#upstream/endpoints/products'
import type { ListedAlert } from '#upstream/product-alert'
import type { Api, Asking, Member } from '../http/api'
import { clientOf } from '../http/client-of'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, readPage } from '../http/visible'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import { type MailRates, tooManyMails } from '../middleware/mail-limits'
import { mailboxOf } from '../middleware/mailbox-of'
import { isMember } from '../session/encrypted-session'
import { createKeyedHash } from '../session/keyed-hash'
import type { SharedState } from '../shared/shared-state'
import type { OptionalPart } from '../upstream/optional-part'

const removal = { read: upstream.readAlert, remove: upstream.removeAlert }

const dayMs = 24 * 60 * 60_000
/** Alerts of one client, and of guests for one mailbox, within a day: each may become a mail. */
const mostOfClient = 20
const mostOfMailbox = 10

interface Tools {
  config: { rates: MailRates; sessionKeys: readonly string[] }
  shared: Pick<SharedState, 'window'>
  api: Api
  optionalPart: OptionalPart
}

/** Who wants to be told of a product: members at their own address, guests at one that they name. */
export function productAlertRoutes(tools: Tools) {
  const { api, optionalPart } = tools
  const count = createAlertLimits(tools)
  const { routes, route } = createRoutes(api)

  route(endpoints.createProductAlert, async ({ c, body: { email, ...alert } }) => {
    if (isMember(c.var.session)) {
      const member = await api.requireMember(c)
      await count(clientOf(c).key, null)
      return ofMember(member, alert)
    }
    if (email === undefined) throw fieldsRefused(['email'], 'no address')
    await count(clientOf(c).key, email)
    return send(api.asGuest(c), { ...alert, email })
  })

  route(endpoints.listProductAlerts, async ({ c, member, endpoint }) => {
    const page = await readPage(c, member, endpoint, upstream.listAlerts, { visible: mine })
    const productOf = await readProducts(member, page.results, optionalPart)
    const results = page.results.map(({ user: _, ...alert }) => {
      return { ...alert, ...productOf(alert.product) }
    })
    return { ...page, results }
  })

  route(endpoints.removeProductAlert, ({ member, id }) => deleteMine(member, removal, id))

  return routes
}

/**
 * What the list shows of the products, which an alert only names; one that is switched off as well.
 * One that cannot be read, or does not come in time, hides no alert.
 */
async function readProducts(
  member: Member,
  alerts: readonly ListedAlert[],
  optionalPart: OptionalPart,
) {
  const ids = [...new Set(alerts.map(({ product }) => product))]
  const read = await Promise.all(
    ids.map((id) => {
      const product = member.askIfAny(upstream.readProduct, { params: { id } })
      return optionalPart<Awaited<typeof product> | undefined>(product, () => undefined)
    }),
  )
  const products = new Map(ids.map((id, at) => [id, read[at]]))
  return (wanted: number): Pick<OwnProductAlert, 'product' | 'hasUnreadProduct'> => {
    const found = products.get(wanted)
    if (!found) return { product: null, hasUnreadProduct: found === undefined }
    const { id, slug, translations, active, stock, finalPrice } = found
    const product = { id, slug, translations, active, stock, finalPrice }
    return { product, hasUnreadProduct: false }
  }
}

/** What was sent once stays in the API: a member who asks again gets it anew. */
async function ofMember(member: Member, alert: ProductAlertCreation): Promise<ProductAlert> {
  try {
    return await send(member, alert)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 409) throw error
    const query = { product: `${alert.product}` }
    const over = await member.ask(upstream.listSentAlerts, { query, visible: mine })
    const same = over.filter(
      ({ product, kind, isActive }) =>
        product === alert.product && kind === alert.kind && !isActive,
    )
    if (same.length === 0) throw error
    for (const { id } of same) await member.ask(upstream.removeAlert, { params: { id } })
    return send(member, alert)
  }
}

async function send(caller: Asking, body: ProductAlertCreation): Promise<ProductAlert> {
  try {
    return await caller.ask(upstream.addAlert, { body })
  } catch (error) {
    const code = error instanceof GatewayError && problems[error.status]
    if (!code) throw error
    throw new GatewayError(code === 'alertKnown' ? 409 : 403, { data: { code }, reason: code })
  }
}

/** What the API means by a status; a member gets 404 in place of 403. */
const problems: Readonly<Record<number, AlertProblem>> = {
  403: 'alertNotOffered',
  404: 'alertNotOffered',
  409: 'alertKnown',
}

/** The API has no limit for guests: anybody could have many mails sent to somebody. */
function createAlertLimits({ config, shared }: Tools) {
  const { enabled, rememberedClients: remembered } = config.rates
  const hash = createKeyedHash(config.sessionKeys, 'alert recipients')
  const limits = { windowMs: dayMs, remembered }
  const clients = shared.window('alert-clients', { most: mostOfClient, ...limits })
  const mailboxes = shared.window('alert-mailboxes', { most: mostOfMailbox, ...limits })

  /** @throws GatewayError 429 with `Retry-After` where a limit is reached */
  return async (client: string | undefined, email: string | null): Promise<void> => {
    if (!enabled) return
    if (client !== undefined) {
      const { waitMs } = await clients.add(client)
      if (waitMs !== null) throw tooManyMails(waitMs)
    }
    if (email === null) return
    const { waitMs } = await mailboxes.add(await hash(mailboxOf(email)))
    if (waitMs !== null) throw tooManyMails(waitMs)
  }
}
