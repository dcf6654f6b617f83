import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import type { RepeatedLine } from '../repeated-order'
import { repeatedOrderMessages } from '../repeated-order-messages'

interface RepeatedOrderNoticeProps {
  lines: readonly RepeatedLine[]
  onDismiss: () => void
}

/** What of a repeated order is in the cart now, line by line: what is not and why, what costs more. */
export function RepeatedOrderNotice({ lines, onDismiss }: RepeatedOrderNoticeProps) {
  const { t } = useTranslation(repeatedOrderMessages)
  if (lines.length === 0) return null
  const asked = lines.reduce((sum, line) => sum + line.asked, 0)
  const count = lines.reduce((sum, line) => sum + line.added, 0)
  const isWhole = lines.every(({ reason }) => reason === null)
  return (
    <Notice
      tone={isWhole && lines.every(({ dearer }) => dearer === null) ? 'success' : 'warning'}
      live
      title={isWhole ? t('all') : t(count === 0 ? 'none' : 'some', { count, asked })}
      action={
        <Button variant='secondary' size='sm' onClick={onDismiss}>
          {t('noticed')}
        </Button>
      }
    >
      <ul sx={listStyle}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={at}>{lineText(line)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function lineText({ name, asked, added, reason, sentence, dearer }: RepeatedLine): string {
  const { text } = repeatedOrderMessages
  if (sentence) return text('line.said', { name, sentence })
  const line = text(`line.${reason ?? 'whole'}`, { name, asked, added, count: added })
  if (!dearer) return line
  const { before, now } = dearer
  return `${line} ${text('dearer', { before: formatMoney(before), now: formatMoney(now) })}`
}

const listStyle: ThemeUIStyleObject = { m: 0, p: 0, listStyle: 'none' }
