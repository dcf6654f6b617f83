import {
  cart,
  cartItem,
  cartItemChange,
  cartItemCreation,
  cartItemReceipt,
  cartMerge,
} from '../shop/cart'
import type { Endpoint } from './endpoint'

export const readCart = {
  method: 'GET',
  path: '/api/cart',
  who: 'buyer',
  answer: cart,
} as const satisfies Endpoint

export const addCartItem = {
  method: 'POST',
  path: '/api/cart/items',
  who: 'buyer',
  body: cartItemCreation,
  answer: cartItemReceipt,
  status: 201,
} as const satisfies Endpoint

export const changeCartItem = {
  method: 'PUT',
  path: '/api/cart/items/{id}',
  who: 'buyer',
  body: cartItemChange,
  answer: cartItem,
} as const satisfies Endpoint

export const removeCartItem = {
  method: 'DELETE',
  path: '/api/cart/items/{id}',
  who: 'buyer',
} as const satisfies Endpoint

/** Puts the cart that this browser holds of a guest into the member's, once. */
export const mergeCart = {
  method: 'POST',
  path: '/api/cart/merge',
  who: 'member',
  answer: cartMerge,
} as const satisfies Endpoint
