/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../contract/paths/site-paths'
import { problemTexts } from '../../shared/http/problem-texts'
import { useText } from '../../shared/i18n/texts'
import { Button } from '../../shared/ui/button'
import { EmptyState } from '../../shared/ui/empty-state'
import { LinkButton } from '../../shared/ui/link-button'
import { accountTexts } from './account-texts'

interface AccountUnavailableProps {
  onRetry: () => void
}

/** Nobody can say who is here, so no account can be shown: what to do, and what works all the same. */
export function AccountUnavailable({ onRetry }: AccountUnavailableProps) {
  const text = useText(accountTexts)
  const problem = useText(problemTexts)
  return (
    <div sx={{ py: [4, 5], px: [3, 0] }}>
      <div sx={{ maxWidth: 640, mx: 'auto', borderRadius: 'card', bg: 'surface' }}>
        <EmptyState
          motif='ripple'
          title={text('unavailable.title')}
          titleAs='h1'
          action={
            <div sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
              <Button onClick={onRetry}>{text('unavailable.retry')}</Button>
              <LinkButton to={publicPaths.index} variant='secondary'>
                {text('unavailable.home')}
              </LinkButton>
            </div>
          }
        >
          {problem('unreachable')}
        </EmptyState>
      </div>
    </div>
  )
}
