import { createContext, type ReactNode } from 'react'
import type { CardProduct } from './card-product'

/** What the site adds to the card of every product, over its picture: the heart. */
export const CardSlot = createContext<(product: CardProduct) => ReactNode>(() => null)
