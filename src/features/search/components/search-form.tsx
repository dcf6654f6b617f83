import { Search } from 'lucide-react'
import { type FormEvent, type RefObject, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { controlStyle } from '#components/control-style'
import { IconButton } from '#components/icon-button'
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
      <div sx={styles.row}>
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
        <div sx={styles.button}>
          <IconButton type='submit' label={t('button')}>
            <Search />
          </IconButton>
        </div>
      </div>
      <noscript>
        <p sx={styles.noScript}>{t('noScript')}</p>
      </noscript>
    </form>
  )
}

const styles = {
  searchForm: { maxWidth: 'reading', mt: [2, 3] },
  row: { position: 'relative' },
  input: { ...controlStyle('lg'), pr: 56 },
  button: { position: 'absolute', right: 1, top: 'calc(50% - 22px)' },
  noScript: { mt: 3 },
} satisfies Record<string, ThemeUIStyleObject>
