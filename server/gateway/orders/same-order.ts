import * as z from 'zod/mini'
import { readFloor } from '#contract/account/floor'
import type { OrderCreation } from '#contract/shop/order-creation'
import { count, id } from '#contract/wire/scalars'

/** A field that is not compared where the upstream does not return it in a known shape. */
const compared = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.nullish(schema), undefined)

const text = compared(z.string())
const idOf = z.pipe(
  z.union([id, z.object({ id })]),
  z.transform((known) => String(typeof known === 'number' ? known : known.id)),
)
const codeOf = <Name extends string>(name: Name) =>
  z.pipe(
    z.union([z.string(), z.looseObject({ [name]: z.string() })]),
    z.transform((known) => String(typeof known === 'string' ? known : known[name])),
  )

/** What a person chooses and writes in an order, as the upstream lists it. */
export const storedChoices = z.object({
  email: text,
  firstName: text,
  lastName: text,
  street: text,
  streetNumber: text,
  city: text,
  zipcode: text,
  place: text,
  floor: compared(readFloor),
  locationType: text,
  country: compared(codeOf('alpha2')),
  region: compared(codeOf('alpha')),
  phone: text,
  mobilePhone: text,
  customerNotes: text,
  payWay: compared(idOf),
  documentType: text,
  items: z.array(
    z.object({ product: z.object({ id }), quantity: count, originalQuantity: z.nullish(count) }),
  ),
})
type StoredChoices = z.infer<typeof storedChoices>

const comparedFields = Object.keys(storedChoices.shape).filter(
  (name) => name !== 'items',
) as Exclude<keyof StoredChoices, 'items'>[]

/**
 * Whether a stored order is the requested one: the same items, recipient, way to pay, document and
 * notes. Spelling that the upstream normalises makes no difference.
 */
export function isSameOrder(stored: StoredChoices, requested: OrderCreation): boolean {
  const ordered = stored.items.map(({ product, quantity, originalQuantity }) => ({
    product: product.id,
    quantity: originalQuantity ?? quantity,
  }))
  if (fingerprintOf(ordered) !== fingerprintOf(requested.items)) return false
  return comparedFields.every((name) => {
    const known = stored[name]
    if (known === undefined) return true
    const normal = name === 'phone' || name === 'mobilePhone' ? normalPhone : normalText
    return normal(known ?? '') === normal(String(requested[name] ?? ''))
  })
}

/** Equal for the same quantities of the same products, whatever their order. */
function fingerprintOf(items: readonly { product: number; quantity: number }[]): string {
  return items
    .map(({ product, quantity }) => `${product}x${quantity}`)
    .toSorted()
    .join(' ')
}

const normalText = (written: string) =>
  written.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** A number without a country code is Greek. */
const normalPhone = (written: string) =>
  written
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^30(?=\d{10}$)/, '')
