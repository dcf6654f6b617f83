import type { IndexedPage } from '#contract/search/search-index'

const pageCount = 10_000

/** Letters of a slug for each Greek letter. */
const latin: Record<string, string> = Object.fromEntries(
  [...'αβγδεζηθικλμνξοπρστυφχψω'].map((letter, at) => [
    letter,
    'a v g d e z i th i k l m n x o p r s t y f ch ps o'.split(' ')[at] ?? '',
  ]),
)

/** Numbers that look random and are the same in each run. */
function numbers(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * Ten thousand pages, half of them products, whose titles and subtitles have the words of a real
 * text, as often as it has them, in random order.
 */
export function syntheticPages(text: string, { subtitles }: { subtitles: boolean }) {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  const random = numbers()
  const some = (least: number, most: number) =>
    Array.from({ length: least + random(most - least + 1) }, () => words[random(words.length)])
  const pages = Array.from({ length: pageCount }, (_, at): IndexedPage => {
    const title = some(3, 6).join(' ')
    const isProduct = at % 2 === 0
    const prefix = isProduct ? '/products' : '/blog/post'
    const price = 300 + random(4000)
    return {
      path: `${prefix}/${Math.floor(at / 2) + 1}/${slugOf(title)}`,
      title,
      summary: subtitles ? some(7, 12).join(' ') : '',
      labels: `Topic ${random(20)}`,
      words: '',
      picturePath: `media/stagona/uploads/${slugOf(title)}.png`,
      locale: 'el',
      ...(isProduct && {
        offer: [
          price / 100,
          random(3) === 0 ? 1 + random(4) : 0,
          random(60),
          random(11),
          random(20),
        ],
      }),
    }
  })
  return {
    lessons: pages.filter(({ offer }) => !offer),
    products: pages.filter(({ offer }) => offer),
  }
}

/** The first three words, as the slugs of the demonstration. */
function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
  const words = plain.split(' ').filter((word) => word.length > 3)
  return words
    .slice(0, 3)
    .join('-')
    .replace(/[α-ω]/g, (letter) => latin[letter] ?? '')
}
