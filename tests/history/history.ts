/** One try to place an order, as its buyer saw it. */
export interface Attempt {
  buyer: number
  key: string
  /** Ids of the things in the cart that were ordered. */
  cartItems: readonly number[]
  /** What those came to in the cart, in euro. */
  shown: number
  /** `unclear`: no answer came, or one that leaves open what was done. */
  outcome: 'placed' | 'refused' | 'unclear'
  /** The order that was answered, and what it costs in euro. */
  order: { id: number; total: number } | null
}

/** What happened to all buyers, in the order in which they learnt of it. */
export interface History {
  attempts: Attempt[]
}

/** How a buyer writes down on an order which things of the cart it is about. */
export const notesOf = (cartItems: readonly number[]) => `cart ${cartItems.join(',')}`

/** The other way round. */
export const cartItemsIn = (notes: string): number[] =>
  notes.replace('cart ', '').split(',').map(Number)
