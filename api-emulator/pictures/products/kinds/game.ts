import { block } from '../../shapes'
import type { ProductDesign, View } from '../product-design'
import { contact, poly, slab } from '../solids'
import { type ToneName, tones } from '../tones'
import { type Print, printed } from './printed'

interface GameOrder extends Omit<Print, 'tone'> {
  tone: ToneName
  /** Left, top, width and height of the lid's face. */
  lid: readonly [number, number, number, number]
  /** What stands before the box. */
  pieces: () => string
  /** The game on the table. */
  play: View
}

/** A game in its box, some of its pieces before it. */
export function game(order: GameOrder): ProductDesign {
  const [x, y, width, height] = order.lid
  const tone = tones[order.tone]
  return {
    kind: 'game',
    title: order.title,
    front: () =>
      contact(x + width / 2 + 60, y + height + 4, width * 0.64, 36) +
      slab(x, y, width, height, 150, tone) +
      poly(
        tone.face,
        [x + width + 60, y - 33],
        [x + width + 64, y - 35],
        [x + width + 64, y + height - 35],
        [x + width + 60, y + height - 33],
      ) +
      block(x, y, width, 14, tone.top) +
      printed({ ...order, tone }, { x, y, width, height }) +
      order.pieces(),
    second: order.play,
  }
}
