import { addDays } from '#lib/time/calendar-days'
import practiceDay from '#locales/el/practice-day.json'
import { joyOf } from './day-joy'

const tenDays = (first: string) => Array.from({ length: 10 }, (_, index) => addDays(first, index))

it.each(['2026-11-26', '2027-12-28', '2028-02-25', '2025-12-27', '2026-03-26'])(
  'draws something else each day, and says nothing twice in ten days: from %s',
  (first) => {
    const joys = tenDays(first).map(joyOf)
    const sentences = joys.map(({ scene, wording }) => practiceDay[scene][wording])
    expect(new Set(sentences).size).toBe(10)
    joys.slice(1).forEach(({ scene }, index) => {
      expect(scene).not.toBe(joys[index]?.scene)
    })
  },
)

it('is the same all day', () => {
  expect(joyOf('2026-11-26')).toEqual(joyOf('2026-11-26'))
})
