import type { PageTable } from './page-table'

/** What belongs to a person: addresses, orders, favourites, reviews, settings, help. */
export const ownPages: PageTable = {}
