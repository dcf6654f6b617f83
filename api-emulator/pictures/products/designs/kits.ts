import { middle, setLine, setLines } from '../../letters/set-type'
import { block, circle, drawEach, drawTimes, stroke } from '../../shapes'
import { emblem } from '../emblems/emblem'
import { glyphs } from '../emblems/lettered'
import { felt } from '../kinds/desk-tools'
import { printed } from '../kinds/printed-cards'
import { bandage, letterCard, list, openBox, slate, volume } from '../kinds/sets'
import { dial, glass } from '../kinds/timers'
import { type ProductDesign, type ToneName, tones } from '../product-design'
import { contact, ink, laid, leafOf, placed, poly, slab, under, writing } from '../solids'

const answers = ['Α', 'Β', 'Γ', 'Δ'] as const
const colours = ['coral', 'sun', 'green', 'dusk'] as const
const answerCards = (x: number, y: number, step: number, lean: number) =>
  drawEach(answers, (letter, at) =>
    laid(
      letterCard(letter, colours[at] ?? 'green'),
      x + at * step,
      y + Math.abs(at - 1.5) * 26,
      (at - 1.5) * lean,
    ),
  )

const timer = (size: number) =>
  block(0, 0, 440, 440, '#ffffff', 24) + placed(dial(25), 220, 220, 0.48 * size)

const lesson: ProductDesign = {
  kind: 'kit',
  title: ['Κιτ τάξης'],
  front: () =>
    contact(800, 1064, 660, 40) +
    poly(tones.blue.side, [240, 560], [360, 480], [1480, 480], [1360, 560]) +
    answerCards(270, 220, 180, 5) +
    placed(timer(1), 1080, 200, 0.72) +
    poly(tones.blue.side, [1360, 560], [1480, 480], [1480, 970], [1360, 1050]) +
    block(240, 560, 1120, 490, tones.blue.face) +
    block(680, 590, 240, 60, tones.blue.side, 30) +
    setLines(['Κιτ τάξης'], 800, 690, 900, 190, '#ffffff', middle).drawn +
    setLines(['επανάληψη σε πέντε λεπτά'], 800, 900, 900, 84, '#f8c15a', middle).drawn,
  second: () =>
    answerCards(110, 160, 200, 0) +
    placed(timer(1), 1040, 150) +
    laid(slate('4 × 7'), 130, 660, -5) +
    laid(slate('28'), 520, 720, 4) +
    laid(volume(['Οδηγός'], 'blue', emblem('mind')), 1090, 640, 6),
}

const children = emblem('helpers')({ face: '#ffffff', ink: '#1d76bd', mark: '#5faee5' })
const emergencyNumber =
  setLine('112', 165, 160, 130, '#1f8a4a', middle) + placed(children, 65, 190, 2)
const certificate =
  setLines(['Δίπλωμα'], 260, 50, 340, 90, ink, middle).drawn +
  writing(90, 160, 340, 2, 34, '#d9cfae', 10) +
  circle(450, 190, 40, '#f2b84b')

const firstAid: ProductDesign = {
  kind: 'kit',
  title: ['Κιτ τάξης', 'πρώτες βοήθειες'],
  front: () =>
    contact(820, 1050, 640, 42) +
    stroke('M620 250V150Q620 110 660 110H940Q980 110 980 150V250', tones.coral.side, 44) +
    slab(220, 250, 1120, 790, 130, tones.coral) +
    block(220, 620, 1120, 14, tones.coral.side) +
    drawEach([360, 1100], (x) => block(x, 586, 100, 84, '#f9d98f', 14)) +
    placed(emblem('cross')({ face: tones.coral.face, ink: '#ffffff', mark: '' }), 650, 300, 2.7) +
    setLines(['Κιτ τάξης'], 780, 690, 900, 160, '#ffffff', middle).drawn +
    setLines(['πρώτες βοήθειες'], 780, 872, 900, 108, '#ffe1a8', middle).drawn,
  second: () =>
    openBox(
      'coral',
      laid(volume(['Οδηγός'], 'green', emblem('cross')), 250, 260, -4) +
        placed(bandage(), 690, 230) +
        placed(bandage(), 760, 330) +
        placed(bandage(), 690, 430) +
        laid(leafOf(330, 420, '#ffffff', emergencyNumber), 1060, 250, 5) +
        laid(leafOf(520, 250, '#fffaf0', certificate), 780, 730, -3),
    ),
}

