import type { ThemeUIStyleObject } from 'theme-ui'
import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'
import { useTranslation } from '#lib/i18n/use-translation'
import { toolsMessages } from '../tools-messages'

/** What is said once, when the device keeps its first lesson: it is preserved. */
export function FirstSaved() {
  const { t } = useTranslation(toolsMessages)
  return (
    <div data-part='first-saved' sx={styles.firstSaved}>
      <Drawing width={128}>
        {ground}
        <path
          d='M50 28h60v5a8 8 0 0 0 4 6 16 16 0 0 1 8 14v43a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12V53a16 16 0 0 1 8-14 8 8 0 0 0 4-6Z'
          data-fill='pale'
        />
        <g transform='rotate(-5 80 74)'>
          <rect x={57} y={46} width={46} height={56} rx={5} data-fill='paper' />
          <path d={dropPath} transform='translate(64.4 47) scale(1.3)' data-fill='green' />
          <path d='M68 86h24M68 94h15' data-line='words' />
          <path d='M76.5 64v2.5M83.5 64v2.5M77 70.5q3 2.8 6 0' data-line='smile' />
        </g>
        <rect x={44} y={13} width={72} height={17} rx={6} data-fill='green' />
        <path d='M60 17v9M73.3 17v9M86.6 17v9M100 17v9' data-line='groove' />
        <path d='M45 60v26' data-line='shine' />
      </Drawing>
      <p>{t('firstSaved')}</p>
    </div>
  )
}

const styles = {
  firstSaved: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    my: 2,
    px: 4,
    py: 3,
    borderRadius: 'card',
    bg: 'primaryTint',
    color: 'text',
    fontSize: 'body',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0, width: [112, 128], height: 'auto', mx: '-12px' },
    '& > p': { textWrap: 'balance' },
  },
} satisfies Record<string, ThemeUIStyleObject>
