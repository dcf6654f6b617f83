import fc from 'fast-check'
import { fold, foldWithPlaces } from './greek-folding'

describe('folding of Greek', () => {
  it.each([
    ['Ορθογραφία', 'ορθογραφια'],
    ['ΟΡΘΟΓΡΑΦΙΑ', 'ορθογραφια'],
    ['Ορθογραφίας', 'ορθογραφιασ'],
    ['ΐ ϋ Ώ', 'ι υ ω'],
    ['Ὁ λόγος', 'ο λογοσ'],
    ['Café 500', 'cafe 500'],
    ['', ''],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('treats composed and decomposed letters alike', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[α-ωά-ώΑ-ΩΆ-Ώ ]{0,20}$/), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('maps each character to its original position', () => {
    const text = 'Η μνήμη'.normalize('NFD')
    const { text: folded, at } = foldWithPlaces(text)
    expect(folded).toBe('η μνημη')
    expect(at).toHaveLength(folded.length)
    expect(text.slice(at[6])).toBe('η')
  })

  it('skips HTML tags, but not a lone angle bracket', () => {
    const { text, at } = foldWithPlaces('<p class="x">Δύο</p>', { markup: true })
    expect(text).toBe(' δυο ')
    expect(at[1]).toBe(13)
    expect(foldWithPlaces('2 < 3', { markup: true }).text).toBe('2 < 3')
  })
})
