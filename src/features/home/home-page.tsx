/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import { Section } from '../../shared/ui/section'
import { SiteLink } from '../../shared/ui/site-link'
import { homeTexts } from './home-texts'
import { HomeHero } from './parts/home-hero'
import { HowItWorks } from './parts/how-it-works'
import { QuietEnd } from './parts/quiet-end'
import { WhatSticks } from './parts/what-sticks'

interface HomePageProps {
  lessonOfTheDay: ReactNode
  shortLessons: ReactNode
  topics: ReactNode
  shelf: ReactNode
}

/** The home page: the promise, something to begin with at once, and how it all works. */
export function HomePage({ lessonOfTheDay, shortLessons, topics, shelf }: HomePageProps) {
  const text = useText(homeTexts)
  const { blog, products } = publicPaths
  return (
    <>
      <HomeHero />
      <Container>
        <Section title={text('lessonOfTheDay.title')}>{lessonOfTheDay}</Section>
        <Section
          title={text('shortLessons.title')}
          action={<MoreLink to={blog}>{text('shortLessons.all')}</MoreLink>}
        >
          {shortLessons}
        </Section>
      </Container>
      <HowItWorks />
      <Container>
        <Section
          title={text('topics.title')}
          action={<MoreLink to={publicPaths['blog-categories']}>{text('topics.all')}</MoreLink>}
        >
          {topics}
        </Section>
        <WhatSticks />
        <Section
          title={text('shelf.title')}
          action={<MoreLink to={products}>{text('shelf.all')}</MoreLink>}
        >
          {shelf}
        </Section>
      </Container>
      <QuietEnd />
    </>
  )
}

function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink
      to={to}
      prefetch={false}
      sx={{ py: 2, color: 'secondaryText', fontWeight: 'medium', textUnderlineOffset: '0.25em' }}
    >
      {children}
    </SiteLink>
  )
}
