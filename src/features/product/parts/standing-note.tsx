/** @jsxImportSource theme-ui */
import { useText } from '../../../shared/i18n/texts'
import { formatMoney } from '../../../shared/money/format-money'
import { Button } from '../../../shared/ui/button'
import { Notice } from '../../../shared/ui/notice'
import type { OfferChange } from '../offer-change'
import type { ProductStanding } from '../product-standing'
import { productTexts } from '../product-texts'

interface StandingNoteProps {
  standing: ProductStanding
  onRetry: () => void
}

/** Says politely what turned out to be otherwise since the page was built. */
export function StandingNote({ standing, onRetry }: StandingNoteProps) {
  return (
    <div role='status'>
      {standing.kind === 'changed' && (
        <ChangeNote
          change={standing.change}
          price={standing.offer.finalPrice}
          stock={standing.offer.stock}
        />
      )}
      {standing.kind === 'unconfirmed' && (
        <UnconfirmedNote sentence={standing.sentence} onRetry={onRetry} />
      )}
      {standing.kind === 'gone' && <GoneNote />}
    </div>
  )
}

function ChangeNote(props: { change: OfferChange; price: number; stock: number }) {
  const { change, price, stock } = props
  const text = useText(productTexts)
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
  const text = useText(productTexts)
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
  const text = useText(productTexts)
  return (
    <Notice tone='warning' title={text('gone.title')}>
      {text('gone.text')}
    </Notice>
  )
}
