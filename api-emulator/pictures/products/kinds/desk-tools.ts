import { middle, setLine, setLines } from '../../letters/set-type'
import { block, circle, drawEach, turned } from '../../shapes'
import { type ProductDesign, tones } from '../product-design'
import {
  contact,
  type Flat,
  ink,
  laid,
  leafOf,
  placed,
  poly,
  slab,
  under,
  writing,
} from '../solids'

const { wood } = tones

/** Five compartments for cards, as Leitner proposed. */
export const leitnerBox: ProductDesign = {
  kind: 'box of wood',
  title: ['Κουτί', 'Λάιτνερ'],
  front: () => {
    const fills = [tones.coral, tones.sun, tones.leaf, tones.sky, tones.dusk]
    const cards = fills.map(({ face }, at) => {
      const x = 250 + at * 210
      const many = 6 - at
      const sheets = Array.from({ length: many }, (_, one) =>
        block(x + one * 9 + 30, 420 - one * 16, 170, 260, one === 0 ? '#ffffff' : '#eef3f7', 12),
      ).reverse()
      return (
        sheets.join('') +
        block(x + 40, 400, 100, 60, face, 10) +
        setLine(String(at + 1), x + 90, 450, 56, '#ffffff', middle)
      )
    })
    return (
      contact(830, 1020, 740, 44) +
      poly(wood.side, [190, 600], [310, 500], [1510, 500], [1390, 600]) +
      cards.join('') +
      poly(wood.side, [1390, 600], [1510, 500], [1510, 900], [1390, 1000]) +
      block(190, 600, 1200, 400, wood.face) +
      drawEach([700, 800, 900], (y) => block(190, y, 1200, 4, wood.top)) +
      setLines(['Κουτί Λάιτνερ'], 790, 690, 900, 170, wood.ink, middle).drawn
    )
  },
  second: () => {
    const days = ['Δ', 'Τ', 'Τ', 'Π', 'Π', 'Σ', 'Κ']
    const table = days.map((day, at) => {
      const x = 300 + at * 140
      const marks = [0, 1, 2].map((row) =>
        circle(x + 50, 500 + row * 100, 26, (at + row) % 3 === 0 ? tones.green.face : wood.top),
      )
      return setLine(day, x + 50, 430, 84, wood.ink, middle) + marks.join('')
    })
    return (
      contact(830, 1020, 740, 44) +
      slab(180, 300, 1200, 480, 130, wood) +
      slab(180, 800, 1200, 210, 130, wood) +
      block(180, 780, 1200, 20, wood.side) +
      table.join('') +
      block(720, 850, 120, 60, wood.side, 30)
    )
  },
}

const soft = ['#f9d98f', '#f0a894', '#9addca', '#a8d5f4', '#b7c6f2', '#c7dea0']
const strong = ['#f2b84b', '#e0664b', '#0f8470', '#1d76bd', '#3f5dba', '#568a2b']

/** A felt pen from 0, 0 on, 150 wide and 830 high. */
export function felt(at: number): string {
  const [pale, full] = [soft[at] ?? '#fff', strong[at] ?? '#000']
  return (
    under(140, 800, 40) +
    poly(full, [46, 60], [60, -6], [96, -26], [96, 60]) +
    block(30, 50, 82, 50, '#ffffff', 8) +
    block(0, 90, 142, 700, pale, 34) +
    block(0, 400, 142, 390, full, 34) +
    block(0, 380, 142, 60, full) +
    block(16, 120, 16, 230, '#ffffff', 8)
  )
}

/** Six felt pens in a paper sleeve. */
export function feltPens(title: readonly string[]): ProductDesign {
  const sleeve = (y: number) => {
    const words = setLines(title, 550, y + 50, 980, 150, '#ffffff', middle)
    return (
      placed(under(1100, 420), 0, y) + block(0, y, 1100, 420, tones.night.face, 26) + words.drawn
    )
  }
  return {
    kind: 'pens',
    title,
    front: () =>
      placed(
        drawEach([0, 1, 2, 3, 4, 5], (at) => placed(felt(at), 60 + at * 170, 60)) + sleeve(500),
        250,
        130,
      ),
    second: () =>
      leafPage() +
      drawEach([0, 1, 2, 3, 4, 5], (at) =>
        laid(
          { drawn: felt(at), width: 142, height: 800 },
          690 + at * 120,
          330 + Math.abs(at - 2) * 30,
          -20 + at * 9,
        ),
      ),
  }
}

const leafPage = () =>
  laid(
    leafOf(
      720,
      940,
      '#ffffff',
      drawEach(soft, (fill, at) =>
        block(60, 96 + at * 140, 380 + ((at * 170) % 220), 56, fill, 8),
      ) + writing(60, 116, 600, 12, 70, '#8fa0b3', 14),
      18,
    ),
    130,
    130,
    -3,
  )

const questions = ['Τι;', 'Γιατί;', 'Πώς;', 'Πού;', 'Ποιος;', 'Πότε;', 'Αν;', 'Και;']
const clips = ['green', 'blue', 'sun', 'coral', 'dusk', 'teal', 'berry', 'leaf'] as const

function clip(at: number): Flat {
  const tone = tones[clips[at] ?? 'green']
  return leafOf(
    190,
    330,
    tone.face,
    block(0, 0, 190, 26, tone.side, 20) +
      setLine(questions[at] ?? '?', 95, 140, 58, tone.ink, middle) +
      poly(tone.mark, [65, 240], [125, 240], [95, 290]),
    20,
  )
}

/** Eight small magnets that fold over a page. */
export function bookmarks(title: readonly string[]): ProductDesign {
  return {
    kind: 'bookmarks',
    title,
    front: () => {
      const words = setLines(title, 560, 56, 940, 120, ink, middle)
      const all = drawEach(questions, (_, at) =>
        placed(clip(at), 95 + (at % 4) * 245, 350 + Math.floor(at / 4) * 365, 0.98),
      )
      return laid(leafOf(1120, 1060, '#ffffff', words.drawn + all), 240, 70, -2)
    },
    second: () =>
      placed(under(1240, 860), 180, 200) +
      block(180, 200, 1240, 860, tones.pine.face, 20) +
      block(210, 180, 590, 850, '#ffffff', 12) +
      block(800, 180, 590, 850, '#f7f9fb', 12) +
      writing(260, 260, 480, 12, 60, '#b4c2cf', 14) +
      writing(850, 260, 480, 12, 60, '#b4c2cf', 14) +
      placed(clip(1), 1010, 130, 1.2) +
      turned(placed(clip(3), 480, 130, 1.2), 2, 560, 300),
  }
}
