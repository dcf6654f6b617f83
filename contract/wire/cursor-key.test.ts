import fc from 'fast-check'
import { cursorKey, cursorLists } from './cursor-key'

describe('places in lists (R179)', () => {
  it('have the agreed names', () => {
    expect(cursorLists.map((list) => cursorKey(list))).toEqual([
      'blogPostsCursor',
      'blogPostCommentsCursor',
    ])
    expect(cursorKey('blogPostCommentsCursor', 301)).toBe('blogPostCommentsCursor-301')
  })

  it('are never shared by two lists', () => {
    const list = fc.tuple(fc.constantFrom(...cursorLists), fc.option(fc.nat(), { nil: undefined }))
    fc.assert(
      fc.property(list, list, (one, other) => {
        const same = one[0] === other[0] && one[1] === other[1]
        expect(cursorKey(...one) === cursorKey(...other)).toBe(same)
      }),
    )
  })
})
