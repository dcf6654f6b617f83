import { cart } from '../../contract/shop/cart'
import { cartItem } from '../../contract/shop/cart-item'
import {
  type CartItemCreation,
  cartItemChange,
  cartItemCreation,
  cartItemReceipt,
} from '../../contract/shop/cart-item-write'
import { favourite, favouriteCreation, favouritesByProducts } from '../../contract/shop/favourite'
import { addToCart } from './add-to-cart'
import { listOf, one, pageFrom } from './answer-readers'
import { mineFirst, nothing, type OwnRow, sending } from './own-row'
import { idText, orderingOf, pageRules } from './query-rules'
import { mine } from './visibility'

/** The cart and the products that a person marked. */
export const ownShopRows: readonly OwnRow[] = [
  { method: 'GET', path: '/cart', upstream: '/cart', answer: one(cart) },
  {
    method: 'POST',
    path: '/cart/items',
    upstream: '/cart/item',
    body: cartItemCreation,
    perform: (body, calls) => addToCart(body as CartItemCreation, calls),
    answer: one(cartItemReceipt),
    success: 201,
  },
  {
    method: 'PUT',
    path: '/cart/items/{id}',
    upstream: '/cart/item/{id}',
    body: cartItemChange,
    answer: one(cartItem),
  },
  {
    method: 'DELETE',
    path: '/cart/items/{id}',
    upstream: '/cart/item/{id}',
    answer: nothing,
    success: 204,
  },
  {
    method: 'GET',
    path: '/products/favourites',
    upstream: '/product/favourite',
    userKey: 'userId',
    query: {
      id: idText,
      productId: idText,
      ordering: orderingOf(['id', 'productId', 'createdAt']),
      ...pageRules,
    },
    pageSize: 100,
    answer: pageFrom(favourite, mine),
  },
  {
    method: 'POST',
    path: '/products/favourites',
    upstream: '/product/favourite',
    ...sending(favouriteCreation, (body, { userId }) => ({ ...body, user: userId })),
    answer: one(favourite),
    success: 201,
  },
  {
    method: 'DELETE',
    path: '/products/favourites/{id}',
    upstream: '/product/favourite/{id}',
    ...mineFirst('/product/favourite/{id}'),
    answer: nothing,
    success: 204,
  },
  {
    method: 'POST',
    path: '/products/favourites/favourites-by-products',
    upstream: '/product/favourite/favourites_by_products',
    body: favouritesByProducts,
    whenMissing: [],
    answer: listOf(favourite, mine),
  },
]
