import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { problemOf } from '#lib/http/problem'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import news from '#locales/el/product-news.json'
import type { OfferChange } from '../offer-change'
import type { OfferStatus } from '../use-live-product'

const productNewsMessages = addMessages('product-news', news)

export interface ProductNewsProps {
  status: OfferStatus
  onRetry: () => void
}

/** Notice about what changed since the page was built. */
export default function ProductNews({ status, onRetry }: ProductNewsProps) {
  switch (status.kind) {
    case 'changed': {
      const { change, offer } = status
      return <ChangeNote change={change} price={offer.finalPrice} stock={offer.stock} />
    }
    case 'unconfirmed':
      return <UnconfirmedNote error={status.error} onRetry={onRetry} />
    case 'gone':
      return <GoneNote />
    default:
      return null
  }
}

function ChangeNote(props: { change: OfferChange; price: number; stock: number }) {
  const { change, price, stock } = props
  const { t } = useTranslation(productNewsMessages)
  return (
    <Notice>
      {change.priceBefore !== null && (
        <p>
          {t('change.price', {
            before: formatMoney(change.priceBefore),
            now: formatMoney(price),
          })}
        </p>
      )}
      {change.availability && <p>{t(`change.${change.availability}`, { count: stock })}</p>}
    </Notice>
  )
}

function UnconfirmedNote(props: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(productNewsMessages)
  const { kind } = problemOf(props.error)
  const refusal = kind === 'rateLimited' ? 'tooMany' : 'failed'
  return (
    <Notice
      tone='warning'
      action={
        <Button variant='secondary' size='sm' onClick={props.onRetry}>
          {t('unconfirmed.retry')}
        </Button>
      }
    >
      <p>{t(`unconfirmed.${kind === 'unreachable' ? kind : refusal}`)}</p>
      <p>{t('unconfirmed.text')}</p>
    </Notice>
  )
}

function GoneNote() {
  const { t } = useTranslation(productNewsMessages)
  return (
    <Notice tone='warning' title={t('gone.title')}>
      {t('gone.text')}
    </Notice>
  )
}
