import fc from 'fast-check'
import { fold } from './greek-folding'
import { wordPattern } from './greeklish-pattern'

const finds = (written: string, greek: string) => wordPattern(fold(written)).test(fold(greek))

describe('Greek in Latin letters', () => {
  it.each([
    ['μάθημα', 'mathima ma8hma mauhma'],
    ['γλώσσα', 'glossa glwsa'],
    ['ορθογραφία', 'orthografia or8ografia'],
    ['έκπτωση', 'ekptosi ekptwsh'],
    ['κάρτες', 'kartes'],
    ['κάρτα', 'karta'],
    ['βιβλίο', 'vivlio biblio'],
    ['χαρτί', 'xarti harti charti'],
    ['ψυχολογία', 'psychologia 4yxologia'],
    ['επιστήμη', 'epistimi episthmh'],
    ['ταξίδι', 'taxidi taksidi ta3idi'],
    ['παιχνίδι', 'paixnidi paihnidi'],
    ['δώρο', 'doro'],
    ['μπάλα', 'mpala bala'],
    ['ντομάτα', 'ntomata domata'],
    ['αγγλικά', 'agglika anglika'],
    ['αυτοκίνητο', 'autokinito aftokinito avtokinhto'],
    ['ευχαριστώ', 'efxaristo euharistw'],
    ['τετράδιο', 'tetradio'],
    ['οικονομία', 'oikonomia ikonomia'],
    ['τηλέφωνο', 'tilefono thlefwno'],
    ['τζατζίκι', 'tzatziki'],
    ['ύπνος', 'ypnos ipnos'],
    ['ουρανός', 'ouranos'],
    ['πρωτεύουσες', 'proteuouses'],
    ['κουτί', 'kouti'],
  ])('%s is found by %s', (greek, spellings) => {
    const missed = spellings.split(' ').filter((written) => !finds(written, greek))
    expect(missed).toEqual([])
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
