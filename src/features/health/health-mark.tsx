/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { Tooltip } from '../../components/tooltip'
import { VisuallyHidden } from '../../components/visually-hidden'
import { problemMessages } from '../../lib/http/problem-texts'
import { useText } from '../../lib/i18n/texts'
import { healthMessages } from './health-texts'

/** The warning dot at the end of the wordmark while the API is unwell; pointing at it, touching it or its focus says why (R145). */
export function HealthMark() {
  const text = useText(healthMessages)
  const problem = useText(problemMessages)
  return (
    <span sx={{ position: 'absolute', top: '-2px', left: 'calc(100% - 2px)' }}>
      <Tooltip text={problem('unreachable')}>
        <button type='button' sx={markStyle}>
          <VisuallyHidden>{text('mark')}</VisuallyHidden>
          <span aria-hidden='true'>!</span>
        </button>
      </Tooltip>
    </span>
  )
}

const markStyle: ThemeUIStyleObject = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 32,
  p: 0,
  border: 0,
  bg: 'transparent',
  cursor: 'help',
  '& > [aria-hidden]': {
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    border: '1.5px solid',
    borderColor: 'onWarning',
    borderRadius: 'full',
    bg: 'warning',
    color: 'onWarning',
    fontSize: '11px',
    fontWeight: 'bold',
    lineHeight: 1,
  },
}
