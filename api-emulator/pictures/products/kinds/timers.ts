import { middle, setLine, setLines } from '../../letters/set-type'
import { area, block, circle, d, drawEach, stroke } from '../../shapes'
import { type ProductDesign, tones } from '../product-design'
import { contact, ink, laid, leafOf, placed, poly, slab } from '../solids'
import { printed } from './printed-cards'

const { wood } = tones

/** An hourglass from 0, 0 on, 360 wide and 760 high; `left` is the share of sand above. */
export function glass(left: number, sand: string): string {
  const bulb = (fill: string) =>
    area(
      'M50 70H310Q318 250 205 356Q192 380 205 404Q318 510 310 690H50Q42 510 155 404Q168 380 155 356Q42 250 50 70Z',
      fill,
    )
  const level = 300 - 190 * left
  const half = 20 + 95 * left ** 0.6
  return (
    bulb('#eaf4fb') +
    area(
      d`M ${180 - half} ${level} H ${180 + half} Q ${180 + half * 0.7} 320 184 374
    H 176 Q ${180 - half * 0.7} 320 ${180 - half} ${level} Z`,
      sand,
    ) +
    block(176, 370, 8, 300, sand) +
    area(
      d`M 62 690 Q 80 ${640 - 90 * (1 - left)} 180 ${600 - 110 * (1 - left)}
    Q 280 ${640 - 90 * (1 - left)} 298 690 Z`,
      sand,
    ) +
    stroke('M84 110Q84 240 150 318', '#ffffff', 14) +
    stroke('M84 650Q84 540 140 470', '#ffffff', 14) +
    drawEach([34, 314], (x) => block(x, 60, 14, 640, wood.side, 6)) +
    drawEach(
      [10, 690],
      (y) => block(0, y, 360, 64, wood.face, 20) + block(0, y, 360, 16, wood.top, 8),
    )
  )
}

/** A name card beside a product without print. */
function label(title: readonly string[], x: number, y: number): string {
  const words = setLines(title, 40, 36, 440, 92, ink)
  const card = leafOf(520, words.bottom + 26, '#ffffff', words.drawn)
  return laid({ ...card, height: 260 }, x, y, 4)
}

const sandGreen = '#1f8a4a'

/** A five-minute hourglass. */
export const hourglass: ProductDesign = {
  kind: 'hourglass',
  title: ['Κλεψύδρα', 'πέντε λεπτών'],
  front: () =>
    contact(730, 1035, 300, 34) +
    placed(glass(0.72, sandGreen), 500, 100, 1.23) +
    label(['Κλεψύδρα', 'πέντε λεπτών'], 960, 740),
  second: () =>
    contact(500, 1040, 330, 34) +
    slab(180, 240, 560, 780, 100, tones.leaf) +
    printed(
      {
        title: ['Κλεψύδρα'],
        line: ['πέντε λεπτών'],
        tone: tones.leaf,
        emblem: () => placed(glass(0.5, sandGreen), 27, 0, 0.13),
      },
      { x: 180, y: 240, width: 560, height: 780 },
    ) +
    contact(1130, 1040, 230, 30) +
    placed(glass(0.2, sandGreen), 940, 220, 1.08),
}

/** A cube whose upper side shows the running time. */
export const cubeTimer: ProductDesign = {
  kind: 'timer',
  title: ['Χρονόμετρο', 'κύβος'],
  front: () =>
    contact(810, 1030, 420, 46) +
    poly('#ffffff', [800, 170], [1190, 330], [800, 500], [410, 330]) +
    poly(tones.blue.face, [410, 330], [800, 500], [800, 1010], [410, 830]) +
    poly(tones.blue.side, [1190, 330], [800, 500], [800, 1010], [1190, 830]) +
    onSide('25', 605, 700, 0.44, 250, '#ffffff') +
    onSide('5', 995, 700, -0.44, 250, '#f8c15a') +
    `<g transform="translate(800 335) scale(1 .46) rotate(45)">${setLine('50', 0, 80, 220, tones.blue.face, middle)}</g>` +
    circle(800, 506, 12, '#f8c15a') +
    label(['Χρονόμετρο', 'κύβος'], 1010, 850),
  second: () =>
    contact(420, 1030, 320, 34) +
    slab(160, 290, 520, 720, 100, tones.blue) +
    printed(
      {
        title: ['Χρονόμετρο', 'κύβος'],
        line: ['5 · 15 · 25 · 50'],
        tone: tones.blue,
        emblem: () =>
          block(14, 20, 72, 72, '#ffffff', 10) + setLine('15', 50, 74, 48, '#1d76bd', middle),
      },
      { x: 160, y: 290, width: 520, height: 720 },
    ) +
    contact(1150, 1010, 260, 34) +
    slab(900, 570, 440, 440, 100, { face: '#ffffff', side: '#d5dee8', top: tones.blue.face }) +
    setLine('15', 1120, 890, 290, tones.blue.face, middle),
}

function onSide(words: string, x: number, y: number, slope: number, size: number, fill: string) {
  return `<g transform="translate(${x} ${y}) matrix(1 ${slope} 0 1 0 0)">${setLine(words, 0, size * 0.36, size, fill, middle)}</g>`
}

/** A dial with a shrinking coloured sector. */
export const dial = (minutes: number): string => {
  const turn = (minutes / 60) * 2 * Math.PI
  const [x, y] = [-330 * Math.sin(turn), -330 * Math.cos(turn)]
  const large = minutes > 30 ? 1 : 0
  const figures = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6
    return setLine(
      String(at * 5),
      -390 * Math.sin(angle),
      -390 * Math.cos(angle) + 25,
      68,
      ink,
      middle,
    )
  })
  return (
    circle(0, 0, 340, '#f2f6fa') +
    area(d`M 0 0 L 0 -330 A 330 330 0 ${large} 0 ${x} ${y} Z`, tones.coral.face) +
    circle(0, 0, 56, '#ffffff') +
    circle(0, 0, 26, ink) +
    figures.join('')
  )
}

export const dialTimer: ProductDesign = {
  kind: 'timer',
  title: ['Οπτικό', 'χρονόμετρο'],
  front: () =>
    contact(630, 1090, 460, 36) +
    slab(130, 130, 940, 940, 60, { face: '#ffffff', side: '#c3ced9', top: '#eef3f7' }) +
    placed(dial(40), 600, 590) +
    label(['Οπτικό', 'χρονόμετρο'], 1030, 850),
  second: () =>
    contact(440, 1020, 330, 30) +
    slab(150, 470, 540, 540, 50, {
      face: tones.slate.top,
      side: tones.slate.face,
      top: '#8fa0b3',
    }) +
    block(250, 560, 340, 150, tones.slate.face, 20) +
    block(300, 800, 110, 50, '#ffffff', 25) +
    circle(385, 825, 22, '#5fbf7c') +
    drawEach([480, 540, 600], (x) => block(x, 780, 18, 90, tones.slate.face, 9)) +
    contact(1120, 1060, 360, 34) +
    slab(800, 350, 660, 700, 50, { face: '#ffffff', side: '#c3ced9', top: '#eef3f7' }) +
    placed(dial(15), 1130, 690, 0.7),
}
