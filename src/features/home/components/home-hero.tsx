/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../../contract/paths/site-paths'
import { Container } from '../../../components/container'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { homeMessages } from '../home-texts'
import { HeroDrawing } from './hero-drawing'
import { HomeSearch } from './home-search'

/** The promise in one line, one sentence, one search field, one button. */
export function HomeHero() {
  const text = useText(homeMessages)
  return (
    <div sx={{ position: 'relative', overflow: 'hidden', bg: 'primaryTint' }}>
      <Container>
        <div sx={heroStyle}>
          <div sx={{ display: 'grid', gap: [4, 5], position: 'relative', zIndex: 1 }}>
            <h1 sx={{ fontSize: 'h1', lineHeight: 'tight' }}>{text('hero.title')}</h1>
            <p sx={{ maxWidth: 560, color: 'textMuted', fontSize: 'lead' }}>
              {text('hero.sentence')}
            </p>
            <HomeSearch />
            <div>
              <LinkButton to={publicPaths.blog} size='lg'>
                {text('hero.button')}
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
