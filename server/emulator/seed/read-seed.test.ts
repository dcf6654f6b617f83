import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSeed } from './read-seed'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(__dirname, 'content'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const lesson = 'lessons/zoi/kafes-kai-ypnos.md'

it.each([
  ['countries.json', '[{ "code": "GR" }]', /countries\.json/],
  [lesson, 'Καφές', /kafes-kai-ypnos\.md/],
])('names the file %s when its content is invalid', (file, text, problem) => {
  writeFileSync(join(folder, file), text)
  expect(() => readSeed(folder)).toThrow(problem)
})

it('refuses two lessons with one id', () => {
  expect(readSeed(folder)).toEqual(readSeed())
  cpSync(join(folder, lesson), join(folder, 'lessons/zoi/neo.md'))
  expect(() => readSeed(folder)).toThrow('do not count from 1')
})
