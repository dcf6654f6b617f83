import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '#components/control-style'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import searchBar from '#locales/el/search-bar.json'
import { queryKey, searchPath } from './search-address'
import type { SuggestionBox } from './suggestion-box'
import type { SuggestionView } from './suggestion-view'

const searchBarMessages = addMessages('search-bar', searchBar)

/** Before the suggestions are loaded. */
const unchanged = () => () => {}
const noView = () => undefined

/**
 * The navbar's search: a plain form; suggestions load on first use, and without their script it
 * works without them.
 */
export function NavbarSearch() {
  const { t } = useTranslation(searchBarMessages)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [box, setBox] = useState<SuggestionBox>()
  const view = useSyncExternalStore<SuggestionView | undefined>(
    box?.subscribe ?? unchanged,
    box?.view ?? noView,
    noView,
  )
  const textOf = () => field.current?.value ?? ''
  const begin = () => {
    if (box) return box.suggest(textOf())
    import(/* webpackChunkName: "suggestions" */ './suggestion-box').then(
      ({ createSuggestionBox, prepareSearch }) => {
        prepareSearch()
        const created = createSuggestionBox(listId)
        created.suggest(textOf())
        setBox(created)
      },
      () => {},
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: for text typed before hydration
  useEffect(() => {
    if (textOf() && document.activeElement === field.current) begin()
  }, [])
  const finish = () => {
    box?.finish(textOf().trim())
    if (field.current) field.current.value = ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goTo(searchPath(textOf().trim()))
    finish()
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) box?.close()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element
    <form
      role='search'
      action={publicPaths.search}
      onSubmit={submit}
      onBlur={leave}
      sx={styles.searchForm}
    >
      <Search aria-hidden='true' size={18} sx={styles.search} />
      <input
        ref={field}
        type='search'
        name={queryKey}
        role='combobox'
        aria-label={t('label')}
        aria-autocomplete='list'
        aria-expanded={view?.isOpen ?? false}
        aria-controls={view?.isOpen ? listId : undefined}
        aria-activedescendant={view?.activeId}
        placeholder={t('placeholder')}
        autoComplete='off'
        autoCapitalize='none'
        maxLength={200}
        onFocus={begin}
        onChange={begin}
        onKeyDown={(event) => {
          if (box?.press(event, textOf())) finish()
        }}
        sx={fieldStyle}
      />
      {box && view && (
        <box.List id={listId} view={view} onFollow={finish} onForget={box.forgetRecent} />
      )}
    </form>
  )
}

const fieldStyle: ThemeUIStyleObject = {
  ...controlStyle('md'),
  pl: '42px',
  borderRadius: 'full',
  borderColor: 'transparent',
  bg: 'hover',
  // The browser's default cross is blue.
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
}

const styles = {
  searchForm: { position: 'relative' },
  search: { position: 'absolute', left: '14px', top: 'calc(50% - 9px)', color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
