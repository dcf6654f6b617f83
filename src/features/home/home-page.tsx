import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'
import type { Replacement } from '#components/replaceable'
import { Section } from '#components/section'
import { SiteLink } from '#components/site-link'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { HomeHero } from './components/home-hero'
import type { HomeRestProps } from './components/home-rest'
import { homeMessages } from './home-messages'

const HomeRest = idleLazy<HomeRestProps>(() => import('./components/home-rest'), { near: true })

interface HomePageProps {
  lessonOfTheDay: ReactNode
  shortLessons: ReactNode
  topics: ReactNode
  /** A series of lessons to begin, or to go on with. */
  series: ReactNode
  products: ReactNode
  /** Takes the place of the lesson of the day. */
  continueReading?: Replacement
  /** A link below the first screen's text, or nothing. */
  dueCards?: ReactNode
}

/** The home page: lessons and shop first, then what the site is about. */
export function HomePage(props: HomePageProps) {
  const { lessonOfTheDay, shortLessons, topics, series, products } = props
  const { continueReading, dueCards } = props
  const { t } = useTranslation(homeMessages)
  return (
    <>
      <HomeHero lessonOfTheDay={lessonOfTheDay} continueReading={continueReading} />
      <div sx={styles.dueCards}>{dueCards}</div>
      {/* Cards with a favourite button are hydrated. */}
      <div sx={styles.parts}>
        <Container>
          <Section
            title={t('shortLessons.title')}
            action={<MoreLink to={publicPaths.blog}>{t('shortLessons.all')}</MoreLink>}
          >
            {shortLessons}
          </Section>
          <StaticPart>
            <Section
              title={t('topics.title')}
              action={<MoreLink to={publicPaths['blog-categories']}>{t('topics.all')}</MoreLink>}
            >
              {topics}
            </Section>
          </StaticPart>
          <Section
            title={t('newProducts.title')}
            action={<MoreLink to={publicPaths.products}>{t('newProducts.all')}</MoreLink>}
          >
            {products}
          </Section>
        </Container>
        <HomeRest series={series} />
      </div>
    </>
  )
}

/** The link beside the title of a section, to all of its kind. */
function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} prefetch={false} sx={styles.moreLink}>
      {children}
    </SiteLink>
  )
}

const styles = {
  parts: {
    '& section': { py: [5, null, 7] },
    // On phones a lesson's title is enough: the rest of the page is nearer.
    '[data-part=summary]': { display: ['none', 'block'] },
  },
  // Without a height, so that a link that comes later moves nothing.
  dueCards: {
    position: 'relative',
    zIndex: 1,
    maxWidth: 'frame.content',
    mx: 'auto',
    '& > *': {
      position: 'absolute',
      left: [4, null, 5, 6],
      top: 0,
      transform: 'translateY(-50%)',
    },
  },
  moreLink: { py: 2, color: 'secondaryText', fontWeight: 'medium', textUnderlineOffset: '0.25em' },
} satisfies Record<string, ThemeUIStyleObject>
