/** @jsxImportSource theme-ui */
import { useText } from '../../../shared/i18n/texts'
import { formatMoney } from '../../../shared/money/format-money'
import { Button } from '../../../shared/ui/button'
import { Notice } from '../../../shared/ui/notice'
import type { OfferChange } from '../offer-change'
import { productNewsTexts } from '../product-news-texts'
import type { ProductStanding } from '../product-standing'

export interface ProductNewsProps {
  standing: ProductStanding
  onRetry: () => void
}

/** What turned out to be otherwise since the page was built. */
export default function ProductNews({ standing, onRetry }: ProductNewsProps) {
  switch (standing.kind) {
    case 'changed': {
      const { change, offer } = standing
      return <ChangeNote change={change} price={offer.finalPrice} stock={offer.stock} />
    }
    case 'unconfirmed':
      return <UnconfirmedNote sentence={standing.sentence} onRetry={onRetry} />
    case 'gone':
      return <GoneNote />
    default:
      return null
  }
}

function ChangeNote(props: { change: OfferChange; price: number; stock: number }) {
  const { change, price, stock } = props
  const text = useText(productNewsTexts)
  return (
    <Notice>
      {change.priceBefore !== null && (
        <p>
          {text('change.price', {
            before: formatMoney(change.priceBefore),
            now: formatMoney(price),
          })}
        </p>
      )}
      {change.availability && <p>{text(`change.${change.availability}`, { count: stock })}</p>}
    </Notice>
  )
}

function UnconfirmedNote(props: { sentence: string; onRetry: () => void }) {
  const text = useText(productNewsTexts)
  return (
    <Notice
      tone='warning'
      action={
        <Button variant='secondary' size='sm' onClick={props.onRetry}>
          {text('unconfirmed.retry')}
        </Button>
      }
    >
      <p>{props.sentence}</p>
      <p>{text('unconfirmed.text')}</p>
    </Notice>
  )
}

function GoneNote() {
  const text = useText(productNewsTexts)
  return (
    <Notice tone='warning' title={text('gone.title')}>
      {text('gone.text')}
    </Notice>
  )
}
