/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../../contract/paths/site-paths'
import { useText } from '../../../shared/i18n/texts'
import { LinkButton } from '../../../shared/ui/link-button'
import { Motif } from '../../../shared/ui/motif'
import { homeTexts } from '../home-texts'

/** The last words of the home page. */
export function QuietEnd() {
  const text = useText(homeTexts)
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
