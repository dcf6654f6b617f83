import type { ThemeUIStyleObject } from 'theme-ui'

/** Layout of a step: the sum is beside its fields on wide screens, below them otherwise. */
export const checkoutGridStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 1fr) 380px'],
  alignItems: 'start',
  gap: [5, null, null, 6],
}
