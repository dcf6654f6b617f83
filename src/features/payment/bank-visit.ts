import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { uuid } from '#contract/wire/scalars'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { now } from '#lib/time/clock'
import { bankWords } from './bank-reason'
import type { BankVisit } from './payment-machine'

/** Later the order alone says how it stands: the answer of the bank has come, or never will. */
const toldForMs = 10 * 60_000

const record = z.object({
  order: uuid,
  at: z.number(),
  visit: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('left') }),
    z.object({ kind: z.literal('returned'), word: z.nullable(z.enum(bankWords)) }),
  ]),
})

const name = `${ownPrefix}bank-visit`

/** Records for all tabs that somebody leaves for the bank, or was sent back. */
export function noteBankVisit(order: string, visit: BankVisit): void {
  siteStorage.write(name, JSON.stringify({ order, at: now(), visit }))
}

/** The last visit to the bank's page from this browser to pay an order; null if there was none lately. */
export function bankVisitFor(order: string): BankVisit | null {
  const last = lastVisit()
  return last?.order === order ? last.visit : null
}

/** The order for which somebody was at the bank's page lately from this browser; null without one. */
export function orderAtBank(): string | null {
  return lastVisit()?.order ?? null
}

function lastVisit() {
  const { data } = z.safeParse(record, parseJson(siteStorage.read(name)))
  return data && now() - data.at < toldForMs ? data : null
}
