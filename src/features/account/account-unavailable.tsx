/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../contract/paths/site-paths'
import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { problemMessages } from '../../lib/http/problem-texts'
import { useText } from '../../lib/i18n/texts'
import { accountMessages } from './account-texts'

interface AccountUnavailableProps {
  onRetry: () => void
}

/** Nobody can say who is here, so no account can be shown: what to do, and what works all the same. */
export function AccountUnavailable({ onRetry }: AccountUnavailableProps) {
  const text = useText(accountMessages)
  const problem = useText(problemMessages)
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
