import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { useTranslation } from '#lib/i18n/use-translation'
import { searchMessages } from '../search-messages'
import { showsAny } from '../search-results'
import { Results } from './results'
import type { SearchView } from './search-view'

/** The results; a hint where the filters leave none. */
export function FilteredResults(view: SearchView) {
  const { t } = useTranslation(searchMessages)
  const { results, filters } = view
  if (!results) return null
  if (showsAny(results, filters)) return <Results {...view} />
  return (
    <div sx={styles.none}>
      <EmptyState
        title={t('filters.none')}
        action={
          <Button variant='secondary' onClick={view.onUnfilter}>
            {t('filters.clear')}
          </Button>
        }
      >
        {t('filters.noneHint')}
      </EmptyState>
    </div>
  )
}

const styles = {
  none: { mt: 5 },
} satisfies Record<string, ThemeUIStyleObject>
