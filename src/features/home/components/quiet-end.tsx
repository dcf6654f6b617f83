/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../../contract/paths/site-paths'
import { LinkButton } from '../../../components/link-button'
import { Motif } from '../../../components/motif'
import { useText } from '../../../lib/i18n/texts'
import { homeMessages } from '../home-texts'

/** The last words of the home page. */
export function QuietEnd() {
  const text = useText(homeMessages)
  return (
    <section
      aria-labelledby='quiet-end'
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 4,
        mt: [5, 6],
        px: 4,
        py: [7, null, 8],
        bg: 'primaryTint',
        textAlign: 'center',
        '& > svg': { color: 'primary' },
      }}
    >
      <Motif name='ripple' />
      <h2 id='quiet-end' sx={{ fontSize: 'h2' }}>
        {text('quietEnd.title')}
      </h2>
      <p sx={{ maxWidth: 'narrow', color: 'textMuted' }}>{text('quietEnd.text')}</p>
      <LinkButton to={publicPaths['blog-categories']} variant='secondary' size='lg'>
        {text('quietEnd.button')}
      </LinkButton>
    </section>
  )
}
