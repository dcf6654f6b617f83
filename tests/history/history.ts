/** One attempt to place an order, with the outcome that its buyer saw. */
export interface Attempt {
  buyer: number
  key: string
  /** Ids of the ordered cart items. */
  cartItems: readonly number[]
  /** Their total as shown in the cart, in euro. */
  shown: number
  /** `unclear`: no response arrived, or one that does not determine the outcome. */
  outcome: 'placed' | 'refused' | 'unclear'
  /** The order in the response, with its total in euro. */
  order: { id: number; total: number } | null
}

/** The attempts of all buyers, in the order of their responses. */
export interface History {
  attempts: Attempt[]
}

/** Notes of an order: the ids of the ordered cart items, and the key of the browser. */
export const notesOf = (cartItems: readonly number[], key: string) =>
  `cart ${cartItems.join(',')} of ${key}`

/** The inverse: the ids of cart items in the notes. */
export const cartItemsIn = (notes: string): number[] =>
  notes.replace('cart ', '').split(' ')[0]?.split(',').map(Number) ?? []

/** The key in the notes. */
export const keyIn = (notes: string): string => notes.split(' of ')[1] ?? ''
