import type { Dispatch, FocusEvent, FormEvent, KeyboardEvent } from 'react'
import type { SearchKind } from '#contract/search/search-index-path'
import { goTo } from '#lib/navigation/navigate'
import { cleanQuery } from './clean-query'
import { recentSearches } from './recent-searches'
import { searchPath } from './search-address'
import type { SearchHit } from './search-results'

/** An option below the navbar's search field: a found page, a former search, or all results. */
export interface Suggestion {
  key: string
  kind: SearchKind | 'recent' | 'all'
  path: string
  /** The search of the last two kinds. */
  query: string
  hit: SearchHit | null
}

/** What the field and its list show. */
export interface Suggestions {
  /** What suggestions are wanted for; null where none are. */
  asked: { text: string } | null
  isOpen: boolean
  /** Index of the active option; -1 is the field. */
  active: number
  /** The query that the options are for; empty for former searches. */
  query: string
  options: readonly Suggestion[]
  /** The query was answered: by nothing if there are no options. */
  isAnswered: boolean
  /** The former searches were just deleted. */
  isCleared: boolean
}

export type SuggestionEvent =
  /** The field is used, with its text. */
  | { type: 'asked'; text: string }
  | { type: 'answered'; query: string; options: readonly Suggestion[] }
  | { type: 'moved'; to: number }
  /** The list was closed, or the form left. */
  | { type: 'closed' }
  /** There is no answer, or the search was submitted or an option followed. */
  | { type: 'ended' }
  | { type: 'cleared' }

export const noSuggestions: Suggestions = {
  asked: null,
  isOpen: false,
  active: -1,
  query: '',
  options: [],
  isAnswered: false,
  isCleared: false,
}

/** The suggestions of a field after an event; the list that is shown stays until the answer. */
export function nextSuggestions(state = noSuggestions, event: SuggestionEvent): Suggestions {
  switch (event.type) {
    case 'asked':
      return { ...state, asked: { text: event.text } }
    case 'answered': {
      const { query, options } = event
      const isOpen = options.length > 0
      // The field, which gets the focus back from the button that cleared them, asks again.
      const isCleared = state.isCleared && !isOpen && query === ''
      return { ...state, query, options, isOpen, isCleared, isAnswered: query !== '', active: -1 }
    }
    case 'moved':
      return { ...state, active: event.to }
    case 'closed':
      return { ...state, asked: null, isOpen: false, active: -1 }
    case 'ended':
      return noSuggestions
    case 'cleared':
      return { ...noSuggestions, isCleared: true }
  }
}

export interface SuggestionField {
  /** Id of the list; options have ids that begin with it. */
  id: string
  field: HTMLInputElement | null
  state: Suggestions | undefined
  dispatch: Dispatch<SuggestionEvent>
}

/**
 * What the field and its form get besides being a plain form (ARIA authoring practices, editable
 * combobox with list).
 */
export function comboboxProps({ id, field, state = noSuggestions, dispatch }: SuggestionField) {
  const { isOpen, active, options } = state
  const chosen = isOpen ? options[active] : undefined
  const press = (event: KeyboardEvent) => {
    // A composing keyboard uses the same keys for its own list.
    if (event.nativeEvent.isComposing) return
    if (!isOpen) {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow) dispatch({ type: 'asked', text: field?.value ?? '' })
      return
    }
    const to = nextActive(event.key, active, options.length)
    if (event.key === 'Enter' && chosen) {
      goTo(chosen.path)
      endSearch(field, dispatch)
    } else if (event.key === 'Escape') dispatch({ type: 'closed' })
    else if (to !== undefined) dispatch({ type: 'moved', to })
    else return
    event.preventDefault()
  }
  return {
    form: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        goTo(searchPath(cleanQuery(field?.value ?? '')))
        endSearch(field, dispatch)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'closed' })
      },
    },
    input: {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': chosen && `${id}-${chosen.key}`,
      onKeyDown: press,
    },
  }
}

/** A search was submitted, or a suggestion for it followed. */
export function endSearch(
  field: HTMLInputElement | null,
  dispatch: Dispatch<SuggestionEvent>,
): void {
  if (field) {
    recentSearches.add(cleanQuery(field.value))
    field.value = ''
  }
  dispatch({ type: 'ended' })
}

/**
 * Index of the active option after a key press; -1 is the field, where Home and End move the cursor.
 * Undefined for other keys.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  if (active === -1) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
