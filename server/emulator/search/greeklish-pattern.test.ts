import fc from 'fast-check'
import { fold } from './greek-folding'
import { wordPattern } from './greeklish-pattern'

const finds = (written: string, greek: string) => wordPattern(fold(written)).test(fold(greek))

describe('Greek in Latin letters', () => {
  it.each([
    ['mathima', 'μάθημα'],
    ['ma8hma', 'μάθημα'],
    ['mauhma', 'μάθημα'],
    ['glossa', 'γλώσσα'],
    ['glwsa', 'γλώσσα'],
    ['orthografia', 'ορθογραφία'],
    ['or8ografia', 'ορθογραφία'],
    ['ekptosi', 'έκπτωση'],
    ['ekptwsh', 'έκπτωση'],
    ['kartes', 'κάρτες'],
    ['karta', 'κάρτα'],
    ['vivlio', 'βιβλίο'],
    ['biblio', 'βιβλίο'],
    ['xarti', 'χαρτί'],
    ['harti', 'χαρτί'],
    ['charti', 'χαρτί'],
    ['psychologia', 'ψυχολογία'],
    ['4yxologia', 'ψυχολογία'],
    ['epistimi', 'επιστήμη'],
    ['episthmh', 'επιστήμη'],
    ['taxidi', 'ταξίδι'],
    ['taksidi', 'ταξίδι'],
    ['ta3idi', 'ταξίδι'],
    ['paixnidi', 'παιχνίδι'],
    ['paihnidi', 'παιχνίδι'],
    ['doro', 'δώρο'],
    ['mpala', 'μπάλα'],
    ['bala', 'μπάλα'],
    ['ntomata', 'ντομάτα'],
    ['domata', 'ντομάτα'],
    ['agglika', 'αγγλικά'],
    ['anglika', 'αγγλικά'],
    ['autokinito', 'αυτοκίνητο'],
    ['aftokinito', 'αυτοκίνητο'],
    ['avtokinhto', 'αυτοκίνητο'],
    ['efxaristo', 'ευχαριστώ'],
    ['euharistw', 'ευχαριστώ'],
    ['tetradio', 'τετράδιο'],
    ['oikonomia', 'οικονομία'],
    ['ikonomia', 'οικονομία'],
    ['tilefono', 'τηλέφωνο'],
    ['thlefwno', 'τηλέφωνο'],
    ['tzatziki', 'τζατζίκι'],
    ['ypnos', 'ύπνος'],
    ['ipnos', 'ύπνος'],
    ['ouranos', 'ουρανός'],
    ['proteuouses', 'πρωτεύουσες'],
    ['kouti', 'κουτί'],
  ])('%s finds %s', (written, greek) => {
    expect(finds(written, greek)).toBe(true)
  })

  it.each([
    ['karta', 'τετράδιο'],
    ['mnimi', 'γλώσσα'],
    ['xarti', 'χορδή'],
  ])('%s does not find %s', (written, greek) => {
    expect(finds(written, greek)).toBe(false)
  })

  it('also finds Latin words, and matches Greek words literally', () => {
    expect(finds('excel', 'Microsoft Excel')).toBe(true)
    expect(finds('καρτα', 'Κάρτα')).toBe(true)
    expect(finds('καρτα', 'charta')).toBe(false)
  })

  it('never fails on any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect('κάτι'.search(wordPattern(fold(typed)))).toBeGreaterThanOrEqual(-1)
      }),
    )
  })
})
