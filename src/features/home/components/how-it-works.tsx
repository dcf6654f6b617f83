import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { FillingDrop } from '#components/filling-drop'
import { Section } from '#components/section'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { homeMessages } from '../home-messages'

const steps = [
  { name: 'one', level: 1 },
  { name: 'two', level: 2 },
  { name: 'three', level: 3 },
] as const

/** Three steps, illustrated by drops that fill. */
export function HowItWorks() {
  const { t } = useTranslation(homeMessages)
  return (
    <div sx={styles.howItWorks}>
      <Container>
        <Section title={t('howItWorks.title')}>
          <ol sx={stepsStyle}>
            {steps.map(({ name, level }) => (
              <li key={name}>
                <FillingDrop level={level} />
                <h3>{t(`howItWorks.steps.${name}.title`)}</h3>
                <p>{t(`howItWorks.steps.${name}.text`)}</p>
                {name === 'three' && (
                  <SiteLink to={publicPaths.practice} prefetch={false}>
                    {t('howItWorks.practice')}
                  </SiteLink>
                )}
              </li>
            ))}
          </ol>
        </Section>
      </Container>
    </div>
  )
}

const stepsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['1fr', null, 'repeat(3, 1fr)'],
  gap: [4, null, 6],
  m: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'grid',
    gridTemplateColumns: ['auto 1fr', null, '1fr'],
    columnGap: 4,
    rowGap: [1, null, 2],
    alignContent: 'start',
  },
  svg: { gridRow: ['1 / span 2', null, 'auto'], mb: [0, null, 2] },
  h3: { fontSize: 'h3' },
  p: { gridColumn: ['2', null, 'auto'], color: 'textMuted', fontSize: ['small', null, 'body'] },
  a: { gridColumn: ['2', null, 'auto'], justifySelf: 'start', py: 2, color: 'primaryText' },
}

const styles = {
  howItWorks: { mt: [5, 6], bg: 'surface' },
} satisfies Record<string, ThemeUIStyleObject>
