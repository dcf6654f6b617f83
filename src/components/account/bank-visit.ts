import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { OrderDetail } from '#contract/shop/order'
import { type BankVisit, bankVisit, failedWaitMs } from '#contract/site/bank-visit'
import { parseJson } from '#contract/wire/parse-json'
import { uuid } from '#contract/wire/scalars'
import { createStore } from '#lib/state/create-store'
import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { now } from '#lib/time/clock'

/** Later the order alone says how it stands: the answer of the bank has come, or never will. */
const toldForMs = 10 * 60_000

const record = z.object({ order: uuid, at: z.number(), visit: bankVisit })

const name = `${ownPrefix}bank-visit`

/** Counts what this tab has noted. */
const notes = createStore(0)

/** Records for all tabs that somebody leaves for the bank, or was sent back. */
export function noteBankVisit(order: string, visit: BankVisit): void {
  siteStorage.write(name, JSON.stringify({ order, at: now(), visit }))
  notes.set(notes.get() + 1)
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

type Paid = Pick<OrderDetail, 'uuid' | 'status' | 'paymentStatus' | 'isPaidOnline'>

/**
 * Whether an answer of the bank is awaited, so that nobody must pay again: the order says so, or this
 * browser was sent back by the bank, which spoke of no failure.
 */
export function isBankAsked({ uuid, status, paymentStatus, isPaidOnline }: Paid): boolean {
  if (!isPaidOnline || status !== 'PENDING') return false
  if (paymentStatus === 'PROCESSING') return true
  if (paymentStatus !== 'PENDING' && paymentStatus !== 'FAILED') return false
  const last = lastVisit()
  if (last?.order !== uuid || last.visit.kind !== 'returned' || last.visit.word) return false
  return paymentStatus === 'PENDING' || now() - last.at < failedWaitMs
}

/** The same on a page, also of what other tabs note, and no longer than it is awaited. */
export function useBankAsked(order: Paid | undefined): boolean {
  return useSyncExternalStore(
    watch,
    () => order !== undefined && isBankAsked(order),
    () => false,
  )
}

/** How soon a page notices that an answer is no longer awaited. */
const lookAgainMs = 5_000

function watch(changed: () => void): () => void {
  const stops = [notes.watch(changed), siteStorage.watch(name, changed)]
  const timer = setInterval(changed, lookAgainMs)
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}

function lastVisit() {
  const { data } = z.safeParse(record, parseJson(siteStorage.read(name)))
  return data && now() - data.at < toldForMs ? data : null
}
