import { exampleOrderCreation } from '#contract/examples/order-examples'
import { type Buyer, orderIn, readCart } from './buyer-calls'
import { type Attempt, type History, notesOf } from './history'

type Random = () => number

/** An order with the key that it keeps until its outcome is clear. */
interface OrderDraft extends Pick<Attempt, 'key' | 'cartItems' | 'shown'> {
  body: object
  /** When it was last sent without a clear outcome, in ms since 1970. */
  sentAt: number | null
}

const answersThatLeaveItOpen = [409, 429]

/** A buyer who performs random actions, with the same requests as the site. */
export function liveAsBuyer(buyer: Buyer, random: Random, { attempts }: History) {
  const ordered = new Set<number>()
  let cart: number | undefined
  let draft: OrderDraft | null = null
  let isOpen = false

  const below = (count: number) => Math.floor(random() * count)

  async function add(): Promise<void> {
    const body = { product: 1 + below(3), quantity: 1 + below(3) }
    cart ??= (await readCart(buyer))?.id
    if (cart !== undefined) await buyer.call('POST', '/cart/items', { body: { cart, ...body } })
  }

  async function change(): Promise<void> {
    const items = (await readCart(buyer))?.cartItems ?? []
    const item = items[below(items.length)]
    const quantity = below(5)
    if (!item) return
    const path = `/cart/items/${item.id}`
    if (quantity === 0) await buyer.call('DELETE', path)
    else await buyer.call('PUT', path, { body: { quantity } })
  }

  async function order(hangUpMs?: number): Promise<void> {
    if (isOpen) return send(hangUpMs)
    const items = (await readCart(buyer))?.cartItems ?? []
    const left = items.filter(({ id }) => ordered.has(id))
    for (const { id } of left) await buyer.call('DELETE', `/cart/items/${id}`)
    if (items.length === 0 || left.length > 0) return
    const cartItems = items.map(({ id }) => id)
    const key = keyFrom(random)
    draft = {
      key,
      sentAt: null,
      cartItems,
      shown: items.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
      body: {
        ...exampleOrderCreation,
        payWay: 1,
        floor: '',
        locationType: '',
        customerNotes: notesOf(cartItems, key),
        items: items.map(({ product, quantity }) => ({ product: product.id, quantity })),
      },
    }
    isOpen = true
    await send(hangUpMs)
  }

  /** Sends the last order, for the first time or again. */
  async function send(hangUpMs?: number): Promise<void> {
    if (!draft) return
    const { body: whole, sentAt, ...tried } = draft
    const { key } = tried
    const sentSecondsAgo = sentAt === null ? undefined : (Date.now() - sentAt) / 1000
    draft.sentAt = Date.now()
    const body = { ...whole, sentSecondsAgo }
    const answer = await buyer.call('POST', '/orders', { body, key, ...(hangUpMs && { hangUpMs }) })
    const attempt = { ...tried, buyer: buyer.id }
    if (answer?.status === 201) {
      const { id, paidAmount: total } = orderIn(answer.body)
      attempts.push({ ...attempt, outcome: 'placed', order: { id, total } })
      for (const item of draft.cartItems) ordered.add(item)
      isOpen = false
      return
    }
    const isClear =
      answer !== null && answer.status < 500 && !answersThatLeaveItOpen.includes(answer.status)
    attempts.push({ ...attempt, outcome: isClear ? 'refused' : 'unclear', order: null })
    if (isClear) [draft, isOpen] = [null, false]
  }

  return {
    /** Performs one action. */
    async step(): Promise<void> {
      const roll = random()
      if (roll < 0.4) await add()
      else if (roll < 0.55) await change()
      else if (roll < 0.75) await order()
      else if (roll < 0.85) await order(1 + below(12))
      else await send()
    },
    /** Repeats an order until its outcome is clear; false if it stays unclear. */
    async settle(): Promise<boolean> {
      for (let tries = 0; isOpen && tries < 20; tries += 1) await send()
      return !isOpen
    },
  }
}

function keyFrom(random: Random): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/0/g, () => below16(random))
}

const below16 = (random: Random) => Math.floor(random() * 16).toString(16)
