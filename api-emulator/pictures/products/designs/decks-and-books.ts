import * as z from 'zod/mini'
import { book, bookOrder, workbook, workbookOrder } from '../kinds/book'
import { deck, deckOrder } from '../kinds/deck'
import type { ProductDesign } from '../product-design'
import bookOrders from './books.json'
import deckOrders from './decks.json'
import workbookOrders from './workbooks.json'

/** Designs of a JSON file, by product. */
function designsOf<Order>(
  order: z.ZodMiniType<Order>,
  file: unknown,
  draw: (order: Order) => ProductDesign,
): [string, ProductDesign][] {
  const orders = Object.entries(z.parse(z.record(z.string(), order), file))
  return orders.map(([slug, one]) => [slug, draw(one)])
}

/** Decks of cards, pocket books and booklets of exercises. */
export const decksAndBooks: Record<string, ProductDesign> = Object.fromEntries([
  ...designsOf(deckOrder, deckOrders, deck),
  ...designsOf(bookOrder, bookOrders, book),
  ...designsOf(workbookOrder, workbookOrders, workbook),
])
