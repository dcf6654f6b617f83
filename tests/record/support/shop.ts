import type { SeededEmulator } from '#emulator/testing/seeded-emulator'
import { seededEmulator } from '#emulator/testing/seeded-emulator'
import { newAccounts, shopper, tokenOf } from '#emulator/testing/shopper'
import { type CameBack, cameBack } from './exchange'

/** A client of the REST API. */
export interface Person {
  id: number
  call(method: string, path: string, body?: unknown): Promise<CameBack>
}

/** The emulator in plain mode and its clients. */
export interface Shop {
  api: SeededEmulator
  guest: Omit<Person, 'id'>
  /** A new account without records. */
  me: Person
  /** The demo account that has orders, addresses and notifications. */
  customer: Person
  staff: Person
}

export async function openShop(): Promise<Omit<Shop, 'me'>> {
  const api = await seededEmulator({ siteUrl: 'http://localhost:8000', extensions: false })
  const [customer, staff] = await Promise.all(
    ['customer@example.gr', 'superuser@example.gr'].map((email) => shopper(api, email)),
  )
  if (!customer || !staff) throw new Error('The seed has no demo accounts.')
  return {
    api,
    guest: { call: callerOf(api, {}) },
    customer: { id: customer.id, call: callerOf(api, customer.headers) },
    staff: { id: staff.id, call: callerOf(api, staff.headers) },
  }
}

/** A client of a new account. */
export async function newPerson(api: SeededEmulator): Promise<Person> {
  const [id = 0] = await newAccounts(api, 1)
  const authorization = `Bearer ${await tokenOf(api, id)}`
  return { id, call: callerOf(api, { authorization }) }
}

function callerOf({ app }: SeededEmulator, headers: Record<string, string>): Person['call'] {
  return async (method, path, body) =>
    cameBack(
      await app.request(`/api/v1${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
}

/** The id in a successful answer. */
export function idIn({ status, body }: CameBack): number {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { id: number }).id
}

/** The rows of a page. */
export function rowsIn({ body }: CameBack): (Record<string, unknown> & { id: number })[] {
  return (body as { results: { id: number }[] }).results
}
