import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '#components/control-style'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { useStore } from '#lib/state/create-store'
import searchBar from '#locales/el/search-bar.json'
import { queryKey } from './search-address'
import type { SuggestionBox } from './suggestion-box'

const searchBarMessages = addMessages('search-bar', searchBar)

/** Before the suggestions are loaded. */
const noBox = { get: () => undefined, watch: () => () => {} }

/**
 * The navbar's search: a plain form. What else it does (`createSuggestionBox`) loads on first use,
 * and without that script it stays a plain form.
 */
export function NavbarSearch() {
  const { t } = useTranslation(searchBarMessages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [box, setBox] = useState<SuggestionBox>()
  const fieldState = useStore<ReturnType<SuggestionBox['fieldState']> | undefined>(
    box ? { get: box.fieldState, watch: box.watch } : noBox,
    noBox.get,
  )
  const suggest = () => {
    if (box) box.suggest()
    else
      import(/* webpackChunkName: "suggestions" */ './suggestion-box').then(
        ({ openSuggestionBox }) => setBox((known) => known ?? openSuggestionBox(id, field.current)),
        () => {},
      )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: for text typed before hydration
  useEffect(() => {
    if (field.current?.value && document.activeElement === field.current) suggest()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element
    <form
      role='search'
      action={publicPaths.search}
      onSubmit={box?.submit}
      onBlur={box?.leave}
      sx={styles.searchForm}
    >
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
        {...fieldState}
        placeholder={t('placeholder')}
        autoComplete='off'
        autoCapitalize='none'
        maxLength={200}
        onFocus={suggest}
        onChange={suggest}
        onKeyDown={box?.press}
        sx={fieldStyle}
      />
      {box && <box.List id={id} box={box} />}
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
