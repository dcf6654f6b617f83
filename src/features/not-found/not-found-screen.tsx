/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react'
import { LinkButton } from '../../components/link-button'
import { useText } from '../../lib/i18n/texts'
import { notFoundMessages } from './not-found-texts'
import { Spider } from './spider'

const dangle = keyframes({
  '0%, 100%': { transform: 'rotate(-2.5deg)' },
  '50%': { transform: 'rotate(2.5deg)' },
})

/** The 404 screen, with the spider that did not find the page (R146 to R148). */
export function NotFoundScreen() {
  const text = useText(notFoundMessages)
  return (
    <div
      data-not-found
      sx={{
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
      }}
    >
      <Spider />
      <h1 sx={{ fontSize: 'h1' }}>{text('title')}</h1>
      <p sx={{ fontSize: 'lead', fontWeight: 'bold' }}>{text('hmm')}</p>
      <p sx={{ maxWidth: 'reading', color: 'textMuted', fontSize: 'lead' }}>
        {text('spiderFailed')}
      </p>
      <p sx={{ maxWidth: 'reading', mb: 4, color: 'textMuted', fontSize: 'lead' }}>
        {text('spiderCanHelp')}
      </p>
      <LinkButton to='/' size='lg'>
        {text('home')}
      </LinkButton>
    </div>
  )
}
