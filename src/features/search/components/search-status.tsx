/** @jsxImportSource theme-ui */
import type { StateValueFrom } from 'xstate'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { type Text, useText } from '../../../lib/i18n/texts'
import type { SearchContext } from '../search-context'
import type { searchMachine } from '../search-machine'
import { type SearchWords, searchMessages } from '../search-texts'

interface SearchStatusProps {
  state: StateValueFrom<typeof searchMachine>
  context: SearchContext
}

/** How the search stands, in one sentence that screen readers hear when it changes. */
export function SearchStatus({ state, context }: SearchStatusProps) {
  const text = useText(searchMessages)
  const said = sentence(state, context, text)
  return (
    <p role='status' sx={{ minHeight: 24, mt: [4, 5], color: 'textMuted' }}>
      {/* Where nothing was found, a heading below says so to those who see. */}
      {state === 'nothing' ? <VisuallyHidden>{said}</VisuallyHidden> : said}
    </p>
  )
}

function sentence(
  state: SearchStatusProps['state'],
  { query, results }: SearchContext,
  text: Text<SearchWords>,
): string {
  if (state === 'searching') return text('searching', { query })
  if (state === 'nothing') return text('nothing.title', { query })
  if (state === 'resting' || state === 'failed' || !results) return ''
  const { lessons, products } = results
  const counts = [
    lessons.total > 0 && text('lessonCount', { count: lessons.total }),
    products.total > 0 && text('productCount', { count: products.total }),
  ].filter((count) => count !== false)
  const [first = '', second] = counts
  return second === undefined
    ? text('foundOne', { first, query })
    : text('foundBoth', { first, second, query })
}
