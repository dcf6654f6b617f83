import { Trash2 } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconButton } from '#components/icon-button'
import type { UnreadCartItem } from '#contract/shop/cart'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import unreadLine from '#locales/el/unread-line.json'
import type { CartWrite } from '../cart-write'

const unreadLineMessages = addMessages('unread-line', unreadLine)

interface UnreadLineProps {
  item: UnreadCartItem
  onWrite: (write: CartWrite) => void
}

/** A cart item that cannot be read: what is known of it, and a remove button. */
export function UnreadLine({ item: { id, name: known }, onWrite }: UnreadLineProps) {
  const { t } = useTranslation(unreadLineMessages)
  const name = known || t('unnamed')
  return (
    <li sx={lineStyle}>
      <div className='text'>
        <strong>{name}</strong>
        <span>{t(id === null ? 'stuck' : 'sentence')}</span>
      </div>
      {id !== null && (
        <IconButton
          label={t('remove', { name })}
          onClick={() => onWrite({ kind: 'discard', item: id, name })}
        >
          <Trash2 />
        </IconButton>
      )}
    </li>
  )
}

const lineStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 3,
  px: [4, 5],
  py: 4,
  'li + &': { borderTop: '1px solid', borderTopColor: 'hairline' },
  '.text': { display: 'grid', gap: 1, overflowWrap: 'anywhere' },
  '.text > strong': { fontWeight: 'medium' },
  '.text > span': { color: 'warningText', fontSize: 'small', fontWeight: 'medium' },
}
