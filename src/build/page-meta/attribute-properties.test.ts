import { attributeProperty } from './attribute-properties'

it.each([
  ['Χρώμα', 'color'],
  ['ΧΡΩΜΑ', 'color'],
  [' μέγεθος ', 'size'],
  ['Υλικό', 'material'],
  ['ΣΧΕΔΙΟ', 'pattern'],
  ['Γραμμές', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%j is %j', (name, property) => {
  expect(attributeProperty(name)).toBe(property)
})
