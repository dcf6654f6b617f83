import { parseJson } from './parse-json'

it.each([
  ['{"a":[1,"β"]}', { a: [1, 'β'] }],
  ['null', null],
  ['7', 7],
  ['', null],
  ['{"a":', null],
  ['<html>', null],
  [null, null],
  [undefined, null],
])('reads %j as %j', (text, value) => expect(parseJson(text)).toEqual(value))
