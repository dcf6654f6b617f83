/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../shared/i18n/texts'
import { EmptyState } from '../../shared/ui/empty-state'
import { LinkButton } from '../../shared/ui/link-button'
import { accountTexts } from './account-texts'

/** Nobody can say who is here, so no account can be shown: what works all the same, and ways back. */
export function AccountUnavailable() {
  const text = useText(accountTexts)
  return (
    <div sx={{ py: [4, 5], px: [3, 0] }}>
      <div sx={{ maxWidth: 640, mx: 'auto', borderRadius: 'card', bg: 'surface' }}>
        <EmptyState
          motif='ripple'
          title={text('unavailable.title')}
          titleAs='h1'
          action={
            <div sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
              <LinkButton to={publicPaths.index}>{text('unavailable.home')}</LinkButton>
              <LinkButton to={publicPaths.contact} variant='secondary' prefetch={false}>
                {text('unavailable.contact')}
              </LinkButton>
            </div>
          }
        >
          {text('unavailable.sentence')}
        </EmptyState>
      </div>
    </div>
  )
}
