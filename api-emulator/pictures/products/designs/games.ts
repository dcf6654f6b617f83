import { middle, setLine } from '../../letters/set-type'
import { block, circle, drawEach, drawTimes, dropShape } from '../../shapes'
import { emblem } from '../emblems/emblem'
import { beforeAfter, letterTiles, wheel } from '../emblems/lettered'
import { back } from '../kinds/printed-cards'
import { game } from '../kinds/sets'
import { glass } from '../kinds/timers'
import { type ProductDesign, tones } from '../product-design'
import { contact, ink, laid, leafOf, placed, under } from '../solids'
import { birdTile, board, chip, die, event, jar, pawn, rainbow, tile } from './game-pieces'

const scales = emblem('scales')

/** Games of knowledge. */
export const games: Record<string, ProductDesign> = {
  'ti-egine-prin': game({
    title: ['Τι έγινε', 'πριν;'],
    tone: 'sea',
    emblem: beforeAfter,
    lid: [200, 170, 760, 700],
    pieces: () =>
      laid(event('1610', 'τηλεσκόπιο', 'sun'), 1010, 560, -9) +
      laid(event('1889', 'ο Πύργος', 'coral'), 1230, 590, 7),
    play: () =>
      block(0, 560, 1600, 16, '#ffffff') +
      drawEach(
        [
          ['1571', 'Ναύπακτος'],
          ['1610', 'τηλεσκόπιο'],
          ['1876', 'τηλέφωνο'],
          ['1889', 'ο Πύργος'],
        ],
        ([year = '', what = ''], at) =>
          laid(
            event(year, what, rainbow[at] ?? 'blue'),
            110 + at * 365,
            at === 1 ? 190 : 370,
            at === 1 ? -8 : (at % 3) - 1,
          ),
      ) +
      laid(back(280, 400, tones.sea), 640, 850, 8),
  }),
  'pou-ston-charti': game({
    title: ['Πού στον χάρτη;'],
    tone: 'green',
    emblem: emblem('pin'),
    layout: 'foot',
    lid: [170, 150, 1080, 660],
    pieces: () =>
      pawn(330, 1060, 'coral') +
      pawn(560, 1090, 'sun') +
      pawn(1140, 1080, 'blue') +
      pawn(1370, 1050, 'dusk'),
    play: () =>
      laid(board(), 220, 150, -4) +
      pawn(650, 560, 'coral', 0.9) +
      pawn(980, 430, 'blue', 0.9) +
      laid(
        {
          drawn:
            under(900, 90) +
            block(0, 0, 900, 90, tones.wood.face, 8) +
            drawTimes(22, (at) => block(30 + at * 40, 0, 5, at % 5 ? 30 : 52, tones.wood.ink)),
          width: 900,
          height: 90,
        },
        340,
        930,
        -7,
      ),
  }),
  'lexi-me-lexi': game({
    title: ['Λέξη', 'με λέξη'],
    tone: 'dusk',
    emblem: letterTiles,
    layout: 'drawing first',
    lid: [180, 190, 640, 800],
    pieces: () =>
      jar(1080, 330, 14) +
      laid(tile('Σ', 'sun'), 890, 890, -10) +
      laid(tile('Τ', 'paper'), 1090, 920, 6) +
      laid(tile('Γ', 'coral'), 1290, 890, -4),
    play: () =>
      jar(170, 390, 18) +
      contact(1290, 1010, 200, 26) +
      placed(glass(0.55, '#1d76bd'), 1140, 330, 0.9) +
      laid(tile('Ψ', 'sun'), 610, 430, -6) +
      laid(tile('Ω', 'paper'), 800, 400, 5) +
      laid(tile('Μ', 'coral'), 620, 640, 4) +
      laid(tile('Ι', 'green'), 820, 640, -8),
  }),
  'sosto-i-mythos': game({
    title: ['Σωστό', 'ή μύθος;'],
    tone: 'sun',
    emblem: ({ ink: dark }) => scales({ face: '#ffffff', ink: tones.green.face, mark: dark }),
    lid: [260, 130, 720, 760],
    pieces: () =>
      chip(1090, 950, 'yes') +
      chip(1330, 900, 'no') +
      chip(200, 1030, 'no') +
      chip(420, 1060, 'yes'),
    play: () =>
      laid(
        leafOf(
          760,
          560,
          '#ffffff',
          block(0, 0, 760, 90, tones.sun.face, 22) +
            setLine('Το Σινικό Τείχος', 380, 270, 78, ink, middle) +
            setLine('φαίνεται από τη Σελήνη', 380, 380, 62, ink, middle),
          22,
        ),
        180,
        250,
        -5,
      ) +
      chip(1120, 420, 'no') +
      chip(1340, 560, 'no') +
      chip(1160, 720, 'yes') +
      chip(460, 950, 'yes'),
  }),
  'zevgaria-poulia-tis-elladas': game({
    title: ['Ζευγάρια'],
    line: ['τα πουλιά της Ελλάδας'],
    tone: 'mint',
    emblem: emblem('bird'),
    layout: 'band',
    lid: [160, 220, 700, 730],
    pieces: () =>
      placed(birdTile('coral', false), 1110, 180) +
      laid(birdTile('blue', true), 960, 520, -8) +
      laid(birdTile('sun', false), 1200, 740, 7),
    play: () =>
      drawEach(
        ['coral', 'teal', 'coral', 'teal', 'sun', 'teal', 'sun', 'teal'] as const,
        (name, at) =>
          placed(
            name === 'teal'
              ? leafOf(300, 300, tones.teal.face, dropShape(150, 180, 60, tones.teal.top), 30)
              : birdTile(name, at === 2 || at === 6),
            140 + (at % 4) * 340,
            250 + Math.floor(at / 4) * 350,
          ),
      ),
  }),
  'to-kouiz-tis-pareas': game({
    title: ['Το κουίζ', 'της παρέας'],
    tone: 'berry',
    emblem: wheel,
    lid: [340, 130, 820, 860],
    pieces: () =>
      die(1170, 810) +
      drawEach(rainbow, (name, at) =>
        laid(
          { drawn: block(0, 0, 90, 130, tones[name].face, 12), width: 90, height: 130 },
          150 + at * 34,
          900 + (at % 2) * 20,
          -24 + at * 9,
        ),
      ),
    play: () =>
      drawEach(rainbow, (name, at) =>
        laid(
          leafOf(
            260,
            360,
            tones[name].face,
            setLine('?', 130, 260, 230, tones[name].ink, middle),
            24,
          ),
          130 + (at % 3) * 300,
          220 + Math.floor(at / 3) * 410,
          at * 3 - 8,
        ),
      ) +
      die(1160, 300) +
      laid(
        leafOf(
          330,
          420,
          '#ffffff',
          drawEach(
            [0, 1, 2, 3],
            (row) =>
              circle(60, 90 + row * 80, 24, tones[rainbow[row] ?? 'blue'].face) +
              block(110, 80 + row * 80, 170, 18, '#c3ced9', 9),
          ),
          18,
        ),
        1120,
        660,
        7,
      ),
  }),
}
