import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { EmptyState } from '#components/empty-state'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { cartMessages } from './cart-messages'

/** Not part of the page's first load. */
const CatInBasket = lazy<ComponentType>(() => import('./components/cat-in-basket').catch(absent))

/** The empty cart, also shown by the checkout. Sends no requests. */
export function EmptyCart() {
  const { t } = useTranslation(cartMessages)
  return (
    <Container>
      <EmptyState
        drawing={
          <div sx={styles.room}>
            <Suspense fallback={null}>
              <CatInBasket />
            </Suspense>
          </div>
        }
        title={t('empty.title')}
        titleAs='h1'
        action={
          <div sx={styles.ways}>
            <LinkButton to={publicPaths.products} size='lg'>
              {t('empty.action')}
            </LinkButton>
            <SiteLink to={publicPaths.blog} sx={styles.lessons}>
              {t('empty.lessons')}
            </SiteLink>
          </div>
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
  room: { height: 150 },
  ways: { display: 'grid', justifyItems: 'center', gap: 2 },
  lessons: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: 3,
    color: 'secondaryText',
  },
  skeleton: { '@media (scripting: none)': { display: 'none' } },
  noScript: { '@media (scripting: enabled)': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
