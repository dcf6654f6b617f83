/** @jsxImportSource theme-ui */
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'

/** The first stop of the keyboard: past the frame, to the content. */
export function SkipLink() {
  const text = useText(commonMessages)
  return (
    <a
      href='#content'
      data-chrome=''
      sx={{
        position: 'fixed',
        top: '8px',
        left: '8px',
        zIndex: 'dialog',
        px: 4,
        py: 3,
        borderRadius: 'control',
        bg: 'text',
        color: 'background',
        fontWeight: 'bold',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {text('skipToContent')}
    </a>
  )
}
