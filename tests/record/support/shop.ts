import type { SeededEmulator } from '#emulator/testing/seeded-emulator'
import { seededEmulator } from '#emulator/testing/seeded-emulator'
import { newAccounts, shopper, tokenOf } from '#emulator/testing/shopper'
import { type CameBack, cameBack } from './exchange'

/** A client of the REST API. */
export interface Person {
  id: number
  email: string
  call(method: string, path: string, body?: unknown, headers?: object): Promise<CameBack>
}

/** The emulator and its clients. */
export interface Shop {
  api: SeededEmulator
  guest: Pick<Person, 'call'>
  /** New accounts without records. */
  me: Person
  other: Person
  /** The demo account that has orders, addresses and notifications. */
  customer: Person
}

const customerEmail = 'customer@example.gr'

/** An emulator with the demo customer. */
export async function openShop(): Promise<Pick<Shop, 'api' | 'customer'>> {
  const api = await seededEmulator({ siteUrl: 'http://localhost:8000' })
  const { id, headers } = await shopper(api, customerEmail)
  return { api, customer: { id, email: customerEmail, call: callerOf(api, headers) } }
}

/** The same with new accounts and a guest at an address of its own, so that limits are fresh. */
export async function withNewPeople(
  opened: Pick<Shop, 'api' | 'customer'>,
  at: number,
): Promise<Shop> {
  const guest = { call: callerOf(opened.api, clientAt(`203.0.113.${at % 250}`)) }
  return { ...opened, guest, me: await newPerson(opened.api), other: await newPerson(opened.api) }
}

const clientAt = (address: string) => ({ 'x-forwarded-for': address, 'x-real-ip': address })

async function newPerson(api: SeededEmulator): Promise<Person> {
  const [id = 0] = await newAccounts(api, 1)
  const authorization = `Bearer ${await tokenOf(api, id)}`
  const call = callerOf(api, { authorization, ...clientAt(`198.51.100.${id % 250}`) })
  const { body } = await call('GET', `/user/account/${id}`)
  return { id, email: (body as { email: string }).email, call }
}

function callerOf({ app }: SeededEmulator, own: Record<string, string>): Person['call'] {
  return async (method, path, body, more = {}) =>
    cameBack(
      await app.request(`/api/v1${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...own,
          ...more,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
}

/** The id in a successful answer. */
export function idIn({ status, body }: CameBack): number {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { id: number }).id
}

/** A text field of a successful answer. */
export function textIn({ status, body }: CameBack, field: string): string {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return String((body as Record<string, unknown>)[field])
}

/** The rows of a page. */
export function rowsIn({ body }: CameBack): (Record<string, unknown> & { id: number })[] {
  return (body as { results: { id: number }[] }).results
}
