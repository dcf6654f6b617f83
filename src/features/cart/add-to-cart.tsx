import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { QuantityStepper } from '#components/quantity-stepper'
import { showToast } from '#components/show-toast'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { largestQuantity } from '#contract/shop/quantity'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { buyerOf } from '#session/buyer'
import { storeGuestAction, takeGuestAction } from '#session/guest-action'
import { currentSession, useSession, whenSessionRead } from '#session/session'
import { cartActor } from './cart-actor'
import { cartMessages } from './cart-messages'
import { piecesIn } from './cart-write'
import { CardButton } from './components/card-button'
import { CartProblem, limitText } from './components/cart-problem'
import { useIsMainBuyButtonInView, useMainBuyButton } from './main-buy-button'
import { useCart } from './use-cart'

export interface AddToCartProps {
  product: number
  name: string
  path: string
  /** Available pieces. */
  stock: number
  /** A single button that adds one piece, for the bar on phones; errors appear as a toast. */
  compact?: boolean
  /** On a card, where no purchase panel says which product it is and that it has been added. */
  onCard?: boolean
}

/**
 * Adds a product to the cart. Where a guest may not buy, they are led to sign in first, which then
 * adds it. The elements are the same for every session, so that nothing moves when it becomes known.
 */
export default function AddToCart(props: AddToCartProps) {
  const { stock, compact = false } = props
  if (compact) return stock === 0 ? null : <AddOne {...props} />
  return stock === 0 ? <SoldOut {...props} /> : <AddQuantity {...props} />
}

function SoldOut({ product, name, stock }: AddToCartProps) {
  const { t } = useTranslation(cartMessages)
  useChoiceOfGuest(product, () => showRefusal({ name, stock }))
  return <p sx={styles.soldOut}>{t('add.soldOut')}</p>
}

/** Calls `act` with the quantity that the member chose as a guest, before signing in. */
function useChoiceOfGuest(product: number, act: (quantity: number) => void): void {
  const { status } = useSession()
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (status !== 'guest' && status !== 'member') return
    // A guest is back on the page without an account: the choice is made anew.
    const quantity = takeGuestAction('cart', product)
    if (status === 'member' && quantity !== null) latest.current(quantity)
  }, [status, product])
}

/** Says why the product that a guest chose was not added. */
function showRefusal({ name, stock }: Pick<AddToCartProps, 'name' | 'stock'>): void {
  const { text } = cartMessages
  showToast({
    id: 'cart',
    tone: 'warning',
    title: text('problem.add', { name }),
    description: stock === 0 ? text('add.soldOut') : text('items.tooFew', { count: stock }),
    staysForMs: 10_000,
  })
}

/** The largest quantity that can be chosen. */
const largestOf = (stock: number) => Math.max(1, Math.min(stock, largestQuantity))

/** Adds pieces to the visitor's cart, or leads them to sign in; a press waits for the session. */
function usePurchase({ product, name, path }: AddToCartProps) {
  const session = useSession()
  const { status } = session
  const owner = buyerOf(session)
  const handle = useCart()
  const { state, send } = handle
  const [isAsking, setAsking] = useState(false)
  const isWriting = owner !== null && state.context.queue.some((write) => write.product === product)
  const hasFailed = state.matches('failed') || state.matches('unread')
  const buy = async (quantity: number) => {
    if (status === 'unknown' || status === 'signingIn') {
      setAsking(true)
      await whenSessionRead()
      // Shows the session at once: a guest's earlier choice is dropped before this one is stored.
      flushSync(() => setAsking(false))
    }
    if (buyerOf(currentSession()) !== null) {
      const write = { kind: 'add', product, name, quantity } as const
      send(isWriting ? { type: 'retry.pressed' } : { type: 'write.requested', write })
    } else {
      storeGuestAction({ kind: 'cart', id: product, quantity })
      goTo(loginPath(path))
    }
  }
  return {
    handle,
    inCart: owner !== null ? piecesIn(state.context.cart, product) : 0,
    isBusy: isAsking || (isWriting && !hasFailed),
    hasFailed,
    buy: (quantity: number) => void buy(quantity),
  }
}

