import { goTo } from '#lib/navigation/navigate'
import { SuggestionList } from './components/suggestion-list'
import { findResults } from './find-results'
import { indexSearch } from './index-search'
import { type RecentSearches, recentSearches } from './recent-searches'
import { searchPath } from './search-address'
import { noFilters } from './search-filters'
import type { SearchHit, SearchResults } from './search-results'
import type { Suggestion, SuggestionView } from './suggestion-view'
import { queryIn } from './use-search-text'

/** The part of a key press in use. */
interface KeyPress {
  key: string
  preventDefault: () => void
  nativeEvent: { isComposing: boolean }
}

export type SuggestionBox = ReturnType<typeof createSuggestionBox>

export interface SuggestionServices {
  find: (query: string, signal: AbortSignal) => Promise<SearchResults>
  recent: RecentSearches
  goTo: (path: string) => void
}

const services: SuggestionServices = {
  find: (query, signal) => findResults(query, noFilters, signal),
  recent: recentSearches,
  goTo,
}

/** Found pages that are suggested. */
const mostSuggested = 6

const nothing: SuggestionView = {
  isOpen: false,
  activeId: undefined,
  query: '',
  suggestions: [],
  isAnswered: false,
}

/**
 * The state of the suggestions below a search field (ARIA authoring practices, editable combobox
 * with list). The field renders it by `subscribe` and `view`, and passes on what happens to it.
 * Without an answer there are no suggestions; problems are left to the search page.
 * @param id id of the list; options have ids that begin with it
 */
export function createSuggestionBox(id: string, { find, recent, goTo } = services) {
  let view = nothing
  let active = -1
  let searching = new AbortController()
  const watchers = new Set<() => void>()

  function show(changes: Partial<SuggestionView>, nextActive = -1): void {
    active = nextActive
    const next = { ...view, ...changes }
    const suggestion = next.isOpen ? next.suggestions[active] : undefined
    view = { ...next, activeId: suggestion && `${id}-${suggestion.key}` }
    for (const watcher of watchers) watcher()
  }

  function close(): void {
    searching.abort()
    show({ isOpen: false })
  }

  /** Suggests for a text: pages, or former searches where there is no text. */
  function suggest(text: string): void {
    searching.abort()
    searching = new AbortController()
    const { signal } = searching
    const query = queryIn(text)
    if (query === '') {
      offer('', text.trim() === '' ? formerSearches(recent) : [])
      return
    }
    find(query, signal).then(
      ({ hits }) => {
        if (!signal.aborted) offer(query, suggestionsOf(query, hits))
      },
      () => {
        if (!signal.aborted) show(nothing)
      },
    )
  }

  function offer(query: string, suggestions: readonly Suggestion[]): void {
    show({ query, suggestions, isOpen: suggestions.length > 0, isAnswered: query !== '' })
  }

  return {
    List: SuggestionList,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    view: () => view,
    suggest,
    close,
    /** A search was submitted, or a suggestion for it followed; the field is emptied. */
    finish: (query: string) => {
      recent.add(query)
      searching.abort()
      show(nothing)
    },
    forgetRecent: () => {
      recent.clear()
      show(nothing)
    },
    /**
     * Handles a key press in the field.
     * @returns whether a suggestion was followed
     */
    press: (event: KeyPress, text: string): boolean => {
      // A composing keyboard uses the same keys for its own list.
      if (event.nativeEvent.isComposing) return false
      if (!view.isOpen) {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') suggest(text)
        return false
      }
      const chosen = view.suggestions[active]
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        goTo(chosen.path)
        return true
      }
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
        return false
      }
      const next = nextActive(event.key, active, view.suggestions.length)
      if (next !== undefined) {
        event.preventDefault()
        show({}, next)
      }
      return false
    },
  }
}

/** Loads the index before the first query. */
export function prepareSearch(): void {
  // A failed load is repeated by the first query, which then asks the API.
  indexSearch.load().catch(() => {})
}

function suggestionsOf(query: string, hits: readonly SearchHit[]): Suggestion[] {
  if (hits.length === 0) return []
  return [
    ...hits
      .slice(0, mostSuggested)
      .map((hit, at): Suggestion => ({ key: `${at}`, kind: hit.kind, path: hit.path, query, hit })),
    { key: 'all', kind: 'all', path: searchPath(query), query, hit: null },
  ]
}

function formerSearches(recent: RecentSearches): Suggestion[] {
  return recent.read().map((query, at) => ({
    key: `recent-${at}`,
    kind: 'recent',
    path: searchPath(query),
    query,
    hit: null,
  }))
}

/**
 * Index of the active suggestion after a key press; -1 is the field, where Home and End move the
 * cursor. Undefined for other keys.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  if (active === -1) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
