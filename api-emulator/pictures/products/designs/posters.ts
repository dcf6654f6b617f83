import { middle, setLine, setLines } from '../../letters/set-type'
import { block, circle, drawEach, drawTimes, dropShape, ring } from '../../shapes'
import { emblem } from '../emblems/emblem'
import { fifths } from '../emblems/lettered'
import { poster, type Sheet } from '../kinds/poster'
import { type ProductDesign, tones } from '../product-design'
import { ink, placed, writing } from '../solids'

const elements: Sheet = (width) => {
  const columns = 18
  const step = (width - 80) / columns
  const families = ['#e0664b', '#f2b84b', '#5faee5', '#5fbf7c', '#7f98e2']
  const isEmpty = (column: number, row: number) =>
    (row === 0 && column > 0 && column < 17) || (row < 3 && column > 1 && column < 12)
  const cells = Array.from({ length: columns * 7 }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    if (isEmpty(column, row)) return ''
    const family = families[column < 2 ? column : column < 12 ? 2 : column < 17 ? 3 : 4]
    return block(40 + column * step, 250 + row * step, step - 6, step - 6, family ?? '', 6)
  })
  const large = (symbol: string, column: number, row: number) =>
    setLine(
      symbol,
      40 + (column + 0.45) * step,
      250 + (row + 0.72) * step,
      step * 0.6,
      '#ffffff',
      middle,
    )
  return (
    setLines(['Τα στοιχεία'], width / 2, 50, width - 160, 150, ink, middle).drawn +
    cells.join('') +
    large('H', 0, 0) +
    large('Na', 0, 2) +
    large('Fe', 7, 3) +
    large('C', 13, 1) +
    large('He', 17, 0)
  )
}

const line: Sheet = (width) => {
  const eras = ['#f2b84b', '#e0664b', '#a83a5b', '#3f5dba', '#1d76bd', '#1f8a4a']
  const step = (width - 120) / eras.length
  const years = ['776 π.Χ.', '480 π.Χ.', '330', '1204', '1830', '1981']
  return (
    setLines(['Η γραμμή του χρόνου'], 60, 44, width - 120, 130, ink).drawn +
    drawEach(eras, (fill, at) => block(60 + at * step, 268, step, 36, fill)) +
    drawEach(years, (year, at) => {
      const x = 60 + (at + 0.5) * step
      const up = at % 2 === 0
      return (
        circle(x, 286, 26, '#ffffff') +
        circle(x, 286, 15, eras[at] ?? '') +
        setLine(year, x, up ? 244 : 372, 46, ink, middle) +
        writing(x - 80, up ? 330 : 392, 160, 2, 26, '#c3ced9', 10)
      )
    })
  )
}

const table: Sheet = (width) => {
  const step = (width - 80) / 10
  return (
    setLines(['Η προπαίδεια'], width / 2, 36, width - 100, 130, ink, middle).drawn +
    drawTimes(100, (at) => {
      const [column, row] = [at % 10, Math.floor(at / 10)]
      const [x, y] = [40 + column * step, 180 + row * step]
      const fill = column === row ? '#f2b84b' : column > row ? '#d3f0da' : '#d5ebfa'
      const done = row < 3 && column < 4 && column !== row
      return (
        block(x, y, step - 6, step - 6, fill, 8) +
        (done
          ? dropShape(x + step / 2 - 3, y + step * 0.58, step * 0.24, '#1d76bd')
          : setLine(
              String((column + 1) * (row + 1)),
              x + step / 2 - 3,
              y + step * 0.62,
              step * 0.4,
              ink,
              middle,
            ))
      )
    })
  )
}

const sky: Sheet = (width, height) =>
  drawTimes(70, (at) =>
    circle(
      30 + ((at * 383) % (width - 60)),
      30 + ((at * 617) % (height - 60)),
      2 + (at % 4),
      '#b7c6f2',
    ),
  ) +
  ring(width / 2, height / 2 - 50, width * 0.4, 4, '#3f5dba') +
  placed(
    emblem('orion')({ face: '', ink: '#7f98e2', mark: '#f8e7b5' }),
    width / 2 - 210,
    height / 2 - 290,
    4.4,
  ) +
  circle(width * 0.24, height * 0.66, 20, '#ffffff') +
  setLines(
    ['Ο χειμωνιάτικος', 'ουρανός'],
    width / 2,
    height - 250,
    width - 120,
    100,
    '#ffffff',
    middle,
  ).drawn

const circleOfFifths: Sheet = (width, height) =>
  setLines(['Ο κύκλος', 'των πεμπτών'], width / 2, 44, width - 160, 120, '#ffffff', middle).drawn +
  placed(fifths({ face: '', ink: '#ffffff', mark: '#e0664b' }), width / 2 - 290, height - 620, 5.8)

const habits: Sheet = (width, height) => {
  const fills = ['#1f8a4a', '#1d76bd', '#f2b84b', '#e0664b', '#3f5dba', '#0f8470']
  return (
    setLines(['Έξι', 'συνήθειες', 'μελέτης'], 56, 50, width - 112, 130, '#1b483c').drawn +
    drawEach(fills, (fill, at) => {
      const [x, y] = [
        56 + (at % 2) * (width / 2 - 20),
        470 + Math.floor(at / 2) * ((height - 500) / 3),
      ]
      return (
        circle(x + 62, y + 60, 60, fill) +
        setLine(String(at + 1), x + 62, y + 90, 84, '#ffffff', middle) +
        writing(x + 140, y + 36, 120, 2, 34, '#8fbfa0', 14)
      )
    })
  )
}

/** Posters. */
export const posters: Record<string, ProductDesign> = {
  'afisa-stoicheia': poster({
    title: ['Τα στοιχεία'],
    sheet: elements,
    size: [1180, 810],
    paper: '#ffffff',
    hung: 'rails',
    room: 'desk',
  }),
  'afisa-grammi-tou-chronou': poster({
    title: ['Η γραμμή', 'του χρόνου'],
    sheet: line,
    size: [1440, 450],
    paper: '#fdf8ec',
    hung: 'clips',
    room: 'bare',
  }),
  'afisa-propaideia': poster({
    title: ['Η προπαίδεια'],
    sheet: table,
    size: [820, 930],
    paper: '#ffffff',
    hung: 'tape',
    room: 'child',
  }),
  'afisa-cheimoniatikos-ouranos': poster({
    title: ['Ο χειμωνιάτικος', 'ουρανός'],
    sheet: sky,
    size: [900, 920],
    paper: tones.night.face,
    hung: 'frame',
    room: 'lamp',
  }),
  'afisa-kyklos-ton-pempton': poster({
    title: ['Ο κύκλος', 'των πεμπτών'],
    sheet: circleOfFifths,
    size: [820, 940],
    paper: tones.teal.face,
    hung: 'clips',
    room: 'piano',
  }),
  'afisa-exi-synitheies-meletis': poster({
    title: ['Έξι συνήθειες', 'μελέτης'],
    sheet: habits,
    size: [680, 960],
    paper: '#e4f0cf',
    hung: 'rails',
    room: 'plant',
  }),
}
