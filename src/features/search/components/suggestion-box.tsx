/** @jsxImportSource theme-ui */
import { useMachine } from '@xstate/react'
import {
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { goTo } from '../../../lib/navigation/go-to'
import { suggestionMachine } from '../live-search-machines'
import { nextActive } from '../next-active'
import { searchMessages } from '../search-texts'
import { suggestionsOf, suggestionsOfGroup } from '../suggestion'
import { SuggestionList } from './suggestion-list'

/** What the field's own attributes say of the list below it. */
export interface OpenSuggestions {
  isOpen: boolean
  activeId: string | undefined
}

/** Gets the keys of the field first; those that it uses up are stopped. */
export interface SuggestionKeys {
  press: (event: KeyboardEvent) => void
}

export interface SuggestionBoxProps {
  id: string
  typed: string
  /** The person is at the field and has not closed the list. */
  isWanted: boolean
  onWant: (isWanted: boolean) => void
  onShow: (shown: OpenSuggestions) => void
  /** A suggestion was followed. */
  onFinish: () => void
}

/** The suggestions below the navbar's search field. They fail in silence. */
export default forwardRef<SuggestionKeys, SuggestionBoxProps>(function SuggestionBox(props, ref) {
  const { id, typed, isWanted, onWant, onShow, onFinish } = props
  const text = useText(searchMessages)
  const [state, send] = useMachine(suggestionMachine, { input: { limit: suggestionsOfGroup } })
  const [active, setActive] = useState(-1)
  const { results, query } = state.context
  const all = text('navbar.all', { query })
  const suggestions = useMemo(() => suggestionsOf(results, query, all), [results, query, all])
  const isKnown = state.matches('found') || state.matches('typing') || state.matches('searching')
  const isOpen = isWanted && isKnown && suggestions.length > 0
  const activeKey = isOpen ? suggestions[active]?.key : undefined
  const activeId = activeKey && `${id}-${activeKey}`

  useEffect(() => send({ type: 'query.typed', text: typed }), [send, typed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions are another list
  useEffect(() => setActive(-1), [suggestions, isOpen])
  useEffect(() => onShow({ isOpen, activeId }), [onShow, isOpen, activeId])

  useImperativeHandle(ref, () => ({
    press: (event) => {
      const chosen = suggestions[active]
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        return onWant(false)
      }
      if (event.key === 'Enter' && isOpen && chosen) {
        event.preventDefault()
        goTo(chosen.path)
        return onFinish()
      }
      const next = nextActive(event.key, active, suggestions.length)
      if (next === undefined) return
      event.preventDefault()
      if (isOpen) setActive(next)
      else onWant(true)
    },
  }))

  const count = suggestions.length
  return (
    <>
      <VisuallyHidden role='status'>
        {isOpen && text('navbar.count', { count })}
        {isWanted && state.matches('nothing') && text('navbar.none', { query })}
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          activeKey={activeKey}
          onFollow={onFinish}
        />
      )}
    </>
  )
})
