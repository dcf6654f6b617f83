import * as z from 'zod/mini'
import { type AlertKind, alertKinds } from '#contract/shop/product-alert'
import { parseJson } from '#contract/wire/parse-json'
import { dateTime, id } from '#contract/wire/scalars'
import { siteStorage } from '#lib/storage/site-storage'
import { now } from '#lib/time/clock'
import { marksName } from './when-asked'

const marks = z.array(z.object({ product: id, kind: z.enum(alertKinds), at: dateTime }))

/** Older ones are forgotten. */
const mostMarks = 30

function read() {
  return z.safeParse(marks, parseJson(siteStorage.read(marksName))).data ?? []
}

/** Notes that a guest has asked from this browser to be told of a product; not at which address. */
export function noteAsked(product: number, kind: AlertKind): void {
  const others = read().filter((mark) => mark.product !== product || mark.kind !== kind)
  const all = [{ product, kind, at: new Date(now()).toISOString() }, ...others]
  siteStorage.write(marksName, JSON.stringify(all.slice(0, mostMarks)))
}

/** When a guest has asked from this browser, ISO 8601; null if nobody has. */
export function askedAt(product: number, kind: AlertKind): string | null {
  return read().find((mark) => mark.product === product && mark.kind === kind)?.at ?? null
}
