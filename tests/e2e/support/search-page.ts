import type { Page } from '@playwright/test'
import { publicPaths } from '#contract/paths/site-paths'
import { main } from './locators'
import { settled } from './page-state'
import { recordRequests } from './requests'

type Group = 'Ταιριάζουν περισσότερο' | 'Μαθήματα' | 'Προϊόντα'

/** The field of the search page. */
export const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Τι ψάχνετε;' })
export const status = (page: Page) => main(page).getByRole('status').first()
export const group = (page: Page, name: Group) => main(page).getByRole('region', { name })
export const hits = (page: Page, name: Group) => group(page, name).getByRole('listitem')
export const addressOf = (query: string) =>
  `${publicPaths.search}?${new URLSearchParams({ query })}`

/** Opens the search page, with the results of a query if there is one. */
export async function open(page: Page, query?: string): Promise<void> {
  await page.goto(query === undefined ? publicPaths.search : addressOf(query))
  await settled(page)
}

/** Records the queries that the page sends to the API. */
export const recordQueries = (page: Page) =>
  recordRequests(page, (request) => {
    const { pathname, searchParams } = new URL(request.url())
    return pathname === '/api/search' ? searchParams.get('query') : null
  })
