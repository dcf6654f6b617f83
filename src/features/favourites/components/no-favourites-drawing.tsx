import { dropPath } from '#components/brand-mark'
import { Drawing, ground } from '#components/drawing'
import type { ListedFavourite } from '../api'

/** What stands where a list of favourites is empty: a drop with a heart to give. */
export function NoFavouritesDrawing({ kind }: { kind: ListedFavourite['kind'] }) {
  return <Drawing>{drawings[kind]}</Drawing>
}

const drawings = {
  // It reads a book with a heart on its page.
  posts: (
    <>
      {ground}
      <path d={dropPath} transform='translate(46.4 6) scale(2.8)' data-fill='blue' />
      <path d='M70 46v4M90 46v4M76 55q4 4 8 0' data-line='face' />
      <path d='M80 72C66 63 46 61 28 64v40c18-3 38-1 52 6Z' data-fill='paper' />
      <path d='M80 72c14-9 34-11 52-8v40c-18-3-38-1-52 6Z' data-fill='paper' />
      <path d='M40 75q16-1 28 4M40 84q16-1 28 4M40 93q10 0 18 2' data-line='words' />
      <path
        d='M106 95C98 90 94 86 94 81.500a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 4.5-4 8.5-12 13.500Z'
        data-fill='green'
      />
    </>
  ),
  // It holds one as a balloon.
  products: (
    <>
      {ground}
      <path d='M75 84C92 84 104 74 107 56' data-line='thread' />
      <path
        d='M107 56C91 46 82 37 82 26a13 13 0 0 1 25-5 13 13 0 0 1 25 5c0 11-9 20-25 30Z'
        data-fill='green'
      />
      <path d='M90 27a6 6 0 0 1 6-6' data-line='shine' />
      <path d={dropPath} transform='translate(24 46) scale(2.6)' data-fill='blue' />
      <path d='M47 84v4M63.5 84v4M51.5 93q3.7 3.5 7.4 0' data-line='face' />
    </>
  ),
}
