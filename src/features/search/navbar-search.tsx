import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type FormEvent,
  forwardRef,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '#components/control-style'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import searchBar from '#locales/el/search-bar.json'
import type {
  OpenSuggestions,
  SuggestionBoxProps,
  SuggestionKeys,
} from './components/suggestion-box'
import { queryKey, searchPath } from './search-address'

const searchBarMessages = addMessages('search-bar', searchBar)

const NoSuggestions = forwardRef<SuggestionKeys, SuggestionBoxProps>(() => null)

/** If its script cannot be loaded, the field works without suggestions. */
const SuggestionBox = lazy(() =>
  import('./components/suggestion-box').catch(() => ({ default: NoSuggestions })),
)

const closed: OpenSuggestions = { isOpen: false, activeId: undefined }

/**
 * The navbar's search: a plain form; suggestions load on first use (ARIA authoring practices,
 * editable combobox with list).
 */
export function NavbarSearch() {
  const { t } = useTranslation(searchBarMessages)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const [isUsed, setUsed] = useState(false)
  const [typed, setTyped] = useState('')
  const [isRequested, setRequested] = useState(false)
  const [shown, setShown] = useState(closed)

  const begin = () => {
    setUsed(true)
    setTyped(field.current?.value ?? '')
  }
  // Text typed before hydration: its events fired before the handlers were attached.
  useEffect(() => {
    const { current: input } = field
    if (!input?.value || document.activeElement !== input) return
    setUsed(true)
    setTyped(input.value)
    setRequested(true)
  }, [])
  const finish = () => {
    if (field.current) field.current.value = ''
    setTyped('')
    setRequested(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goTo(searchPath(field.current?.value.trim() ?? ''))
    finish()
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setRequested(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element
    <form
      role='search'
      action={publicPaths.search}
      onSubmit={submit}
      onBlur={leave}
      sx={styles.root}
    >
      <Search aria-hidden='true' size={18} sx={styles.search} />
      <input
        ref={field}
        type='search'
        name={queryKey}
        role='combobox'
        aria-label={t('label')}
        aria-autocomplete='list'
        aria-expanded={shown.isOpen}
        aria-controls={shown.isOpen ? listId : undefined}
        aria-activedescendant={shown.activeId}
        placeholder={t('placeholder')}
        autoComplete='off'
        autoCapitalize='none'
        maxLength={200}
        onFocus={begin}
        onChange={(event) => {
          setTyped(event.target.value)
          setRequested(true)
        }}
        onKeyDown={(event) => keys.current?.press(event)}
        sx={fieldStyle}
      />
      {isUsed && (
        <Suspense fallback={null}>
          <SuggestionBox
            ref={keys}
            id={listId}
            typed={typed}
            isRequested={isRequested}
            onRequest={setRequested}
            onShow={setShown}
            onFinish={finish}
          />
        </Suspense>
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
  root: { position: 'relative' },
  search: { position: 'absolute', left: '14px', top: 'calc(50% - 9px)', color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
