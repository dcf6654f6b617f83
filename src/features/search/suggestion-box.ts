import { goTo } from '#lib/navigation/navigate'
import { createStore } from '#lib/state/create-store'
import { cleanQuery } from './clean-query'
import { SuggestionList } from './components/suggestion-list'
import { findResults } from './find-results'
import { indexSearch } from './index-search'
import { type RecentSearches, recentSearches } from './recent-searches'
import { searchPath } from './search-address'
import { noFilters } from './search-filters'
import type { SearchHit, SearchResults } from './search-results'
import type { Suggestion, SuggestionView } from './suggestion-view'
import { queryIn } from './use-search-text'

/** The parts of events in use. */
interface Preventable {
  preventDefault: () => void
}
interface KeyPress extends Preventable {
  key: string
  nativeEvent: { isComposing: boolean }
}
interface FocusLoss {
  currentTarget: { contains: (element: Node | null) => boolean }
  relatedTarget: Element | null
}

export type SuggestionBox = ReturnType<typeof createSuggestionBox>

export interface SuggestionServices {
  find: (query: string, signal: AbortSignal) => Promise<SearchResults>
  recent: RecentSearches
  goTo: (path: string) => void
}

/** Found pages that are suggested. */
const mostSuggested = 6

const services: SuggestionServices = {
  find: (query, signal) => findResults(query, noFilters, mostSuggested / 2, signal),
  recent: recentSearches,
  goTo,
}

const nothing: SuggestionView = {
  isOpen: false,
  activeKey: undefined,
  query: '',
  suggestions: [],
  isAnswered: false,
  isCleared: false,
}

/**
 * What a search field does besides being a plain form: suggestions below it (ARIA authoring
 * practices, editable combobox with list). The field renders `fieldState` and `List`, and passes on
 * its events. Without an answer there are no suggestions; problems are left to the search page.
 * @param id id of the list; options have ids that begin with it
 */
export function createSuggestionBox(
  id: string,
  field: { value: string; focus: () => void } | null,
  { find, recent, goTo } = services,
) {
  const shown = createStore({ view: nothing, fieldState: fieldStateOf(id, nothing) })
  let active = -1
  let searching = new AbortController()
  const text = () => field?.value ?? ''

  function show(changes: Partial<SuggestionView>, nextActive = -1): void {
    active = nextActive
    const next = { ...shown.get().view, ...changes }
    const view = { ...next, activeKey: next.isOpen ? next.suggestions[active]?.key : undefined }
    shown.set({ view, fieldState: fieldStateOf(id, view) })
  }

  function close(): void {
    searching.abort()
    show({ isOpen: false })
  }

  /** Suggests pages for the text, or former searches where there is none. */
  function suggest(): void {
    searching.abort()
    searching = new AbortController()
    const { signal } = searching
    const query = queryIn(text())
    if (query === '') {
      offer('', text().trim() === '' ? formerSearches(recent) : [])
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
    const isOpen = suggestions.length > 0
    show({ query, suggestions, isOpen, isAnswered: query !== '', isCleared: false })
  }

  /** A search was submitted, or a suggestion for it followed. */
  function finish(): void {
    recent.add(cleanQuery(text()))
    if (field) field.value = ''
    searching.abort()
    show(nothing)
  }

  return {
    List: SuggestionList,
    watch: shown.watch,
    view: () => shown.get().view,
    /** ARIA attributes of the field. */
    fieldState: () => shown.get().fieldState,
    suggest,
    finish,
    forgetRecent: () => {
      recent.clear()
      // The button that was pressed vanishes.
      field?.focus()
      show({ ...nothing, isCleared: true })
    },
    submit: (event: Preventable) => {
      event.preventDefault()
      goTo(searchPath(cleanQuery(text())))
      finish()
    },
    /** The focus moves; away from the form, the list closes. */
    leave: ({ currentTarget, relatedTarget }: FocusLoss) => {
      if (!currentTarget.contains(relatedTarget)) close()
    },
    press: (event: KeyPress) => {
      // A composing keyboard uses the same keys for its own list.
      if (event.nativeEvent.isComposing) return
      const { isOpen, suggestions } = shown.get().view
      if (!isOpen) {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') suggest()
        return
      }
      const chosen = suggestions[active]
      const next = nextActive(event.key, active, suggestions.length)
      if (event.key === 'Enter' && chosen) {
        goTo(chosen.path)
        finish()
      } else if (event.key === 'Escape') close()
      else if (next !== undefined) show({}, next)
      else return
      event.preventDefault()
    },
  }
}

function fieldStateOf(id: string, { isOpen, activeKey }: SuggestionView) {
  return {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': activeKey && `${id}-${activeKey}`,
  }
}

/** Opens the suggestions of a field that is in use, and loads the index. */
export function openSuggestionBox(id: string, field: HTMLInputElement | null): SuggestionBox {
  // A failed load is repeated by the first query, which then asks the API.
  indexSearch.load().catch(() => {})
  const box = createSuggestionBox(id, field)
  box.suggest()
  return box
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
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  if (active === -1) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
