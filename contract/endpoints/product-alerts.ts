import * as z from 'zod/mini'
import {
  alertKinds,
  ownProductAlert,
  productAlert,
  productAlertCreation,
} from '../shop/product-alert'
import { pageOf } from '../wire/page'
import { booleanText, idText, pageRules } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

/** Asks to be told of a product once; 409 where it was asked for before. */
export const createProductAlert = {
  method: 'POST',
  path: '/api/products/alerts',
  who: 'anyone',
  body: productAlertCreation,
  answer: productAlert,
  status: 201,
} as const satisfies Endpoint

/** What a member wants to be told, and has been told, newest first. */
export const listProductAlerts = {
  method: 'GET',
  path: '/api/products/alerts',
  who: 'member',
  query: { product: idText, kind: z.enum(alertKinds), isActive: booleanText, ...pageRules },
  answer: pageOf(ownProductAlert),
} as const satisfies Endpoint

export const removeProductAlert = {
  method: 'DELETE',
  path: '/api/products/alerts/{id}',
  who: 'member',
} as const satisfies Endpoint
