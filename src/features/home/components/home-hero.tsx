import { Search } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { controlStyle } from '#components/control-style'
import { IconButton } from '#components/icon-button'
import { Replaceable, type Replacement } from '#components/replaceable'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { homeMessages } from '../home-messages'

interface HomeHeroProps {
  lessonOfTheDay: ReactNode
  continueReading: Replacement | undefined
}

/** Title, sentence and search form, beside them the lesson of the day. */
export function HomeHero({ lessonOfTheDay, continueReading }: HomeHeroProps) {
  const { t } = useTranslation(homeMessages)
  const id = useId()
  return (
    <div sx={styles.homeHero}>
      <Container>
        <div sx={heroStyle}>
          <StaticPart sx={styles.homeHeroGrid}>
            <h1 sx={styles.homeHeroHeading}>{t('hero.title')}</h1>
            <p sx={styles.sentence}>{t('hero.sentence')}</p>
            <HomeSearch />
          </StaticPart>
          {lessonOfTheDay && (
            <Replaceable by={continueReading}>
              <section aria-labelledby={id} sx={styles.lesson}>
                <h2 id={id} sx={styles.lessonHeading}>
                  {t('lessonOfTheDay.title')}
                </h2>
                {lessonOfTheDay}
              </section>
            </Replaceable>
          )}
        </div>
      </Container>
    </div>
  )
}

const heroStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: [
    'minmax(0, 1fr)',
    null,
    'minmax(0, 7fr) minmax(0, 4fr)',
    'minmax(0, 7fr) minmax(0, 5fr)',
  ],
  alignItems: [null, null, 'center'],
  gap: [4, 6, null, 7],
  pt: [4, 6, null, 7],
  pb: [5, 6, null, 7],
}

/** Search as a plain form, which works without scripts. */
function HomeSearch() {
  const { t } = useTranslation(homeMessages)
  const fieldId = useId()
  return (
    <form action={publicPaths.search} method='get' sx={styles.homeSearch}>
      <label htmlFor={fieldId} sx={styles.searchLabel}>
        {t('hero.searchLabel')}
      </label>
      <div sx={styles.homeSearchBox}>
        <input
          id={fieldId}
          type='search'
          dir='auto'
          name='query'
          required
          placeholder={t('hero.searchPlaceholder')}
          autoComplete='off'
          enterKeyHint='search'
          sx={styles.input}
        />
        <div sx={styles.iconButtonBox}>
          <IconButton type='submit' label={t('hero.searchButton')}>
            <Search />
          </IconButton>
        </div>
      </div>
    </form>
  )
}

const styles = {
  homeHero: { bg: 'primaryTint' },
  homeHeroGrid: { display: 'grid', gap: [3, 5] },
  homeHeroHeading: { fontSize: 'h1', lineHeight: 'tight' },
  sentence: { maxWidth: 560, color: 'textMuted', fontSize: ['body', 'lead'] },
  homeSearch: { maxWidth: 560 },
  lesson: { display: 'flex', flexDirection: 'column', '& > div': { flex: 1 } },
  lessonHeading: { mb: 2, fontSize: 'h3' },
  searchLabel: { display: 'block', mb: [1, 2], fontWeight: 'medium' },
  homeSearchBox: { position: 'relative' },
  input: { ...controlStyle('xl'), pr: 64, boxShadow: 'low' },
  iconButtonBox: { position: 'absolute', right: 2, top: 'calc(50% - 22px)' },
} satisfies Record<string, ThemeUIStyleObject>
