import vocative from '../../../locales/el/grammar/vocative.json'

const endings = vocative.endings.map(({ of, becomes }) => ({ of: new RegExp(of, 'i'), becomes }))
const unclear = new RegExp(vocative.unclear, 'i')

/**
 * A first name as one calls somebody by it. Names of one language alone change; `null` where it is
 * not certain how, for a greeting without a name is better than a wrong one.
 */
export function vocativeOf(firstName: string): string | null {
  const parts = firstName.trim().split(/(?=[\s-])/)
  const called = parts.map(callBy)
  return called.includes(null) ? null : called.join('')
}

function callBy(name: string): string | null {
  if (name === name.toUpperCase()) return null
  const ending = endings.find(({ of }) => of.test(name))
  if (ending) return name.replace(ending.of, ending.becomes)
  return unclear.test(name) ? null : name
}
