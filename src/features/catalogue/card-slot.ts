import { createContext, type ReactNode } from 'react'
import type { CardProduct } from './card-product'

/** Renders something over the picture of every product card: the app provides the favourite button. */
export const CardSlot = createContext<(product: CardProduct) => ReactNode>(() => null)
