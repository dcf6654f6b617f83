/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../contract/paths/site-paths'
import { largestQuantity } from '../../../contract/shop/cart-item-write'
import { Button } from '../../components/button'
import { LinkButton } from '../../components/link-button'
import { QuantityStepper } from '../../components/quantity-stepper'
import { showToast } from '../../components/show-toast'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { goTo } from '../../lib/navigation/go-to'
import { loginPath } from '../../lib/navigation/login-path'
import { useSession } from '../../session/use-session'
import { cartMessages } from './cart-texts'
import { piecesIn } from './cart-write'
import { CartProblem } from './components/cart-problem'
import { limitWords } from './components/limit-words'
import { liveCart } from './live-cart'
import { useCart } from './use-cart'

export interface AddToCartProps {
  product: number
  name: string
  path: string
  /** Pieces that can be bought. */
  stock: number
  /** One button alone, for the bar of phones: it adds one piece; what went wrong is said in a toast. */
  compact?: boolean
}

/** So many pieces of a product into the cart; whoever has none is asked to sign in. */
export default function AddToCart(props: AddToCartProps) {
  const text = useText(cartMessages)
  const { user } = useSession()
  const { path, stock, compact = false } = props
  if (!user) {
    return (
      <LinkButton to={loginPath(path)} prefetch={false}>
        {text(compact ? 'add.signInShort' : 'add.signIn')}
      </LinkButton>
    )
  }
  if (compact) return stock === 0 ? null : <AddingOne {...props} />
  if (stock === 0) return <p sx={{ color: 'textMuted' }}>{text('add.soldOut')}</p>
  return <Adding {...props} />
}

function Adding({ product, name, stock }: AddToCartProps) {
  const text = useText(cartMessages)
  const story = useCart()
  const { state, send } = story
  const [quantity, setQuantity] = useState(1)
  const [isOverMax, setOverMax] = useState(false)
  const inCart = piecesIn(state.context.cart, product)
  const isUnderWay = state.context.queue.some((write) => write.product === product)
  const hasFailed = state.matches('failed') || state.matches('unread')
  const max = Math.max(1, Math.min(stock, largestQuantity))
  useNews(product)
  return (
    <div sx={addingStyle}>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > button': { flex: '1 1 200px' } }}>
        <QuantityStepper
          label={text('add.quantity')}
          value={Math.min(quantity, max)}
          max={max}
          onChange={setQuantity}
          onOverMax={setOverMax}
        />
        <Button
          size='lg'
          busy={isUnderWay && !hasFailed}
          onClick={() =>
            send(
              isUnderWay
                ? { type: 'retry.pressed' }
                : { type: 'write.asked', write: { kind: 'add', product, name, quantity } },
            )
          }
        >
          {text('add.action')}
        </Button>
      </div>
      <CartProblem story={story} />
      <p role='status' sx={{ m: 0, color: 'textMuted', fontSize: 'small' }}>
        {isOverMax && `${limitWords(stock)} `}
        {inCart > 0 && (
          <>
            {text('add.inCart', { count: inCart })}{' '}
            <SiteLink to={publicPaths.cart} prefetch={false}>
              {text('add.seeCart')}
            </SiteLink>
          </>
        )}
      </p>
    </div>
  )
}

/** Adds one piece. The panel of the same page tells when it is in the cart, or why it is not. */
function AddingOne({ product, name }: AddToCartProps) {
  const text = useText(cartMessages)
  const { state, send } = useCart()
  const [isPressed, setPressed] = useState(false)
  const isUnderWay = state.context.queue.some((write) => write.product === product)
  const hasFailed = state.matches('failed') || state.matches('unread')
  useEffect(() => {
    if (!isPressed || !hasFailed) return
    setPressed(false)
    showToast({ id: 'cart', tone: 'error', title: text('problem.add', { name }) })
  }, [isPressed, hasFailed, name, text])
  return (
    <Button
      busy={isUnderWay && !hasFailed}
      onClick={() => {
        setPressed(true)
        const write = { kind: 'add', product, name, quantity: 1 } as const
        send(isUnderWay ? { type: 'retry.pressed' } : { type: 'write.asked', write })
      }}
    >
      {text('add.short')}
    </Button>
  )
}

/** Where a product can be bought, the next thing on its page, asking about it, comes second. */
const addingStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 3,
  '& + div > a:first-of-type': { variant: 'buttons.secondary' },
}

/** Says that it is in the cart, once the shop has said so. */
function useNews(product: number): void {
  const text = useText(cartMessages)
  useEffect(() => {
    const news = liveCart().on('write.settled', ({ write }) => {
      if (write.product !== product) return
      showToast({
        id: 'cart',
        tone: 'success',
        title: text('add.done'),
        description: write.name,
        action: { label: text('add.seeCart'), onPress: () => goTo(publicPaths.cart) },
      })
    })
    return () => news.unsubscribe()
  }, [product, text])
}
