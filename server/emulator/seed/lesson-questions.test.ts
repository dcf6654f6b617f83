import { readSeed } from './read-seed'

const lessons = readSeed().lessons.filter(({ isPublished }) => isPublished !== false)
const question = /<details>\s*<summary>(.+?)<\/summary>\s*(.+?)<\/details>/gs

it('has two or three questions in each lesson, with answers of one line (R469)', () => {
  expect(lessons).toHaveLength(26)
  for (const { title, body } of lessons) {
    const questions = [...body.matchAll(question)]
    const texts = questions.map(([, asked = '', answer = '']) => ({ title, asked, answer }))
    expect([title, texts.length >= 2 && texts.length <= 3]).toEqual([title, true])
    for (const each of texts) {
      expect(each).toMatchObject({ asked: expect.not.stringContaining('βασική ιδέα') })
      expect(each).toMatchObject({ answer: expect.stringMatching(/^<p>[^<]{3,90}<\/p>\s*$/) })
    }
  }
})
