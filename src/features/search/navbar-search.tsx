import { Search } from 'lucide-react'
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '#components/control-style'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import searchBar from '#locales/el/search-bar.json'
import type { renderCombobox } from './combobox'
import { queryKey } from './search-address'
import { noSuggestions, type SuggestionState } from './suggestions'

const searchBarMessages = addMessages('search-bar', searchBar)

/**
 * The navbar's search: a plain form. What makes it a combobox loads on first use, and without that
 * script it stays a plain form.
 */
export function NavbarSearch() {
  const { t } = useTranslation(searchBarMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, change] = useReducer(merge, noSuggestions)
  const [loaded, setLoaded] = useState<{ renderCombobox: typeof renderCombobox }>()
  const combobox = loaded?.renderCombobox({ id, field, state, change })
  const load = () => {
    import(/* webpackChunkName: "combobox" */ './combobox').then(setLoaded, () => {})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: for text typed before hydration
  useEffect(() => {
    if (field.current?.value && document.activeElement === field.current) load()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element
    <form role='search' action={publicPaths.search} {...combobox?.form} sx={styles.searchForm}>
      <Search aria-hidden='true' size={18} sx={styles.search} />
      <input
        ref={field}
        // A search field may not be a combobox (ARIA in HTML).
        type='text'
        inputMode='search'
        enterKeyHint='search'
        name={queryKey}
        role='combobox'
        dir='auto'
        aria-label={t('label')}
        aria-autocomplete='list'
        aria-expanded={false}
        placeholder={t('placeholder')}
        autoComplete='off'
        autoCapitalize='none'
        maxLength={200}
        onFocus={load}
        onChange={load}
        {...combobox?.input}
        sx={fieldStyle}
      />
      {combobox?.list}
    </form>
  )
}

const merge = (state: SuggestionState, changes: Partial<SuggestionState>) => ({
  ...state,
  ...changes,
})

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
