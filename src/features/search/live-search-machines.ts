import { fromPromise } from 'xstate'
import { apiRequest } from '../../lib/http/api-request'
import { writeAddress } from '../../lib/navigation/write-address'
import { readResults } from './read-results'
import { searchPath } from './search-address'
import { searchMachine } from './search-machine'
import type { SearchOutcome, SearchWish } from './search-outcome'

const searchWith = (more: Pick<SearchWish, 'offers'>) =>
  fromPromise<SearchOutcome, SearchWish>(({ input, signal }) =>
    readResults(apiRequest, { ...input, ...more }, () => navigator.onLine, signal),
  )

/** The search page's story, connected to the API and to the address. */
export const pageSearchMachine = searchMachine.provide({
  actors: { search: searchWith({ offers: true }) },
  actions: {
    writeAddress: (_, order) => {
      if (order) writeAddress(searchPath(order.query), { replace: order.mode === 'replace' })
    },
  },
})

/** The story of the suggestions below a search field: the address is none of their business. */
export const suggestionMachine = searchMachine.provide({
  actors: { search: searchWith({}) },
  actions: { writeAddress: () => {} },
})
