import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { Motif } from '#components/motif'
import { Section } from '#components/section'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { homeMessages } from '../home-messages'
import { HowItWorks } from './how-it-works'
import { MoreLink } from './more-link'
import { WhatSticks } from './what-sticks'

export interface HomeRestProps {
  topics: ReactNode
}

/** What the site is about: the lower half of the home page. */
export default function HomeRest({ topics }: HomeRestProps) {
  const { t } = useTranslation(homeMessages)
  return (
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
