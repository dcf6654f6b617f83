import { CircleCheck, Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import type { WithdrawalReceipt } from '#contract/withdrawal/withdrawal'
import { publicConfig } from '#lib/config/public-config'
import { saveTextFile } from '#lib/files/save-text-file'
import { useTranslation } from '#lib/i18n/use-translation'
import { withdrawalMessages } from '../messages'
import { nextSteps, receiptFacts, receiptFile, receiptFileName } from '../statement-facts'
import { FactList } from './fact-list'

interface WithdrawalReceivedProps {
  receipt: WithdrawalReceipt
  onAnother: () => void
}

/** The receipt: content and exact time, to be printed or saved; receives focus. */
export function WithdrawalReceived({ receipt, onAnother }: WithdrawalReceivedProps) {
  const { t } = useTranslation(withdrawalMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { isMailed, statement } = receipt
  return (
    <div sx={styles.sheet}>
      <p className='paper-only'>
        <strong>{t('received.file.title', { shop: publicConfig.appTitle })}</strong>
      </p>
      <CircleCheck aria-hidden='true' size={40} data-chrome='' sx={styles.mark} />
      <h2 ref={heading} tabIndex={-1} sx={styles.withdrawalReceivedHeading}>
        {t('received.title')}
      </h2>
      <p data-chrome=''>
        {isMailed ? t('received.mailed', { email: statement.email }) : t('received.notMailed')}
      </p>
      <div>
        <p>
          <strong>{t('state.declaration')}</strong>
        </p>
        <FactList facts={receiptFacts(receipt)} />
      </div>
      <div data-chrome='' sx={styles.buttons}>
        <Button
          variant='secondary'
          onClick={() => saveTextFile(receiptFileName(receipt), receiptFile(receipt))}
        >
          <Download aria-hidden='true' size={18} />
          <span>{t('received.save')}</span>
        </Button>
        <Button variant='secondary' onClick={() => window.print()}>
          <Printer aria-hidden='true' size={18} />
          <span>{t('received.print')}</span>
        </Button>
        <Button variant='quiet' onClick={onAnother}>
          {t('received.another')}
        </Button>
      </div>
      <h3 sx={styles.nextHeading}>{t('received.next.title')}</h3>
      <ol sx={styles.withdrawalReceivedList}>
        {nextSteps(receipt).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p data-chrome=''>
        <SiteLink to={publicPaths['return-policy']}>{t('received.next.policy')}</SiteLink>
      </p>
    </div>
  )
}

const styles = {
  sheet: {
    display: 'grid',
    gap: 4,
    p: [4, 5],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    bg: 'raised',
    '.paper-only': { display: 'none' },
    '@media print': { p: 0, border: 0, gap: 3, '.paper-only': { display: 'block' } },
  },
  mark: { color: 'primaryText' },
  withdrawalReceivedHeading: { fontSize: 'h2', '&:focus': { outline: 'none' } },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 3 },
  nextHeading: { mt: 3, fontSize: 'h3' },
  withdrawalReceivedList: { display: 'grid', gap: 2, m: 0, pl: 4 },
} satisfies Record<string, ThemeUIStyleObject>
