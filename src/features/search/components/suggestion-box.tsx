import {
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { searchMessages } from '../search-messages'
import { nextActive, suggestionsOf, suggestionsOfGroup } from '../suggestions'
import { useSearchResults } from '../use-search-results'
import { queryIn, usePausedQuery } from '../use-search-text'
import { SuggestionList } from './suggestion-list'

/** For the field's ARIA attributes. */
export interface OpenSuggestions {
  isOpen: boolean
  activeId: string | undefined
}

/** Receives the field's key presses first, and prevents the default of those it handles. */
export interface SuggestionKeys {
  press: (event: KeyboardEvent) => void
}

export interface SuggestionBoxProps {
  id: string
  typed: string
  /** The field is in use and the list was not closed. */
  isRequested: boolean
  onRequest: (isRequested: boolean) => void
  onShow: (shown: OpenSuggestions) => void
  /** A suggestion was followed. */
  onFinish: () => void
}

/** The suggestions below the navbar's search field; errors are not shown. */
export default forwardRef<SuggestionKeys, SuggestionBoxProps>(function SuggestionBox(props, ref) {
  const { id, typed, isRequested, onRequest, onShow, onFinish } = props
  const { t } = useTranslation(searchMessages)
  const query = usePausedQuery(typed)
  const isTyping = query !== queryIn(typed)
  const { phase, results } = useSearchResults({ query, isTyping, limit: suggestionsOfGroup })
  const [active, setActive] = useState(-1)
  const all = t('navbar.all', { query })
  const suggestions = useMemo(
    () => suggestionsOf(results ?? null, query, all),
    [results, query, all],
  )
  const isKnown = phase === 'found' || phase === 'typing' || phase === 'searching'
  const isOpen = isRequested && isKnown && suggestions.length > 0
  const activeKey = isOpen ? suggestions[active]?.key : undefined
  const activeId = activeKey && `${id}-${activeKey}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions reset the active one
  useEffect(() => setActive(-1), [suggestions, isOpen])
  useEffect(() => onShow({ isOpen, activeId }), [onShow, isOpen, activeId])

  useImperativeHandle(ref, () => ({
    press: (event) => {
      // A composing keyboard uses the same keys for its own list.
      if (event.nativeEvent.isComposing) return
      const chosen = suggestions[active]
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        return onRequest(false)
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
      else onRequest(true)
    },
  }))

  const count = suggestions.length
  return (
    <>
      <VisuallyHidden role='status'>
        {isOpen && <span>{t('navbar.count', { count })}</span>}
        {isRequested && phase === 'nothing' && <span>{t('navbar.none', { query })}</span>}
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
