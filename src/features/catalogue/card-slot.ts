import { createContext, type ReactNode, type RefObject } from 'react'
import type { CardProduct } from './card-product'

/** A button over the image of every product card. */
export interface CardButtons {
  ofCard: (product: CardProduct) => ReactNode
  /** Makes the buttons work in a grid that keeps the HTML of the build. */
  ofServedCards: (products: readonly CardProduct[], place: RefObject<Element>) => ReactNode
}

/** The app provides the favourite button. */
export const CardSlot = createContext<CardButtons>({
  ofCard: () => null,
  ofServedCards: () => null,
})
