import { publicPaths } from '../../contract/paths/site-paths'
import { HiddenHead } from '../app/head/hidden-head'
import { CartShell } from '../features/cart/cart-shell'
import { cartTexts } from '../features/cart/cart-texts'
import { useText } from '../shared/i18n/texts'

export default function Cart() {
  return <CartShell />
}

export function Head() {
  const text = useText(cartTexts)
  return <HiddenHead title={text('title')} path={publicPaths.cart} />
}
