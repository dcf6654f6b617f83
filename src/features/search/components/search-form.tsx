import { Search } from 'lucide-react'
import { type FormEvent, type RefObject, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { controlStyle } from '#components/control-style'
import { VisuallyHidden } from '#components/visually-hidden'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { queryKey, shortQueryKey } from '../search-address'
import { searchMessages } from '../search-messages'

interface SearchFormProps {
  field: RefObject<HTMLInputElement>
  typed: string
  onType: (text: string) => void
  onFocus: () => void
  onSubmit: () => void
}

/**
 * Fills the field with the query of the URL before hydration, so that the button does not submit an
 * empty query. It runs in the served document only.
 */
const fillScript = `{let a=new URLSearchParams(location.search);document.currentScript.previousElementSibling.value=a.get("${queryKey}")??a.get("${shortQueryKey}")}`

/** The search field; a plain form without JavaScript. */
export function SearchForm({ field, typed, onType, onFocus, onSubmit }: SearchFormProps) {
  const { t } = useTranslation(searchMessages)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element
    <form
      role='search'
      action={publicPaths.search}
      method='get'
      onSubmit={submit}
      sx={styles.searchForm}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t('label')}</VisuallyHidden>
      </label>
      <div sx={rowStyle}>
        <span>
          <Search aria-hidden='true' size={20} />
          <input
            ref={field}
            id={id}
            type='search'
            dir='auto'
            name={queryKey}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onFocus={onFocus}
            placeholder={t('placeholder')}
            autoComplete='off'
            autoCapitalize='none'
            enterKeyHint='search'
            maxLength={200}
            sx={styles.input}
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
          <script dangerouslySetInnerHTML={{ __html: fillScript }} />
        </span>
        <Button type='submit'>{t('button')}</Button>
      </div>
      <noscript>
        <p sx={styles.noScript}>{t('noScript')}</p>
      </noscript>
    </form>
  )
}

const rowStyle: ThemeUIStyleObject = {
  display: 'flex',
  gap: 2,
  '& > span': { position: 'relative', flex: '1 1 140px' },
  '& > span > svg': {
    position: 'absolute',
    left: '13px',
    top: 'calc(50% - 10px)',
    color: 'textMuted',
    pointerEvents: 'none',
  },
  '& > button': { flexShrink: 0, px: [4, 5] },
}

const styles = {
  searchForm: { maxWidth: 'reading', mt: [2, 3] },
  input: { ...controlStyle('md'), pl: '44px' },
  noScript: { mt: 3 },
} satisfies Record<string, ThemeUIStyleObject>
