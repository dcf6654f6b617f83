import {
  favourite,
  favouriteCreation,
  favouriteMark,
  favouriteMarks,
  favouritesByProducts,
} from '../shop/favourite'
import { pageOf } from '../wire/page'
import { idText, orderingOf, pageRules } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const favouriteQuery = {
  id: idText,
  productId: idText,
  ordering: orderingOf(['id', 'productId', 'createdAt']),
  ...pageRules,
}

export const listFavourites = {
  method: 'GET',
  path: '/api/products/favourites',
  who: 'member',
  query: favouriteQuery,
  answer: pageOf(favourite),
} as const satisfies Endpoint

export const addFavourite = {
  method: 'POST',
  path: '/api/products/favourites',
  who: 'member',
  body: favouriteCreation,
  answer: favouriteMark,
  status: 201,
} as const satisfies Endpoint

export const removeFavourite = {
  method: 'DELETE',
  path: '/api/products/favourites/{id}',
  who: 'member',
} as const satisfies Endpoint

/** Which of these products are favourites. */
export const findFavourites = {
  method: 'POST',
  path: '/api/products/favourites/favourites-by-products',
  who: 'member',
  body: favouritesByProducts,
  answer: favouriteMarks,
} as const satisfies Endpoint
