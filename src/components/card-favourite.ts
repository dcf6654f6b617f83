import { type ComponentType, createContext } from 'react'

export interface CardFavouriteProps {
  kind: 'products' | 'posts'
  id: number
  name: string
  /** A button with a label; otherwise a heart on the image of a card. */
  worded?: boolean
}

/** The favourite button of a product or lesson, on its card or its page; the app provides it. */
export const CardFavourite = createContext<ComponentType<CardFavouriteProps>>(() => null)
