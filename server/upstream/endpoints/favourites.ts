import { favourite, favouriteMark, newFavourite } from '../favourite'
import type { UpstreamEndpoint } from './endpoint'

export const listFavourites = {
  method: 'GET',
  path: '/product/favourite',
  rows: favourite,
} as const satisfies UpstreamEndpoint

export const listFavouritesOf = {
  method: 'GET',
  path: '/user/account/{me}/favourite_products',
  rows: favourite,
} as const satisfies UpstreamEndpoint

export const addFavourite = {
  method: 'POST',
  path: '/product/favourite',
  answer: newFavourite,
} as const satisfies UpstreamEndpoint

export const readFavourite = {
  method: 'GET',
  path: '/product/favourite/{id}',
  answer: favourite,
} as const satisfies UpstreamEndpoint

export const removeFavourite = {
  method: 'DELETE',
  path: '/product/favourite/{id}',
} as const satisfies UpstreamEndpoint

export const findFavourites = {
  method: 'POST',
  path: '/product/favourite/favourites_by_products',
  rows: favouriteMark,
} as const satisfies UpstreamEndpoint
