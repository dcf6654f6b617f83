import { type ComponentType, createContext } from 'react'
import type { CardProduct } from './card-product'

/** A button over the image of every product card; the app provides the favourite button. */
export const CardButton = createContext<ComponentType<{ product: CardProduct }>>(() => null)
