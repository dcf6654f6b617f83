/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { Container } from '../../components/container'
import { Section } from '../../components/section'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { HomeHero } from './components/home-hero'
import { HowItWorks } from './components/how-it-works'
import { QuietEnd } from './components/quiet-end'
import { WhatSticks } from './components/what-sticks'
import { homeMessages } from './home-texts'

interface HomePageProps {
  lessonOfTheDay: ReactNode
  shortLessons: ReactNode
  topics: ReactNode
  shelf: ReactNode
}

/** The home page: the promise, something to begin with at once, and how it all works. */
export function HomePage({ lessonOfTheDay, shortLessons, topics, shelf }: HomePageProps) {
  const text = useText(homeMessages)
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