const pockets = drawTimes(12, (at) => {
  const [x, y] = [70 + (at % 4) * 240, 380 + Math.floor(at / 4) * 190]
  const fill = ['#f2b84b', '#5faee5', '#ffffff', '#9addca', '#f0a894'][(at * 3) % 5] ?? ''
  const isFull = at < 7
  return (
    (isFull ? block(x + 24, y - 64, 150, 130, fill, 10) : '') +
    block(x, y, 200, 110, tones.dusk.top, 12) +
    stroke(`M${x + 10} ${y + 14}H${x + 190}`, '#ffffff', 4)
  )
})

/** A white card with a coloured top. */
const headedCard = (width: number, height: number, name: ToneName, inside: string) =>
  leafOf(width, height, '#ffffff', block(0, 0, width, 70, tones[name].face, 22) + inside)

const speaker =
  setLines(['Σήμερα', 'μιλάει:'], 50, 110, 300, 84, ink).drawn + circle(420, 230, 60, '#f2b84b')

const team: ProductDesign = {
  kind: 'kit',
  title: ['Μάθηση', 'στο διάλειμμα'],
  front: () =>
    stroke('M470 120L800 40L1130 120', '#4a3114', 8) +
    block(240, 104, 1120, 36, tones.wood.face, 18) +
    placed(under(1040, 940, 14), 280, 130) +
    block(280, 130, 1040, 940, tones.dusk.face, 14) +
    placed(
      setLines(['Μάθηση', 'στο διάλειμμα'], 520, 34, 960, 120, '#ffffff', middle).drawn,
      280,
      124,
    ) +
    placed(pockets, 290, 140),
  second: () =>
    contact(350, 1040, 210, 26) +
    placed(glass(0.6, '#1f8a4a'), 180, 270) +
    laid(headedCard(520, 360, 'dusk', speaker), 620, 200, -5) +
    laid(headedCard(520, 360, 'sun', writing(60, 130, 400, 4, 52, '#c3ced9', 16)), 640, 640, 6) +
    laid(volume(['Οδηγός'], 'dusk', glyphs('10΄', 44)), 1190, 380, 5),
}

const dayOf = (day: string) =>
  setLine(day, 150, 220, 150, ink, middle) + setLine('μέρα', 150, 310, 76, ink, middle)

const welcome: ProductDesign = {
  kind: 'kit',
  title: ['Κιτ', 'καλωσορίσματος'],
  front: () =>
    contact(800, 1060, 620, 40) +
    laid(volume(['Πρώτες', 'μέρες'], 'sand', emblem('drop')), 330, 170, -8) +
    laid(headedCard(300, 430, 'coral', dayOf('1η')), 700, 160, 0) +
    laid(headedCard(300, 430, 'sun', dayOf('2η')), 1000, 190, 8) +
    poly(tones.leaf.side, [1350, 560], [1450, 500], [1450, 990], [1350, 1050]) +
    block(250, 560, 1100, 490, tones.leaf.face) +
    printed(
      {
        title: ['Κιτ', 'καλωσορίσματος'],
        tone: tones.leaf,
      },
      { x: 290, y: 600, width: 1020, height: 430 },
    ),
  second: () =>
    openBox(
      'leaf',
      drawEach(['1η', '2η', '3η', '4η', '5η'], (day, at) =>
        laid(
          leafOf(
            210,
            300,
            '#ffffff',
            block(0, 0, 210, 56, tones[colours[at % 4] ?? 'coral'].face, 18) +
              setLine(day, 105, 200, 110, '#16283a', middle),
          ),
          240 + at * 228,
          230 + (at % 2) * 24,
          (at - 2) * 2,
        ),
      ) +
        laid(volume(['Πρώτες', 'μέρες'], 'sand', emblem('drop')), 310, 570, -90) +
        laid(list('leaf'), 790, 600, 4) +
        placed(felt(2), 1190, 590, 0.5),
    ),
}

/** Kits for classes and teams. */
export const kits: Record<string, ProductDesign> = {
  'kit-taxis-epanalipsi': lesson,
  'kit-taxis-protes-voitheies': firstAid,
  'kit-omadas-mathisi-sto-dialeimma': team,
  'kit-kalosorisma': welcome,
}
