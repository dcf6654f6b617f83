import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'
import { Section } from '#components/section'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { HomeHero } from './components/home-hero'
import type { HomeRestProps } from './components/home-rest'
import { MoreLink } from './components/more-link'
import { homeMessages } from './home-messages'

const HomeRest = idleLazy<HomeRestProps>(
  () => import(/* webpackChunkName: "home-rest" */ './components/home-rest'),
  { near: true },
)

interface HomePageProps {
  lessonOfTheDay: ReactNode
  shortLessons: ReactNode
  topics: ReactNode
  products: ReactNode
}

/** The home page: lessons and shop first, then what the site is about. */
export function HomePage({ lessonOfTheDay, shortLessons, topics, products }: HomePageProps) {
  const { t } = useTranslation(homeMessages)
  return (
    <>
      <StaticPart>
        <HomeHero lessonOfTheDay={lessonOfTheDay} />
        <div data-due-cards='' sx={styles.dueCards} />
      </StaticPart>
      {/* Cards with a favourite button are hydrated. */}
      <Container>
        <Section
          title={t('shortLessons.title')}
          action={<MoreLink to={publicPaths.blog}>{t('shortLessons.all')}</MoreLink>}
        >
          {shortLessons}
        </Section>
        <Section
          title={t('newProducts.title')}
          action={<MoreLink to={publicPaths.products}>{t('newProducts.all')}</MoreLink>}
        >
          {products}
        </Section>
      </Container>
      <HomeRest topics={topics} />
    </>
  )
}

const styles = {
  // Without a height: what src/features/practice adds moves nothing.
  dueCards: { position: 'relative', zIndex: 1, maxWidth: 'frame.content', mx: 'auto' },
} satisfies Record<string, ThemeUIStyleObject>