function AddQuantity(props: AddToCartProps) {
  const { product, stock } = props
  const { t } = useTranslation(cartMessages)
  const session = useSession()
  const { handle, inCart, isBusy, buy } = usePurchase(props)
  const [quantity, setQuantity] = useState(1)
  // A press that came before the scripts is replayed before the quantity typed then is rendered.
  const latest = useRef(quantity)
  const choose = (chosen: number) => {
    latest.current = chosen
    setQuantity(chosen)
  }
  const [isOverMax, setOverMax] = useState(false)
  const button = useMainBuyButton()
  const max = largestOf(stock)
  useAddedToast(product)
  useChoiceOfGuest(product, (chosen) => {
    if (chosen > stock) showRefusal(props)
    else buy(chosen)
  })
  return (
    <div sx={styles.adding}>
      <div sx={styles.quantityStepperRow}>
        <QuantityStepper
          label={t('add.quantity')}
          value={Math.min(quantity, max)}
          max={max}
          onChange={choose}
          onOverMax={setOverMax}
        />
        <Button
          ref={button}
          size='lg'
          busy={isBusy}
          aria-label={t('add.action')}
          onClick={() => buy(Math.min(latest.current, max))}
        >
          <span className='short'>{t('add.short')}</span>
          <span className='long'>{t('add.action')}</span>
        </Button>
      </div>
      <CartProblem handle={handle} />
      <div sx={styles.texts}>
        <p role='status'>
          {isOverMax && <span>{`${limitText(stock)} `}</span>}
          {inCart > 0 && (
            <>
              <span>{t('add.inCart', { count: inCart })}</span>{' '}
              <SiteLink to={publicPaths.cart} prefetch={false}>
                {t('add.seeCart')}
              </SiteLink>
            </>
          )}
        </p>
        {session.status === 'guest' && buyerOf(session) === null && <p>{t('add.signInFirst')}</p>}
      </div>
    </div>
  )
}

/** Adds one piece; on a product's page its purchase panel shows success and errors. */
function AddOne(props: AddToCartProps) {
  const { product, name, onCard = false } = props
  const { t } = useTranslation(cartMessages)
  useAddedToast(onCard ? product : null)
  const { isBusy, hasFailed, buy } = usePurchase(props)
  const isSpare = useIsMainBuyButtonInView()
  const [wasPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!wasPressed || !hasFailed) return
    setPressed(false)
    showToast({ id: 'cart', tone: 'error', title: t('problem.add', { name }) })
  }, [wasPressed, hasFailed, name, t])
  const press = () => {
    // A toast that is still there would be announced once for several presses.
    showToast({ id: 'cart', isOver: true })
    setPressed(true)
    buy(1)
  }
  if (onCard) return <CardButton label={t('add.actionNamed', { name })} {...{ isBusy, press }} />
  return (
    <Button busy={isBusy} onClick={press} {...(isSpare && { 'data-spare': '' })}>
      {t('add.short')}
    </Button>
  )
}

/** Shows a toast once the product has been added; null shows none. */
function useAddedToast(product: number | null): void {
  const { t } = useTranslation(cartMessages)
  useEffect(() => {
    const subscription = cartActor().on('write.settled', ({ write }) => {
      if (write.product !== product) return
      showToast({
        id: 'cart',
        tone: 'success',
        title: t('add.done'),
        orientation: 'horizontal',
        action: { label: t('add.seeCart'), onPress: () => goTo(publicPaths.cart) },
      })
    })
    return () => subscription.unsubscribe()
  }, [product, t])
}

const styles = {
  // Without scripts the contact link is the way to buy.
  adding: { display: 'grid', gap: 3, '@media (scripting: none)': { display: 'none' } },
  soldOut: { color: 'textMuted' },
  quantityStepperRow: {
    display: 'flex',
    // On phones in one row, so that the button is in the first screen.
    flexWrap: ['nowrap', null, 'wrap'],
    gap: 3,
    '& > button': { flex: ['1', null, '1 1 200px'] },
    '.short': { display: ['inline', null, 'none'] },
    '.long': { display: ['none', null, 'inline'] },
    // What is said of the number takes no width from the button.
    '& > div > p': { width: [0, null, 'auto'], minWidth: ['100%', null, 0] },
  },
  // What is known later has its line from the start.
  texts: { minHeight: '1.6em', color: 'textMuted', fontSize: 'small', p: { m: 0 } },
} satisfies Record<string, ThemeUIStyleObject>
