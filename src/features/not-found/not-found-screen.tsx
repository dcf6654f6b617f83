import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { useDocumentTitle } from '#components/page-title'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import notFound from '#locales/el/not-found.json'
import { keyframes } from '#theme/styles'

/** Messages of the 404 screen; their wording is fixed (R rows in docs/requirements.md). */
export const notFoundMessages = addMessages('not-found', notFound)

const dangle = keyframes({
  '0%, 100%': { transform: 'rotate(-2.5deg)' },
  '50%': { transform: 'rotate(2.5deg)' },
})

/** The 404 screen, with the spider that did not find the page. */
export function NotFoundScreen() {
  const { t } = useTranslation(notFoundMessages)
  return (
    <div data-not-found sx={styles.notFoundScreen}>
      <Spider />
      <h1 sx={styles.notFoundScreenHeading}>{t('title')}</h1>
      <p sx={styles.hmm}>{t('hmm')}</p>
      <p sx={styles.spiderFailed}>{t('spiderFailed')}</p>
      <p sx={styles.spiderCanHelp}>{t('spiderCanHelp')}</p>
      <LinkButton to='/' size='lg'>
        {t('home')}
      </LinkButton>
    </div>
  )
}

/** The 404 screen in place of a page with another title. */
export function TitledNotFoundScreen() {
  useDocumentTitle(useTranslation(notFoundMessages).t('title'))
  return <NotFoundScreen />
}

function Spider() {
  return (
    <svg aria-hidden='true' viewBox='0 0 280 240' fill='none'>
      <path d='M140 0v92' sx={styles.thread} strokeWidth={2} />
      <g sx={styles.legs} strokeWidth={5} strokeLinecap='round' strokeLinejoin='round'>
        <path d='M118 138 84 112 66 130' />
        <path d='M112 152 72 142 48 166' />
        <path d='M114 168 76 176 60 206' />
        <path d='M122 182 98 202 96 230' />
        <path d='m162 138 34-26 18 18' />
        <path d='m168 152 40-10 24 24' />
        <path d='m166 168 38 8 16 30' />
        <path d='m158 182 24 20 2 28' />
      </g>
      <path d='M140 84c9 19 30 40 30 64a30 30 0 0 1-60 0c0-24 21-45 30-64Z' sx={styles.filled} />
      <circle cx={140} cy={186} r={19} sx={styles.filled} />
      <g sx={styles.eyes}>
        <circle cx={132} cy={186} r={7.5} />
        <circle cx={149} cy={186} r={7.5} />
      </g>
      <g sx={styles.pupils}>
        <circle cx={134} cy={188} r={3.6} />
        <circle cx={147} cy={188} r={3.6} />
      </g>
      <path
        d='M134 198c4 2.6 8 2.6 12-.6'
        sx={styles.lines}
        strokeWidth={2.4}
        strokeLinecap='round'
      />
      <path
        d='M122 148a18 18 0 0 0 12 17'
        sx={styles.lines}
        strokeWidth={4}
        strokeLinecap='round'
        opacity={0.8}
      />
    </svg>
  )
}

const styles = {
  notFoundScreen: {
    display: 'grid',
    justifyItems: 'center',
    gap: 3,
    px: 4,
    pb: [6, null, 7],
    textAlign: 'center',
    '& > svg': {
      width: [220, null, 280],
      height: 'auto',
      transformOrigin: '50% 0',
      animation: `${dangle} 5s ease-in-out infinite`,
    },
  },
  notFoundScreenHeading: { fontSize: 'h1' },
  hmm: { fontSize: 'lead', fontWeight: 'bold' },
  spiderFailed: { maxWidth: 'reading', color: 'textMuted', fontSize: 'lead' },
  spiderCanHelp: { maxWidth: 'reading', mb: 4, color: 'textMuted', fontSize: 'lead' },
  thread: { stroke: 'control' },
  legs: { stroke: 'text' },
  filled: { fill: 'primary' },
  eyes: { fill: 'background' },
  pupils: { fill: 'text' },
  lines: { stroke: 'background' },
} satisfies Record<string, ThemeUIStyleObject>
