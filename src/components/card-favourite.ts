import { type ComponentType, createContext } from 'react'

export interface CardFavouriteProps {
  kind: 'products' | 'posts'
  id: number
  name: string
}

/** The favourite button over the image of every product and lesson card; the app provides it. */
export const CardFavourite = createContext<ComponentType<CardFavouriteProps>>(() => null)
