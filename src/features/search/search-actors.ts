import { fromPromise } from 'xstate'
import { apiRequest } from '#lib/http/api-request'
import { writeAddress } from '#lib/navigation/write-address'
import { readResults } from './read-results'
import { searchPath } from './search-address'
import { type SearchOutcome, type SearchParams, searchMachine } from './search-machine'

const searchWith = (more: Pick<SearchParams, 'offers'>) =>
  fromPromise<SearchOutcome, SearchParams>(({ input, signal }) =>
    readResults(apiRequest, { ...input, ...more }, () => navigator.onLine, signal),
  )

/** The search page's machine: reads the API and writes the URL. */
export const pageSearchMachine = searchMachine.provide({
  actors: { search: searchWith({ offers: true }) },
  actions: {
    writeAddress: (_, update) => {
      if (update) writeAddress(searchPath(update.query), { replace: update.mode === 'replace' })
    },
  },
})

/** The navbar suggestions' machine, which does not change the URL. */
export const suggestionMachine = searchMachine.provide({
  actors: { search: searchWith({}) },
  actions: { writeAddress: () => {} },
})
