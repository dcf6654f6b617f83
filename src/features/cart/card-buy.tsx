import type { CardBuyProps } from '#components/card-buy'
import BuySlot from './buy-slot'

/** Adds the product of a card to the cart. */
export default function CardBuy(props: CardBuyProps) {
  return <BuySlot {...props} compact onCard />
}
