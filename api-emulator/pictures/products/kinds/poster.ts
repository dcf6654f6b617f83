import { setLines } from '../../letters/set-type'
import { block, circle, disc, drawEach, drawTimes, stroke } from '../../shapes'
import { type Place, type ProductDesign, tones } from '../product-design'
import { faint, laid, leafOf, placed, poly, slab, under } from '../solids'

/** Draws the sheet of a poster from 0, 0 on. */
export type Sheet = (width: number, height: number) => string

interface PosterOrder {
  title: readonly string[]
  /** Text and drawing without the background. */
  sheet: Sheet
  size: readonly [number, number]
  paper: string
  hung: keyof typeof hangings
  /** Objects in the room beside it. */
  room: keyof typeof rooms
}

/** A poster on a wall. */
export function poster(order: PosterOrder): ProductDesign {
  return {
    kind: 'poster',
    title: order.title,
    front: (place) => onWall(order, place),
    second: (place) => rolled(order, place),
  }
}

function onWall({ sheet, size, paper, hung, room }: PosterOrder, place: Place): string {
  const [width, height] = size
  const [x, y] = [800 - width / 2, Math.max(60, 540 - height / 2)]
  return (
    rooms[room](place) +
    placed(faint(block(14, 22, width, height, place.shadow, 4), 0.16), x, y) +
    placed(
      block(0, 0, width, height, paper) + sheet(width, height) + hangings[hung](width, height),
      x,
      y,
    )
  )
}

const hangings = {
  rails: (width: number, height: number) =>
    stroke(`M${width * 0.2} -10L${width / 2} -60L${width * 0.8} -10`, '#4a3114', 5) +
    drawEach(
      [-16, height - 12],
      (y) =>
        block(-14, y, width + 28, 30, tones.wood.face, 6) +
        block(-14, y, width + 28, 8, tones.wood.top, 4),
    ),
  frame: (width: number, height: number) =>
    drawEach(
      [
        [-22, -22, width + 44, 24],
        [-22, height - 2, width + 44, 24],
        [-22, -22, 24, height + 44],
        [width - 2, -22, 24, height + 44],
      ],
      ([x = 0, y = 0, w = 0, h = 0]) => block(x, y, w, h, '#1e2a3a'),
    ),
  clips: (width: number) =>
    drawEach(
      [0.16, 0.84],
      (at) =>
        block(width * at - 26, -22, 52, 56, '#1e2a3a', 8) + circle(width * at, -30, 12, '#8fa0b3'),
    ),
  tape: (width: number, height: number) =>
    drawEach(
      [
        [-40, -20, -38],
        [width - 70, -20, 38],
        [-40, height - 22, 38],
        [width - 70, height - 22, -38],
      ],
      ([x = 0, y = 0, lean = 0]) =>
        laid({ drawn: block(0, 0, 112, 44, '#f9d98f'), width: 112, height: 44 }, x, y, lean),
    ),
}

const floor = ({ table }: Place, level: number) => block(0, level, 1600, 1200 - level, table)

const rooms = {
  desk: (place: Place) =>
    floor(place, 1130) +
    block(60, 1010, 1480, 46, tones.wood.face, 8) +
    block(120, 1056, 40, 144, tones.wood.side) +
    block(1440, 1056, 40, 144, tones.wood.side) +
    drawEach([0, 1, 2], (at) =>
      block(
        1330,
        962 - at * 48,
        180 - at * 20,
        46,
        [tones.coral, tones.blue, tones.green][at]?.face ?? '',
        6,
      ),
    ),
  plant: (place: Place) =>
    floor(place, 1080) +
    drawEach([-42, -16, 14, 44], (lean) =>
      laid(
        {
          drawn: disc(30, 130, 34, 130, lean > 0 ? '#1f8a4a' : '#135a34'),
          width: 60,
          height: 260,
        },
        1370,
        690,
        lean,
      ),
    ) +
    poly(tones.coral.face, [1300, 920], [1500, 920], [1470, 1110], [1330, 1110]),
  lamp: (place: Place) =>
    floor(place, 1100) +
    block(196, 420, 12, 690, '#334458') +
    block(120, 1100, 164, 20, '#334458', 10) +
    poly(tones.sun.face, [110, 430], [150, 250], [254, 250], [294, 430]),
  piano: (place: Place) =>
    floor(place, 1150) +
    block(100, 990, 1400, 210, '#1e2a3a', 10) +
    block(130, 1060, 1340, 90, '#ffffff') +
    drawTimes(20, (at) =>
      block(190 + at * 66, 1060, at % 7 === 2 || at % 7 === 6 ? 0 : 34, 56, '#1e2a3a'),
    ),
  child: (place: Place) =>
    floor(place, 1090) +
    drawEach(
      [
        [110, 980, tones.sun.face],
        [240, 980, tones.blue.face],
        [175, 850, tones.coral.face],
      ],
      ([x, y, fill]) => block(Number(x), Number(y), 124, 124, String(fill), 12),
    ) +
    circle(1420, 1020, 90, tones.green.face) +
    stroke('M1340 990Q1420 940 1500 990', '#ffffff', 14),
  bare: (place: Place) => floor(place, 1000) + slab(520, 950, 560, 60, 120, tones.slate),
}

/** The same sheet half unrolled beside its tube. */
function rolled({ sheet, size, paper, title }: PosterOrder, _place: Place): string {
  const [width, height] = size
  const scale = Math.min(940 / width, 760 / height)
  const [wide, high] = [width * scale, height * scale]
  const curl =
    block(wide - 30, -14, 70, high + 28, '#ffffff', 34) +
    block(wide - 6, -14, 46, high + 28, '#dbe4ec', 23)
  const label = setLines([title.join(' ')], 520, 40, 800, 84, '#ffffff', { anchor: 'middle' })
  const tube =
    under(1040, 170, 85) +
    block(0, 0, 1040, 170, tones.wood.face, 85) +
    block(90, 0, 860, 170, tones.teal.face) +
    placed(label.drawn, 0, Math.max(-20, (170 - label.bottom - 40) / 2)) +
    block(0, 0, 60, 170, '#ffffff', 30)
  return (
    laid(
      leafOf(wide, high, paper, placed(sheet(width, height), 0, 0, scale) + curl, 4),
      560 - wide / 2 + 150,
      480 - high / 2,
      -3,
    ) + laid({ drawn: tube, width: 1040, height: 170 }, 300, 940, -6)
  )
}
