import { useCallback, useEffect, useState } from 'react'
import { cleanQuery } from './clean-query'

/** Minimum length of a query. */
const shortestQuery = 2
const typingPauseMs = 150

/** The query in a text; empty if it is too short. A single digit is the code of a product. */
export function queryIn(text: string): string {
  const query = cleanQuery(text)
  return query.length < shortestQuery && !/\d/.test(query) ? '' : query
}

/** Writes a query to the page's URL; `push` keeps the previous one in the history. */
export type WriteQuery = (query: string, mode: 'push' | 'replace') => void

interface SearchText {
  /** Text of the field. */
  typed: string
  /** The last query, as in the URL; empty without one. */
  query: string
  /** The query was submitted or opened: the next one gets its own history entry. */
  isConfirmed: boolean
}

const nothing: SearchText = { typed: '', query: '', isConfirmed: false }

/** Text and query of the search page: search as you type, after a pause, or on Enter at once. */
export function useSearchText(write: WriteQuery) {
  const [text, setText] = useState(nothing)
  const { typed, query } = text
  const typedQuery = queryIn(typed)
  const isTyping = typedQuery !== '' && typedQuery !== query

  const search = (next: SearchText) => {
    const mode = next.isConfirmed || text.isConfirmed ? 'push' : 'replace'
    if (next.query !== query) write(next.query, mode)
    setText(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins a pause
  useEffect(() => {
    if (!isTyping) return
    const pause = setTimeout(search, typingPauseMs, {
      typed,
      query: typedQuery,
      isConfirmed: false,
    })
    return () => clearTimeout(pause)
  }, [typed, isTyping])

  return {
    typed,
    query,
    /** The text was submitted or opened, and is too short to search for. */
    isTooShort: text.isConfirmed && typedQuery === '' && cleanQuery(typed) !== '',
    /** The text is another query than the last one. */
    isTyping,
    type: (next: string) =>
      queryIn(next) === ''
        ? search({ ...nothing, typed: next })
        : setText((known) => ({ ...known, typed: next })),
    submit: () => search({ typed, query: typedQuery, isConfirmed: true }),
    /** Searches for another query, e.g. a former one. */
    choose: (chosen: string) => search({ typed: chosen, query: chosen, isConfirmed: true }),
    /** Follows the URL, unless it has the query already. */
    open: useCallback(
      (opened: string) =>
        setText((known) =>
          known.query === opened
            ? known
            : { typed: opened, query: queryIn(opened), isConfirmed: true },
        ),
      [],
    ),
  }
}
