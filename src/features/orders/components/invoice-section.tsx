import { Download } from 'lucide-react'
import { problemsOf } from '#components/account/auth-problems'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { showToast } from '#components/show-toast'
import { SiteLink } from '#components/site-link'
import { Skeleton } from '#components/skeleton'
import { downloadInvoice, readInvoice } from '#contract/endpoints/orders'
import { publicPaths } from '#contract/paths/site-paths'
import type { Invoice } from '#contract/shop/invoice'
import type { OrderDetail } from '#contract/shop/order'
import { saveFile } from '#lib/files/save-file'
import { type ApiProblem, isNavigating } from '#lib/http/problem'
import { readFile } from '#lib/http/read-file'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney, formatNumber } from '#lib/text/format-number'
import { formatDate } from '#lib/time/format-date'
import { runningSession } from '#session/running-session'
import { useAccountQuery } from '#session/use-account-query'
import { ordersMessages } from '../messages'
import { amountsStyle } from './order-details'
import { SheetSection } from './order-sheet'

interface InvoiceSectionProps {
  order: OrderDetail
  /** Reads the order again. */
  found: { refetch: () => unknown; isFetching: boolean }
}

/**
 * The invoice of an order that asked for one: what it says and its file, or when it will be there.
 * A receipt has none.
 */
export function InvoiceSection({ order, found }: InvoiceSectionProps) {
  const { t } = useTranslation(ordersMessages)
  if (order.documentType !== 'INVOICE') return null
  return (
    <SheetSection title={t('invoice.title')}>
      <InvoiceState {...{ order, found }} />
    </SheetSection>
  )
}

function InvoiceState({ order, found }: InvoiceSectionProps) {
  const { t } = useTranslation(ordersMessages)
  switch (invoiceStage(order)) {
    case 'issued':
      return <IssuedInvoice {...{ order, found }} />
    case 'prepared':
      return <PreparedInvoice found={found} />
    case 'mailed':
      return <MailedInvoice order={order} />
    case 'never':
      return <p>{t('invoice.never')}</p>
    case 'later':
      return <p>{t('invoice.later')}</p>
  }
}

type Staged = Pick<OrderDetail, 'status' | 'hasInvoice' | 'user'>

/** How it stands with an invoice. Those of guests come by mail alone: the API shows them to nobody. */
function invoiceStage({ status, hasInvoice, user }: Staged) {
  if (!hasInvoice && deadEnds.includes(status)) return 'never'
  if (user === null) return 'mailed'
  if (hasInvoice) return 'issued'
  return status === 'COMPLETED' ? 'prepared' : 'later'
}

/** From these no order is completed. */
const deadEnds: readonly OrderDetail['status'][] = ['CANCELED', 'RETURNED', 'REFUNDED']

function MailedInvoice({ order: { status, email } }: Pick<InvoiceSectionProps, 'order'>) {
  const { t } = useTranslation(ordersMessages)
  return (
    <>
      <p>{t('invoice.mailed', { email })}</p>
      {status === 'COMPLETED' && (
        <div data-chrome=''>
          <LinkButton to={publicPaths.contact} variant='secondary' size='sm' prefetch={false}>
            {t('invoice.contact')}
          </LinkButton>
        </div>
      )}
    </>
  )
}

function PreparedInvoice({ found }: Pick<InvoiceSectionProps, 'found'>) {
  const { t } = useTranslation(ordersMessages)
  return (
    <>
      <p>{t('invoice.prepared')}</p>
      <div data-chrome=''>
        <Button
          variant='secondary'
          size='sm'
          busy={found.isFetching}
          onClick={() => void found.refetch()}
        >
          {t('invoice.check')}
        </Button>
      </div>
    </>
  )
}

function IssuedInvoice({ order: { id }, found }: InvoiceSectionProps) {
  const { t } = useTranslation(ordersMessages)
  const read = useAccountQuery(readInvoice, { params: { id } })
  if (read.data) return <ReadInvoice id={id} invoice={read.data} />
  if (read.error?.problem.kind === 'missing') return <PreparedInvoice found={found} />
  const problem = read.error && sentenceOf(read.error.problem)
  if (!problem) return <Skeleton height={120} />
  return (
    <Notice
      tone='error'
      live
      title={t('invoice.unreadTitle')}
      action={
        <Button
          variant='secondary'
          size='sm'
          busy={read.isFetching}
          onClick={() => void read.refetch()}
        >
          {t('invoice.retry')}
        </Button>
      }
    >
      <FailureSentence>{problem}</FailureSentence>
    </Notice>
  )
}

/** Why an invoice or its file did not come; nothing where the app goes to another page. */
function sentenceOf(problem: ApiProblem): string | undefined {
  switch (problem.kind) {
    case 'missing':
    case 'forbidden':
      return ordersMessages.text(`invoice.failed.${problem.kind}`)
    default:
      return problemsOf(problem).form
  }
}

/** A sentence with the way to people who help. */
function FailureSentence({ children }: { children: string }) {
  const { t } = useTranslation(ordersMessages)
  return (
    <>
      <span>{children}</span> <span>{t('invoice.failed.help')}</span>{' '}
      <SiteLink to={publicPaths.contact} prefetch={false}>
        {t('invoice.failed.contact')}
      </SiteLink>
      <span>.</span>
    </>
  )
}

function ReadInvoice({ id, invoice }: { id: number; invoice: Invoice }) {
  const { t } = useTranslation(ordersMessages)
  const { number, issueDate, subtotal, totalVat, total, vatRates } = invoice
  const others = Math.round((total - subtotal - totalVat) * 100) / 100
  const lines = [
    [t('invoice.net'), subtotal],
    ...vatRates.map(({ rate, subtotal: net, vat }) => {
      const values = { rate: formatNumber(rate), net: formatMoney(net) }
      return [t('invoice.vat', values), vat] as const
    }),
    ...(others === 0 ? [] : [[t('invoice.others'), others] as const]),
  ] as const
  return (
    <>
      <p>
        <strong>{t('invoice.numberIs', { number })}</strong>
        <span style={{ display: 'block' }}>
          {t('invoice.issued', { day: formatDate(issueDate) })}
        </span>
      </p>
      <dl sx={amountsStyle}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div data-total=''>
          <dt>{t('detail.amountTotal')}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <DownloadInvoice {...{ id, number }} />
    </>
  )
}

function DownloadInvoice({ id, number }: { id: number; number: string }) {
  const { t } = useTranslation(ordersMessages)
  const download = useSubmit({
    send: () => readFile(downloadInvoice, { params: { id } }),
    onDone: (file) => {
      saveFile(`${number}.pdf`, file)
      showToast({ tone: 'success', title: t('invoice.done') })
    },
  })
  async function start() {
    const { problem } = { problem: null, ...(await download.submit(undefined)) }
    if (problem && isNavigating(problem)) runningSession()?.send({ type: 'session.checkDue' })
  }
  const { problem } = download
  const failure =
    problem?.kind === 'broken' ? t('invoice.failed.broken') : problem && sentenceOf(problem)
  return (
    <>
      {failure && (
        <Notice tone='error' live title={t('invoice.failedTitle')}>
          <FailureSentence>{failure}</FailureSentence>
        </Notice>
      )}
      <div data-chrome=''>
        <Button
          variant='secondary'
          size='sm'
          busy={download.status === 'pending'}
          onClick={() => void start()}
        >
          <Download aria-hidden='true' size={18} />
          <span>{problem ? t('invoice.retry') : t('invoice.download')}</span>
        </Button>
      </div>
    </>
  )
}
