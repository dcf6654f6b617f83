import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { emptiedMessages } from './emptied-messages'
import { useCart } from './use-cart'

/** In the cart: what left it with an order without being part of it, and the way back; else nothing. */
export function EmptiedNotice() {
  const { t } = useTranslation(emptiedMessages)
  const { state, send } = useCart()
  const { emptied } = state.context
  if (emptied.length === 0) return null
  return (
    <Notice
      tone='warning'
      live
      title={t('title')}
      action={
        <div sx={styles.actions}>
          <PutBack />
          <Button variant='quiet' size='sm' onClick={() => send({ type: 'emptied.dismissed' })}>
            {t('noticed')}
          </Button>
        </div>
      }
    >
      <EmptiedItems />
    </Notice>
  )
}

/** On the page of an order that was paid just now: the same, or that something may be missing. */
export function CartAfterPayment() {
  const { t } = useTranslation(emptiedMessages)
  const { emptied } = useCart().state.context
  if (emptied.length === 0) return <p>{t('perhaps')}</p>
  return (
    <div sx={styles.words}>
      <p>{t('title')}</p>
      <EmptiedItems />
      <div>
        <PutBack />
      </div>
    </div>
  )
}

function EmptiedItems() {
  const { t } = useTranslation(emptiedMessages)
  const { emptied } = useCart().state.context
  return (
    <>
      <p>{t('notOrdered')}</p>
      <ul sx={styles.list}>
        {emptied.map(({ product, name, quantity }) => (
          <li key={product}>{t('item', { name, count: quantity })}</li>
        ))}
      </ul>
    </>
  )
}

/** Puts it all into the cart again, and opens it, which says what became of each line. */
function PutBack() {
  const { t } = useTranslation(emptiedMessages)
  const { state, send } = useCart()
  const putBack = () => {
    const { emptied } = state.context
    const lines = emptied.map(({ quantity, ...item }) => ({
      ...item,
      asked: quantity,
      added: quantity,
      reason: null,
      dearer: null,
    }))
    send({ type: 'order.repeated', lines })
    for (const item of emptied) {
      send({ type: 'write.requested', write: { kind: 'add', ...item } })
    }
    send({ type: 'emptied.dismissed' })
    goTo(publicPaths.cart)
  }
  return (
    <Button size='sm' onClick={putBack}>
      {t('putBack')}
    </Button>
  )
}

const styles = {
  actions: { display: 'flex', flexWrap: 'wrap', gap: 2 },
  words: { display: 'grid', gap: 2 },
  list: { m: 0, p: 0, listStyle: 'none' },
} satisfies Record<string, ThemeUIStyleObject>
