import { middle, setLines } from '../../letters/set-type'
import { block, circle, disc, drawEach, dropShape, ring, stroke, turned } from '../../shapes'
import { emblem } from '../emblems/emblem'
import { felt } from '../kinds/desk-tools'
import { bow, letterCard, list, openBox, roll, smallDeck, tag, volume, wishes } from '../kinds/sets'
import { glass } from '../kinds/timers'
import { type ProductDesign, tones } from '../product-design'
import { contact, laid, placed, poly, slab } from '../solids'

const firstDrop: ProductDesign = {
  kind: 'gift',
  title: ['Η πρώτη', 'σταγόνα'],
  front: () =>
    contact(840, 1050, 560, 42) +
    slab(340, 420, 860, 620, 170, tones.sky) +
    slab(310, 330, 920, 130, 190, { ...tones.sky, face: '#7dbdea' }) +
    block(720, 330, 100, 710, tones.night.face) +
    poly(tones.night.side, [720, 330], [910, 226], [1010, 226], [820, 330]) +
    bow(800, 250, tones.night.top, tones.night.face, 1.25) +
    laid({ drawn: tag(['Η πρώτη', 'σταγόνα']), width: 440, height: 330 }, 860, 610, -6),
  second: () =>
    openBox(
      'sky',
      placed(glass(0.7, '#1f8a4a'), 270, 230, 0.96) +
        laid(volume(['Τετράδιο'], 'green', emblem('drop')), 690, 230, 4) +
        drawEach([0, 1, 2], (at) =>
          laid(
            letterCard(String(28 + at), (['sun', 'coral', 'blue'] as const)[at] ?? 'sun'),
            1080 + at * 22,
            240 + at * 40,
            at * 7 - 5,
          ),
        ) +
        laid(wishes('Για εσένα'), 820, 770, -4),
    ),
}

const students: ProductDesign = {
  kind: 'gift',
  title: ['Δώρο για', 'φοιτητές'],
  front: () =>
    contact(780, 1050, 520, 42) +
    drawEach([0, 1, 2], (at) =>
      block(
        500 + at * 150,
        90 + (at % 2) * 40,
        130,
        400,
        [tones.pine, tones.coral, tones.sun][at]?.face ?? '',
        8,
      ),
    ) +
    placed(felt(3), 960, 110, 0.6) +
    placed(felt(1), 1050, 130, 0.6) +
    poly(tones.sand.side, [420, 260], [540, 190], [540, 600], [420, 640]) +
    slab(420, 420, 720, 620, 130, tones.sand) +
    poly(tones.sand.face, [420, 260], [560, 425], [420, 425]) +
    poly(tones.sand.face, [1140, 260], [1000, 425], [1140, 425]) +
    block(500, 500, 560, 300, '#ffffff', 14) +
    `<rect x="500" y="500" width="560" height="300" rx="14" fill="none" stroke="#8fa0b3" stroke-width="12"/>` +
    placed(
      setLines(['Δώρο για', 'φοιτητές'], 280, 46, 490, 110, '#16283a', middle).drawn,
      500,
      490,
    ) +
    ring(780, 920, 52, 22, '#8fa0b3'),
  second: () =>
    laid(volume(['Κορνέλ'], 'pine'), 110, 180, -4) +
    laid(volume(['Κορνέλ'], 'pine'), 180, 560, -2) +
    laid(volume(['Επανα-', 'λήψεις'], 'coral'), 620, 200, 3) +
    laid(volume(['Η μνήμη'], 'mint', emblem('mind')), 650, 620, -3) +
    drawEach([0, 1, 2, 3, 4, 5], (at) =>
      placed(felt(at), 1060 + at * 78, 260 + (at % 2) * 24, 0.52),
    ) +
    laid(wishes('Καλή αρχή!'), 1080, 790, 5),
}

const travellers: ProductDesign = {
  kind: 'gift',
  title: ['Δώρο για', 'ταξιδιώτες'],
  front: () =>
    contact(810, 1030, 620, 44) +
    slab(230, 280, 1120, 740, 130, tones.teal) +
    `<rect x="260" y="310" width="1060" height="680" rx="30" fill="none" stroke="${tones.sun.face}" stroke-width="10"/>` +
    block(230, 400, 1120, 16, tones.teal.side) +
    stroke('M330 860Q480 760 620 850T900 800Q1080 700 1240 800', tones.sun.face, 12).replace(
      '/>',
      ' stroke-dasharray="2 40"/>',
    ) +
    placed(
      emblem('compass')({ face: tones.teal.face, ink: '#f7efdc', mark: tones.coral.face }),
      950,
      460,
      3.3,
    ) +
    setLines(['Δώρο για', 'ταξιδιώτες'], 310, 470, 600, 160, '#ffffff').drawn +
    circle(330, 860, 26, tones.coral.face) +
    block(730, 370, 120, 70, tones.sun.face, 14),
  second: () =>
    openBox(
      'teal',
      placed(smallDeck(['Ιταλικά'], 'green', emblem('plate')), 240, 260) +
        placed(smallDeck(['Ισπανικά'], 'coral', emblem('suitcase')), 620, 260) +
        placed(smallDeck(['Πρωτεύουσες'], 'night', emblem('globe')), 1000, 260) +
        laid(volume(['Τετράδιο'], 'sand'), 310, 640, -90) +
        laid(wishes('Καλό ταξίδι!'), 900, 750, 4),
    ),
}

const stars = [
  [420, 520],
  [1120, 560],
  [520, 900],
  [1060, 890],
  [640, 480],
] as const

const explorers: ProductDesign = {
  kind: 'gift',
  title: ['μικρούς', 'εξερευνητές'],
  front: () =>
    contact(800, 1060, 560, 44) +
    block(370, 380, 860, 670, tones.berry.face, 40) +
    disc(800, 380, 430, 96, tones.berry.side) +
    block(330, 260, 940, 150, tones.sun.face, 30) +
    disc(800, 262, 470, 100, tones.sun.top) +
    drawEach(stars, ([x, y], at) =>
      dropShape(x, y, 30, at % 2 ? tones.sun.face : tones.berry.top),
    ) +
    block(470, 560, 660, 300, '#ffffff', 150) +
    placed(
      setLines(['Για μικρούς', 'εξερευνητές'], 330, 34, 560, 110, '#16283a', middle).drawn,
      470,
      570,
    ) +
    bow(800, 214, tones.coral.face, tones.coral.side, 1.05),
  second: () =>
    placed(smallDeck(['Μυθολογία'], 'berry', emblem('trident')), 150, 190) +
    placed(smallDeck(['Ζευγάρια'], 'mint', emblem('bird')), 560, 230) +
    laid(roll('night'), 830, 760, -14) +
    laid(volume(['Τετράδιο', 'εξερευνητή'], 'sun', emblem('compass')), 1020, 180, 6) +
    laid(list('green'), 200, 720, -4) +
    laid(
      {
        drawn:
          circle(130, 130, 120, '#b4c2cf') +
          circle(130, 130, 92, '#d9eefb') +
          turned(block(236, 105, 230, 50, tones.wood.face, 25), 40, 130, 130),
        width: 260,
        height: 260,
      },
      560,
      760,
      12,
    ),
}

/** Gift sets. */
export const gifts: Record<string, ProductDesign> = {
  'doro-i-proti-stagona': firstDrop,
  'doro-gia-foitites': students,
  'doro-gia-taxidiotes': travellers,
  'doro-gia-mikrous-exerevnites': explorers,
}
