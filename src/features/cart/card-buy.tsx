import type { CardBuyProps } from '#components/card-buy'
import BuySlot from './buy-slot'

export default function CardBuy(props: CardBuyProps) {
  return <BuySlot {...props} compact onCard />
}
