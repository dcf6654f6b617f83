import attributeWords from '../../../locales/el/build/attribute-words.json'

/** What schema.org and the feeds of products know of a version by a name of its own. */
export type AttributeProperty = 'color' | 'size' | 'material' | 'pattern'

const properties = new Map(
  Object.entries(attributeWords).map(([word, property]) => [
    folded(word),
    property as AttributeProperty,
  ]),
)

/** The property for an attribute that the shop's owner has named; however the name is spelled. */
export function attributeProperty(name: string): AttributeProperty | undefined {
  return properties.get(folded(name))
}

function folded(word: string): string {
  return word.trim().toLocaleLowerCase('el').normalize('NFD').replace(/\p{M}/gu, '')
}
