import vocative from '#locales/el/grammar/vocative.json'

const endings = vocative.endings.map(({ of, becomes }) => ({ of: new RegExp(of, 'i'), becomes }))
const unclear = new RegExp(vocative.unclear, 'i')

/**
 * The vocative of a Greek first name; other names are unchanged. Null if the form is uncertain: a
 * greeting without a name is better than a wrong one.
 */
export function vocativeOf(firstName: string): string | null {
  const parts = firstName.trim().split(/(?=[\s-])/)
  const vocatives = parts.map(vocativeOfPart)
  return vocatives.includes(null) ? null : vocatives.join('')
}

function vocativeOfPart(name: string): string | null {
  if (name === name.toUpperCase()) return null
  const ending = endings.find(({ of }) => of.test(name))
  if (ending) return name.replace(ending.of, ending.becomes)
  return unclear.test(name) ? null : name
}
