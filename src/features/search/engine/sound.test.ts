import { folded } from './fold'
import { greekReadings, inOtherLayout, rootOf, soundOf } from './sound'

const soundsLike = (latin: string, greek: string) =>
  greekReadings(latin)
    .map(soundOf)
    .includes(soundOf(folded(greek)))

describe('soundOf', () => {
  it.each([
    ['και', 'κε'],
    ['μήνυμα', 'μίνιμα'],
    ['οικείοι', 'ικίι'],
    ['υιοθεσία', 'ιοθεσία'],
    ['αυτός', 'αφτός'],
    ['αυγό', 'αβγό'],
    ['ευχή', 'εφχή'],
    ['άλλος', 'άλος'],
    ['ώμος', 'όμος'],
    ['αγκαλιά', 'αγγαλιά'],
    ['παϊδάκια', 'παιδάκια'],
  ])('is the same for %s and %s', (one, other) => {
    expect(soundOf(folded(one))).toBe(soundOf(folded(other)))
  })

  it.each([
    ['μνήμη', 'μάχη'],
    ['τόνος', 'πόνος'],
    ['ξένος', 'ψένος'],
    ['ουρά', 'ώρα'],
  ])('differs for %s and %s', (one, other) => {
    expect(soundOf(folded(one))).not.toBe(soundOf(folded(other)))
  })
})

describe('greekReadings', () => {
  it.each([
    ['mathima', 'μάθημα'],
    ['ma8hma', 'μάθημα'],
    ['ma9ima', 'μάθημα'],
    ['ekptwsh', 'έκπτωση'],
    ['vivlio', 'βιβλίο'],
    ['biblio', 'βιβλίο'],
    ['xarti', 'χαρτί'],
    ['harti', 'χαρτί'],
    ['charti', 'χαρτί'],
    ['psychologia', 'ψυχολογία'],
    ['4yxologia', 'ψυχολογία'],
    ['taxidi', 'ταξίδι'],
    ['taksidi', 'ταξίδι'],
    ['ta3idi', 'ταξίδι'],
    ['mpala', 'μπάλα'],
    ['bala', 'μπάλα'],
    ['ntomata', 'ντομάτα'],
    ['domata', 'ντομάτα'],
    ['gkol', 'γκολ'],
    ['gol', 'γκολ'],
    ['agglika', 'αγγλικά'],
    ['anglika', 'αγγλικά'],
    ['autokinito', 'αυτοκίνητο'],
    ['aftokinito', 'αυτοκίνητο'],
    ['avtokinhto', 'αυτοκίνητο'],
    ['aytokinhto', 'αυτοκίνητο'],
    ['efxaristo', 'ευχαριστώ'],
    ['euharistw', 'ευχαριστώ'],
    ['oyranos', 'ουρανός'],
    ['ouranos', 'ουρανός'],
    ['musiki', 'μουσική'],
    ['upnos', 'ύπνος'],
    ['thlefwno', 'τηλέφωνο'],
    ['agxos', 'άγχος'],
    ['anxos', 'άγχος'],
    ['pende', 'πέντε'],
    ['efgenikos', 'ευγενικός'],
  ])('%s sounds like %s', (latin, greek) => {
    expect(soundsLike(latin, greek)).toBe(true)
  })

  it.each([
    ['karta', 'τετράδιο'],
    ['mnimi', 'γλώσσα'],
  ])('%s does not sound like %s', (latin, greek) => {
    expect(soundsLike(latin, greek)).toBe(false)
  })

  it('are few, whatever is typed', () => {
    expect(greekReadings('hxuthjnxhxuthjnx').length).toBeLessThanOrEqual(12)
  })
})

it.each([
  ['δώρο', 'δώρα'],
  ['μάθημα', 'μαθήματα'],
  ['επανάληψη', 'επαναλήψεων'],
  ['βιβλίο', 'βιβλίων'],
])('rootOf is the same for %s and %s', (one, other) => {
  const root = (word: string) => rootOf(soundOf(folded(word)))
  expect(root(one)).toBe(root(other))
})

it('inOtherLayout reads the keys of the other layout', () => {
  expect(inOtherLayout('dvro')).toBe('δωρο')
  expect(inOtherLayout('mnhmh')).toBe('μνημη')
  expect(inOtherLayout('ενγλιση')).toBe('english')
})
