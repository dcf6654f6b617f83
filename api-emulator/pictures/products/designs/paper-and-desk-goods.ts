import { block, drawEach } from '../../shapes'
import { emblem } from '../emblems/emblem'
import { glyphs } from '../emblems/lettered'
import { blankCards, deskPad, diary, pocketBooks } from '../kinds/desk-paper'
import { bookmarks, feltPens, leitnerBox } from '../kinds/desk-tools'
import { cornell, notebook, repetition, squared } from '../kinds/notebook'
import { cubeTimer, dialTimer, hourglass } from '../kinds/timers'
import type { Emblem, ProductDesign } from '../product-design'

/** A small Cornell page with its three fields. */
const fields: Emblem = ({ ink, mark }) =>
  block(8, 6, 26, 64, mark, 5) + block(40, 6, 52, 64, ink, 5) + block(8, 76, 84, 18, mark, 5)

/** Repetition after one, three, seven, fourteen and thirty days. */
const intervals: Emblem = ({ ink, mark }) =>
  drawEach([0, 1, 2, 3, 4], (at) =>
    block(2 + at * 20, 70 - at * 15, 15, 24 + at * 15, at < 3 ? mark : ink, 4),
  )

/** Notebooks, diaries and pads. */
export const paperGoods: Record<string, ProductDesign> = {
  'tetradio-kornel': notebook({
    title: ['Τετράδιο', 'σημειώσεων', 'Κορνέλ'],
    tone: 'pine',
    emblem: fields,
    ruling: cornell,
    size: [700, 900],
    binding: 'band',
    lean: -5,
  }),
  'imerologio-2027': diary({
    title: ['Ημερολόγιο', '2027'],
    line: ['Μία σταγόνα', 'τη μέρα'],
    tone: 'green',
    emblem: emblem('drop'),
    ribbons: ['#f2b84b', '#e0664b'],
    firstDay: 'Παρασκευή',
    nextDay: 'Σάββατο',
    lean: 0,
  }),
  'imerologio-2026': diary({
    title: ['Ημερολόγιο', '2026'],
    line: ['Μία σταγόνα', 'τη μέρα'],
    tone: 'sand',
    emblem: emblem('water-glass'),
    ribbons: ['#1d76bd'],
    firstDay: 'Πέμπτη',
    nextDay: 'Παρασκευή',
    lean: -4,
  }),
  'tetradio-epanalipseon': notebook({
    title: ['Τετράδιο', 'επαναλήψεων'],
    tone: 'coral',
    emblem: intervals,
    ruling: repetition,
    size: [640, 850],
    binding: 'cloth',
    lean: 3,
    layout: 'drawing first',
  }),
  'plano-evdomadas': deskPad(['Πλάνο', 'εβδομάδας'], 'teal'),
  'tetradia-tsepis-triada': pocketBooks(['Τετράδια', 'τσέπης']),
  'tetradio-kare': notebook({
    title: ['Τετράδιο', 'με καρέ'],
    line: ['για μαθηματικά'],
    tone: 'sky',
    emblem: glyphs('π', 96),
    ruling: squared,
    size: [640, 860],
    binding: 'spiral',
    lean: -2,
  }),
  'lefkes-kartes-100': blankCards(['Λευκές κάρτες'], ['100 τεμάχια']),
}

/** Timers and stationery. */
export const deskGoods: Record<string, ProductDesign> = {
  'klepsydra-pente-lepton': hourglass,
  'chronometro-kyvos': cubeTimer,
  'optiko-chronometro-60': dialTimer,
  'kouti-laitner': leitnerBox,
  'markadoroi-exi-apaloi': feltPens(['Έξι απαλοί', 'μαρκαδόροι']),
  'magnitikoi-selidodeiktes': bookmarks(['Μαγνητικοί', 'σελιδοδείκτες']),
}
