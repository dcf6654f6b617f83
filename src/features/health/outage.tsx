import { createPortal } from 'react-dom'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Tooltip } from '#components/tooltip'
import { VisuallyHidden } from '#components/visually-hidden'
import { problemMessages } from '#lib/http/problem-messages'
import { sendRequest } from '#lib/http/send-request'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import health from '#locales/el/health.json'
import { filled } from '#theme/forced-colours'
import { checkHealth } from './health-check'
import { useIsDown } from './use-is-down'

const healthMessages = addMessages('health', health)

export interface OutageProps {
  /** Where the mark is shown, outside of what is announced. */
  place: HTMLElement | null
}

const check = (signal: AbortSignal) => checkHealth(sendRequest, signal)

/** Announces once that the API is down, marks the logo and continues the checks. */
export function Outage({ place }: OutageProps) {
  const { t } = useTranslation(problemMessages)
  const isDown = useIsDown(check)
  return (
    <>
      {isDown && <span>{t('unreachable')}</span>}
      {isDown && place && createPortal(<WarningMark />, place)}
    </>
  )
}

/** The mark on the logo; its tooltip opens on hover, touch and focus. */
function WarningMark() {
  const { t } = useTranslation(healthMessages)
  const { t: problem } = useTranslation(problemMessages)
  return (
    <span sx={styles.warningMark}>
      <Tooltip text={problem('unreachable')}>
        <button type='button' sx={markStyle}>
          <VisuallyHidden>{t('mark')}</VisuallyHidden>
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
    ...filled('warning'),
    fontSize: '11px',
    fontWeight: 'bold',
    lineHeight: 1,
  },
}

const styles = {
  warningMark: { position: 'absolute', top: '-2px', left: 'calc(100% - 2px)' },
} satisfies Record<string, ThemeUIStyleObject>
