/**
 * Greek letters for Latin spellings (Greeklish), longest spelling first. A consonant may be doubled
 * in the Greek word (`glosa` for «γλώσσα»).
 */
const spellings: readonly (readonly [latin: string, greek: string])[] = [
  ['nch', 'γχ'],
  ['th', 'θ|τη'],
  ['ps', 'ψ|πσ+'],
  ['ks', 'ξ|κσ+'],
  ['ch', 'χ|κη'],
  ['kh', 'χ'],
  ['ph', 'φ|πη'],
  ['ou', 'ου|ο[υθ]'],
  ['mp', 'μ+π+'],
  ['nt', 'ν+τ+'],
  ['ng', 'γγ|γκ|νγ'],
  ['gk', 'γκ|γγ'],
  ['gg', 'γγ|γκ'],
  ['ai', 'αι|α(?:η|υ|ει|οι)'],
  ['ei', 'ει|(?:ε|αι)(?:ι|η|υ)'],
  ['oi', 'οι|[οω](?:ι|η|υ|ει)'],
  ['au', 'α(?:υ|θ|ου)'],
  ['eu', 'ε(?:υ|θ|ου)'],
  ['a', 'α'],
  ['b', 'μπ|β+'],
  ['c', 'κ+|σ+'],
  ['d', 'δ+|ντ'],
  ['e', 'ε|αι'],
  ['f', 'φ+|υ'],
  ['g', 'γ+|γκ'],
  ['h', 'η|χ'],
  ['i', 'ει|οι|υι|ι|η|υ'],
  ['j', 'τζ|ζ|ξ'],
  ['k', 'κ+'],
  ['l', 'λ+'],
  ['m', 'μ+'],
  ['n', 'ν+'],
  ['o', 'ο|ω'],
  ['p', 'π+'],
  ['q', 'κ+'],
  ['r', 'ρ+'],
  ['s', 'σ+'],
  ['t', 'τ+'],
  ['u', 'ου|υ|θ'],
  ['v', 'β+|υ'],
  ['w', 'ω|ου'],
  ['x', 'χ|ξ'],
  ['y', 'υ|ι|η|ει|οι|γ'],
  ['z', 'ζ'],
  ['3', 'ξ|3'],
  ['4', 'ψ|4'],
  ['8', 'θ|8'],
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function greekFor(word: string): string {
  let rest = word.replace(/([b-df-hj-np-tv-z])\1+/g, (double, letter: string) =>
    double === 'gg' ? double : letter,
  )
  let pattern = ''
  while (rest) {
    const found = spellings.find(([latin]) => rest.startsWith(latin))
    const spelt = found?.[0] ?? rest.charAt(0)
    pattern += found ? `(?:${found[1]})` : escaped(spelt)
    rest = rest.slice(spelt.length)
  }
  return pattern
}

/**
 * Pattern for a query word in folded text. A word in Latin letters also matches its possible Greek
 * spellings: `mathima`, `ma8hma` and `mauhma` match «μάθημα».
 */
export function wordPattern(foldedWord: string): RegExp {
  const literal = escaped(foldedWord)
  if (!/[a-z]/.test(foldedWord)) return new RegExp(literal, 'gu')
  return new RegExp(`${literal}|${greekFor(foldedWord)}`, 'gu')
}
