/** @jsxImportSource theme-ui */

import { Button } from '../../../components/button'
import { useText } from '../../../lib/i18n/texts'
import type { ItemObstacle } from '../cart-changes'
import { cartMessages } from '../cart-texts'

interface ObstacleNoteProps {
  obstacle: ItemObstacle | null
  onTakeFewer: (quantity: number) => void
}

/** Why a product cannot be ordered as it stands in the cart, and what can be had instead (A5 80). */
export function ObstacleNote({ obstacle, onTakeFewer }: ObstacleNoteProps) {
  const text = useText(cartMessages)
  if (!obstacle) return null
  return (
    <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
      <span sx={{ color: 'warningText', fontSize: 'small', fontWeight: 'medium' }}>
        {obstacle.kind === 'tooFew'
          ? text('items.tooFew', { count: obstacle.stock })
          : text(`items.${obstacle.kind}`)}
      </span>
      {obstacle.kind === 'tooFew' && (
        <Button variant='secondary' size='sm' onClick={() => onTakeFewer(obstacle.stock)}>
          {text('items.takeFewer', { count: obstacle.stock })}
        </Button>
      )}
    </div>
  )
}
