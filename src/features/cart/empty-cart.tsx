import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { EmptyState } from '#components/empty-state'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { cartMessages } from './cart-messages'

/** The empty cart, also shown by the checkout. Sends no requests. */
export function EmptyCart() {
  const { t } = useTranslation(cartMessages)
  return (
    <Container>
      <EmptyState
        motif='drop'
        title={t('empty.title')}
        titleAs='h1'
        action={
          <LinkButton to={publicPaths.products} size='lg'>
            {t('empty.action')}
          </LinkButton>
        }
      >
        {t('empty.sentence')}
      </EmptyState>
    </Container>
  )
}

/** While the session is unknown: a skeleton, or a notice if JavaScript is off. */
export function WaitingCart({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation(cartMessages)
  return (
    <>
      <div sx={styles.skeleton}>{skeleton}</div>
      <div sx={styles.noScript}>
        <Container>
          <EmptyState
            motif='drop'
            title={t('noScript.title')}
            titleAs='h1'
            action={
              <LinkButton to={publicPaths.products} size='lg'>
                {t('empty.action')}
              </LinkButton>
            }
          >
            {t('noScript.sentence')}
          </EmptyState>
        </Container>
      </div>
    </>
  )
}

const styles = {
  skeleton: { '@media (scripting: none)': { display: 'none' } },
  noScript: { '@media (scripting: enabled)': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
