import { Search } from 'lucide-react'
import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { dropPath } from '#components/brand-mark'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { controlStyle } from '#components/control-style'
import { IconButton } from '#components/icon-button'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { homeMessages } from '../home-messages'

/** Title, sentence, search form and button. */
export function HomeHero() {
  const { t } = useTranslation(homeMessages)
  return (
    <div sx={styles.homeHero}>
      <Container>
        <div sx={heroStyle}>
          <div sx={styles.homeHeroGrid}>
            <h1 sx={styles.homeHeroHeading}>{t('hero.title')}</h1>
            <p sx={styles.sentence}>{t('hero.sentence')}</p>
            <HomeSearch />
            <div>
              <LinkButton to={publicPaths.blog} size='lg'>
                {t('hero.button')}
              </LinkButton>
            </div>
          </div>
          <HeroDrawing />
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
  alignItems: 'center',
  gap: 6,
  py: [6, 7, null, 8],
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

const rings = [
  { rx: 92, ry: 20, opacity: 1 },
  { rx: 160, ry: 38, opacity: 0.7 },
  { rx: 236, ry: 58, opacity: 0.4 },
] as const

/** Decorative drawing of a drop. */
function HeroDrawing() {
  return (
    <svg aria-hidden='true' viewBox='0 0 480 460' sx={drawingStyle}>
      <g data-part='rings'>
        {rings.map(({ rx, ry, opacity }) => (
          <ellipse key={rx} cx={240} cy={390} rx={rx} ry={ry} opacity={opacity} />
        ))}
      </g>
      <g transform='translate(84 34) scale(13)'>
        <clipPath id='hero-drop'>
          <path id='drop' d={dropPath} />
        </clipPath>
        <use href='#drop' data-part='glass' />
        <g clipPath='url(#hero-drop)'>
          <path d='M0 13.2q3 -1.5 6 0t6 0t6 0t6 0V24H0Z' data-part='back-wave' />
          <path d='M-2 14.6q3.4 1.5 6.8 0t6.8 0t6.8 0t6.8 0V24H-2Z' data-part='water' />
        </g>
        <path d='M7.6 15.4a4.6 4.6 0 0 0 3.4 4.3' data-part='shine' />
      </g>
      <g data-part='small-drops'>
        <use href='#drop' transform='translate(40 96) scale(2.6)' />
        <use href='#drop' transform='translate(394 40) scale(1.9)' />
        <use href='#drop' transform='translate(410 214) scale(3.2)' />
      </g>
    </svg>
  )
}

const drawingStyle: ThemeUIStyleObject = {
  display: ['none', null, 'block'],
  width: '100%',
  maxWidth: 460,
  justifySelf: 'end',
  overflow: 'visible',
  '[data-part=rings]': { fill: 'none', stroke: 'primary', strokeWidth: 3 },
  '[data-part=glass]': { fill: 'raised', stroke: 'primary', strokeWidth: 0.24 },
  '[data-part=back-wave]': { fill: 'primary', opacity: 0.35 },
  '[data-part=water]': { fill: 'primary' },
  '[data-part=shine]': {
    fill: 'none',
    stroke: 'onPrimary',
    strokeWidth: 0.7,
    strokeLinecap: 'round',
    opacity: 0.8,
  },
  '[data-part=small-drops]': { fill: 'primary', opacity: 0.5 },
}

const styles = {
  homeHero: { position: 'relative', overflow: 'hidden', bg: 'primaryTint' },
  homeHeroGrid: { display: 'grid', gap: [4, 5], position: 'relative', zIndex: 1 },
  homeHeroHeading: { fontSize: 'h1', lineHeight: 'tight' },
  sentence: { maxWidth: 560, color: 'textMuted', fontSize: 'lead' },
  homeSearch: { maxWidth: 560 },
  searchLabel: { display: 'block', mb: 2, fontWeight: 'medium' },
  homeSearchBox: { position: 'relative' },
  input: { ...controlStyle('xl'), pr: 64, boxShadow: 'low' },
  iconButtonBox: { position: 'absolute', right: 2, top: 'calc(50% - 22px)' },
} satisfies Record<string, ThemeUIStyleObject>
