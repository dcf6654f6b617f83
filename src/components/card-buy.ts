import { type ComponentType, createContext } from 'react'

export interface CardBuyProps {
  product: number
  name: string
  path: string
  /** Available pieces. */
  stock: number
}

/**
 * The button of every product card that puts the product into the cart, for visitors who may use the
 * shop; the app provides it.
 */
export const CardBuy = createContext<ComponentType<CardBuyProps>>(() => null)
