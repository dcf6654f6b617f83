import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { Motif } from '#components/motif'
import { Section } from '#components/section'
import { SiteLink } from '#components/site-link'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { HomeHero } from './components/home-hero'
import { HowItWorks } from './components/how-it-works'
import { WhatSticks } from './components/what-sticks'
import { homeMessages } from './home-messages'

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
      <StaticPart>
        <HowItWorks />
        <Container>
          <Section
            title={t('topics.title')}
            action={<MoreLink to={publicPaths['blog-categories']}>{t('topics.all')}</MoreLink>}
          >
            {topics}
          </Section>
          <WhatSticks />
        </Container>
        <ClosingSection />
      </StaticPart>
    </>
  )
}

function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} prefetch={false} sx={styles.moreLink}>
      {children}
    </SiteLink>
  )
}

/** Closing section with a link to the topics. */
function ClosingSection() {
  const { t } = useTranslation(homeMessages)
  return (
    <section aria-labelledby='quiet-end' sx={styles.closingSection}>
      <Motif name='ripple' />
      <h2 id='quiet-end' sx={styles.closingSectionHeading}>
        {t('quietEnd.title')}
      </h2>
      <p sx={styles.closingSectionText}>{t('quietEnd.text')}</p>
      <LinkButton to={publicPaths['blog-categories']} variant='secondary' size='lg'>
        {t('quietEnd.button')}
      </LinkButton>
    </section>
  )
}

const styles = {
  // Without a height: what src/features/practice adds moves nothing.
  dueCards: { position: 'relative', zIndex: 1, maxWidth: 'frame.content', mx: 'auto' },
  moreLink: { py: 2, color: 'secondaryText', fontWeight: 'medium', textUnderlineOffset: '0.25em' },
  closingSection: {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    mt: [5, 6],
    px: 4,
    py: [7, null, 8],
    bg: 'primaryTint',
    textAlign: 'center',
    '& > svg': { color: 'primary' },
  },
  closingSectionHeading: { fontSize: 'h2' },
  closingSectionText: { maxWidth: 'narrow', color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
