import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { QuantityStepper } from '#components/quantity-stepper'
import { showToast } from '#components/show-toast'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { largestQuantity } from '#contract/shop/cart'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { storeGuestAction, takeGuestAction } from '#session/guest-action'
import { useSession } from '#session/session-store'
import { cartMessages } from './cart-messages'
import { piecesIn } from './cart-write'
import { CartProblem, limitText } from './components/cart-problem'
import { cartActor, useCart } from './use-cart'

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

/** Adds a product to the cart; guests choose a quantity and sign in, which then adds it. */
export default function AddToCart(props: AddToCartProps) {
  const { user } = useSession()
  const { stock, compact = false } = props
  if (!user) return <SignInToBuy {...props} />
  if (compact) return stock === 0 ? null : <AddOne {...props} />
  return stock === 0 ? <SoldOut {...props} /> : <AddQuantity {...props} />
}

function SignInToBuy({ product, name, path, stock, compact = false, onCard }: AddToCartProps) {
  const { t } = useTranslation(cartMessages)
  const { status } = useSession()
  const [quantity, setQuantity] = useState(1)
  const [isOverMax, setOverMax] = useState(false)
  const max = largestOf(stock)
  const chosen = Math.min(quantity, max)
  useEffect(() => {
    // Back on the page without an account: the choice is made anew.
    if (status === 'guest') takeGuestAction('cart', product)
  }, [status, product])
  const link = (
    <LinkButton
      to={loginPath(path)}
      prefetch={false}
      {...(onCard && { 'aria-label': t('add.signInNamed', { name }) })}
      onClick={() => storeGuestAction({ kind: 'cart', id: product, quantity: chosen })}
    >
      {t(compact ? 'add.signInShort' : 'add.signIn')}
    </LinkButton>
  )
  if (compact || stock === 0) return link
  return (
    <div sx={addingStyle}>
      <div sx={styles.quantityStepperRow}>
        <QuantityStepper
          label={t('add.quantity')}
          value={chosen}
          max={max}
          onChange={setQuantity}
          onOverMax={setOverMax}
        />
        {link}
      </div>
      <p role='status' sx={styles.text}>
        {isOverMax && limitText(stock)}
      </p>
    </div>
  )
}

function SoldOut({ product, name, stock }: AddToCartProps) {
  const { t } = useTranslation(cartMessages)
  useChoiceOfGuest(product, () => showRefusal({ name, stock }))
  return <p sx={styles.soldOut}>{t('add.soldOut')}</p>
}

/** Calls `act` with the quantity that the member chose as a guest, before signing in. */
function useChoiceOfGuest(product: number, act: (quantity: number) => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const quantity = takeGuestAction('cart', product)
    if (quantity !== null) latest.current(quantity)
  }, [product])
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

function AddQuantity({ product, name, stock }: AddToCartProps) {
  const { t } = useTranslation(cartMessages)
  const handle = useCart()
  const { state, send } = handle
  const [quantity, setQuantity] = useState(1)
  const [isOverMax, setOverMax] = useState(false)
  const inCart = piecesIn(state.context.cart, product)
  const isWriting = state.context.queue.some((write) => write.product === product)
  const hasFailed = state.matches('failed') || state.matches('unread')
  const max = largestOf(stock)
  useAddedToast(product)
  useChoiceOfGuest(product, (chosen) => {
    if (chosen > stock) showRefusal({ name, stock })
    else send({ type: 'write.requested', write: { kind: 'add', product, name, quantity: chosen } })
  })
  return (
    <div sx={addingStyle}>
      <div sx={styles.quantityStepperRow}>
        <QuantityStepper
          label={t('add.quantity')}
          value={Math.min(quantity, max)}
          max={max}
          onChange={setQuantity}
          onOverMax={setOverMax}
        />
        <Button
          size='lg'
          busy={isWriting && !hasFailed}
          onClick={() =>
            send(
              isWriting
                ? { type: 'retry.pressed' }
                : { type: 'write.requested', write: { kind: 'add', product, name, quantity } },
            )
          }
        >
          {t('add.action')}
        </Button>
      </div>
      <CartProblem handle={handle} />
      <p role='status' sx={styles.text}>
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
    </div>
  )
}

/** Adds one piece; on a product's page its purchase panel shows success and errors. */
function AddOne({ product, name, onCard = false }: AddToCartProps) {
  const { t } = useTranslation(cartMessages)
  useAddedToast(onCard ? product : null)
  const { state, send } = useCart()
  const [wasPressed, setPressed] = useState(false)
  const isWriting = state.context.queue.some((write) => write.product === product)
  const hasFailed = state.matches('failed') || state.matches('unread')
  useEffect(() => {
    if (!wasPressed || !hasFailed) return
    setPressed(false)
    showToast({ id: 'cart', tone: 'error', title: t('problem.add', { name }) })
  }, [wasPressed, hasFailed, name, t])
  return (
    <Button
      busy={isWriting && !hasFailed}
      {...(onCard && { 'aria-label': t('add.shortNamed', { name }) })}
      onClick={() => {
        setPressed(true)
        const write = { kind: 'add', product, name, quantity: 1 } as const
        send(isWriting ? { type: 'retry.pressed' } : { type: 'write.requested', write })
      }}
    >
      {t('add.short')}
    </Button>
  )
}

/** Next to a buy button, the contact link that follows it is secondary. */
const addingStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 3,
  ':has(> &) + div > a:first-of-type': { variant: 'buttons.secondary' },
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
  soldOut: { color: 'textMuted' },
  quantityStepperRow: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    '& > button, & > a': { flex: '1 1 200px' },
  },
  text: { m: 0, color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
