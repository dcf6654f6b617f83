import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
} from 'react'
import { goTo } from '#lib/navigation/navigate'
import { cleanQuery } from './clean-query'
import { SuggestionList } from './components/suggestion-list'
import { findSuggestions } from './find-suggestions'
import { indexSearch } from './index-search'
import { recentSearches } from './recent-searches'
import { searchPath } from './search-address'
import { noSuggestions, type SuggestionState } from './suggestions'

interface Combobox {
  /** Id of the list; those of its options begin with it. */
  id: string
  field: RefObject<HTMLInputElement>
  state: SuggestionState
  change: (changes: Partial<SuggestionState>) => void
}

/**
 * What makes the search form an editable combobox with list (ARIA authoring practices): props of the
 * form and of its field, and the list.
 */
export function renderCombobox(combobox: Combobox) {
  const { id, field, state, change } = combobox
  const isOpen = state.options.length > 0
  return {
    form: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        goTo(searchPath(cleanQuery(field.current?.value ?? '')))
        finish(combobox)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) change(closed)
      },
    },
    input: {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': state.active === -1 ? undefined : `${id}-${state.active}`,
      onFocus: () => suggest(combobox),
      onChange: () => suggest(combobox),
      onKeyDown: (event: KeyboardEvent) => pressKey(event, combobox),
    },
    list: <Suggestions {...combobox} />,
  }
}

/** Finds and lists the suggestions. Problems are left to the search page. */
export function Suggestions(combobox: Combobox) {
  const { id, field, state, change } = combobox
  const { text } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: for what was typed before this script came
  useEffect(() => {
    if (document.activeElement === field.current) suggest(combobox)
    // A failed load is repeated by the first query, which then asks the API.
    indexSearch.load().catch(() => {})
  }, [])
  // It depends on a string. React may compute a state again after each answer: with an object that is
  // made there, each answer would ask again, without an end.
  useEffect(() => {
    if (text === null) return
    const request = new AbortController()
    findSuggestions(text, request.signal)
      .then((found) => ({ ...found, text: null, active: -1, isCleared: false }))
      .catch(() => noSuggestions)
      .then((changes) => {
        if (!request.signal.aborted) change(changes)
      })
    return () => request.abort()
  }, [text, change])
  const clear = () => {
    recentSearches.clear()
    // The button that was pressed vanishes.
    field.current?.focus()
    change({ ...noSuggestions, isCleared: true })
  }
  return <SuggestionList id={id} state={state} onFollow={() => finish(combobox)} onClear={clear} />
}

const closed = { text: null, options: [], active: -1 } satisfies Partial<SuggestionState>

/** Asks for suggestions for the text of the field. */
function suggest({ field, change }: Combobox): void {
  change({ text: field.current?.value ?? '', active: -1 })
}

/** A search was submitted, or a suggestion for it followed. */
function finish({ field, change }: Combobox): void {
  if (field.current) {
    recentSearches.add(cleanQuery(field.current.value))
    field.current.value = ''
  }
  change(noSuggestions)
}

function pressKey(event: KeyboardEvent, combobox: Combobox): void {
  const { options, active } = combobox.state
  const { key } = event
  // A composing keyboard uses the same keys for its own list.
  if (event.nativeEvent.isComposing) return
  if (options.length === 0) {
    if (key === 'ArrowDown' || key === 'ArrowUp') suggest(combobox)
    return
  }
  const chosen = options[active]
  const next = nextActive(key, active, options.length)
  if (key === 'Enter' && chosen) {
    goTo(chosen.path)
    finish(combobox)
  } else if (key === 'Escape') combobox.change(closed)
  else if (next !== undefined) combobox.change({ active: next })
  else return
  event.preventDefault()
}

/**
 * Index of the active option after a key press; -1 is the field, where Home and End move the cursor.
 * Undefined for other keys.
 */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  if (active === -1) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
