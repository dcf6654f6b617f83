import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { FillingDrop } from '#components/filling-drop'
import { useTranslation } from '#lib/i18n/use-translation'
import { firstStepMessages, useFirstStep } from './use-first-step'

/** On the account's first page: the one thing to do first, also for who has read nothing yet. */
export function FirstStep() {
  const { t } = useTranslation(firstStepMessages)
  const { level, title, text, action, to, onClick } = useFirstStep()
  return (
    <section aria-label={t('label')} sx={styles.firstStep}>
      <FillingDrop level={level} height={64} />
      <div sx={styles.words}>
        <h2 dir='auto'>{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton to={to} prefetch={false} onClick={onClick}>
        {action}
      </LinkButton>
    </section>
  )
}

const styles = {
  firstStep: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: ['auto 1fr', null, 'auto 1fr auto'],
    alignItems: 'center',
    columnGap: [4, 5],
    rowGap: 4,
    p: [4, 5],
    borderRadius: 'card',
    bg: 'primaryTint',
    '& > a': { gridColumn: ['1 / -1', null, 'auto'] },
  },
  words: {
    h2: { m: 0, fontSize: 'h3', overflowWrap: 'anywhere' },
    p: { mt: 1, color: 'textMuted' },
  },
} satisfies Record<string, ThemeUIStyleObject>
