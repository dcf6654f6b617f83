/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { Container } from '../../components/container'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { useText } from '../../lib/i18n/texts'
import { cartMessages } from './cart-texts'

/**
 * While it is not known who is here: a skeleton, or, where no script runs to find it out, what the
 * cart needs. Nothing is claimed about a cart that nobody has read.
 */
export function WaitingCart({ skeleton }: { skeleton: ReactNode }) {
  const text = useText(cartMessages)
  return (
    <>
      <div sx={{ '@media (scripting: none)': { display: 'none' } }}>{skeleton}</div>
      <div sx={{ '@media (scripting: enabled)': { display: 'none' } }}>
        <Container>
          <EmptyState
            motif='drop'
            title={text('noScript.title')}
            titleAs='h1'
            action={
              <LinkButton to={publicPaths.products} size='lg'>
                {text('empty.action')}
              </LinkButton>
            }
          >
            {text('noScript.sentence')}
          </EmptyState>
        </Container>
      </div>
    </>
  )
}
