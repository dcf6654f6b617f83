/** @jsxImportSource theme-ui */
import { Search } from 'lucide-react'
import { useId } from 'react'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { controlStyle } from '../../../components/control-style'
import { IconButton } from '../../../components/icon-button'
import { useText } from '../../../lib/i18n/texts'
import { homeMessages } from '../home-texts'

/** One question, sent as a plain form: it works before any script does. */
export function HomeSearch() {
  const text = useText(homeMessages)
  const fieldId = useId()
  return (
    <form action={publicPaths.search} method='get' sx={{ maxWidth: 560 }}>
      <label htmlFor={fieldId} sx={{ display: 'block', mb: 2, fontWeight: 'medium' }}>
        {text('hero.searchLabel')}
      </label>
      <div sx={{ position: 'relative' }}>
        <input
          id={fieldId}
          type='search'
          name='query'
          required
          placeholder={text('hero.searchPlaceholder')}
          autoComplete='off'
          enterKeyHint='search'
          sx={{ ...controlStyle('xl'), pr: 64, boxShadow: 'low' }}
        />
        <div sx={{ position: 'absolute', right: 2, top: 'calc(50% - 22px)' }}>
          <IconButton type='submit' label={text('hero.searchButton')}>
            <Search />
          </IconButton>
        </div>
      </div>
    </form>
  )
}
