import { favourite, favouriteMark, newFavourite } from '../favourite'
import { list, read, remove, type UpstreamEndpoint, write } from './endpoint'

export const listFavourites = list('/product/favourite', favourite)
export const addFavourite = write('POST', '/product/favourite', newFavourite)
export const readFavourite = read('/product/favourite/{id}', favourite)
export const removeFavourite = remove('/product/favourite/{id}')
export const findFavourites = {
  method: 'POST',
  path: '/product/favourite/favourites_by_products',
  rows: favouriteMark,
} as const satisfies UpstreamEndpoint
