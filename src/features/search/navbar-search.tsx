import { Search } from 'lucide-react'
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '#components/control-style'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import searchBar from '#locales/el/search-bar.json'
import { queryKey } from './search-address'
import type { SuggestionEvent, Suggestions } from './suggestions'

const searchBarMessages = addMessages('search-bar', searchBar)

type Loaded = typeof import('./components/suggestion-list')['suggestions']

const untilLoaded = (state?: Suggestions) => state

/**
 * The navbar's search: a plain form. Its suggestions and the rules of their state are loaded on first
 * use, and without that script it stays a plain form.
 */
export function NavbarSearch() {
  const { t } = useTranslation(searchBarMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [state, dispatch] = useReducer<
    (state: Suggestions | undefined, event: SuggestionEvent) => Suggestions | undefined
  >(loaded?.nextSuggestions ?? untilLoaded, undefined)
  const combobox = { id, field: field.current, state, dispatch }
  const props = loaded?.comboboxProps(combobox)
  const suggest = () => {
    import(/* webpackChunkName: "suggestions" */ './components/suggestion-list').then(
      ({ suggestions }) => {
        setLoaded(suggestions)
        dispatch({ type: 'asked', text: field.current?.value ?? '' })
      },
      () => {},
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: for text typed before hydration
  useEffect(() => {
    if (field.current?.value && document.activeElement === field.current) suggest()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element
    <form role='search' action={publicPaths.search} {...props?.form} sx={styles.searchForm}>
      <Search aria-hidden='true' size={18} sx={styles.search} />
      <input
        ref={field}
        // A search field may not be a combobox (ARIA in HTML).
        type='text'
        inputMode='search'
        enterKeyHint='search'
        name={queryKey}
        role='combobox'
        aria-label={t('label')}
        aria-autocomplete='list'
        aria-expanded={false}
        {...props?.input}
        placeholder={t('placeholder')}
        autoComplete='off'
        autoCapitalize='none'
        maxLength={200}
        onFocus={suggest}
        onChange={suggest}
        sx={fieldStyle}
      />
      {loaded && state && <loaded.SuggestionList {...combobox} state={state} />}
    </form>
  )
}

const fieldStyle: ThemeUIStyleObject = {
  ...controlStyle('md'),
  pl: '42px',
  borderRadius: 'full',
  borderColor: 'transparent',
  bg: 'hover',
}

const styles = {
  searchForm: { position: 'relative' },
  search: { position: 'absolute', left: '14px', top: 'calc(50% - 9px)', color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
