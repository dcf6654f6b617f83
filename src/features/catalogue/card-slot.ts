import { createContext, type ReactNode, type RefObject } from 'react'
import type { CardProduct } from './card-product'

/** A button over the picture of every product card. */
export interface CardButtons {
  ofCard: (product: CardProduct) => ReactNode
  /** Takes over the buttons in a grid whose HTML is the build's. */
  ofServedCards: (products: readonly CardProduct[], place: RefObject<Element>) => ReactNode
}

/** The app provides the favourite button. */
export const CardSlot = createContext<CardButtons>({
  ofCard: () => null,
  ofServedCards: () => null,
})
