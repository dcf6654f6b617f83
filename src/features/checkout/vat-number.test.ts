import { vatNumberLooksWrong } from './vat-number'

describe('vatNumberLooksWrong', () => {
  it.each(['094259216', 'EL094259216', '094 259 216', 'el 094259216', '', 'CY10259033P'])(
    'leaves %p alone',
    (written) => expect(vatNumberLooksWrong(written)).toBe(false),
  )

  it.each(['094259217', '09425921', '0942592160', '000000000', 'άλφα', 'EL12'])(
    'says that %p looks odd',
    (written) => expect(vatNumberLooksWrong(written)).toBe(true),
  )
})
