import { orderCreation } from './order-creation'

it('keeps the sequence of its keys, on which the fingerprints of sent orders rest', () => {
  expect(Object.keys(orderCreation.shape).join(' ')).toBe(
    'email firstName lastName street streetNumber city zipcode place locationType country region phone mobilePhone customerNotes payWay documentType items floor agreedTotal sentSecondsAgo vatNumber',
  )
})
