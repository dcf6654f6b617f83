import * as z from 'zod/mini'
import {
  favourite as shownFavourite,
  favouriteMark as shownMark,
} from '../../contract/shop/favourite'
import { favourite, favouriteMark } from './favourite'
import { favouriteMarkRow, favouriteRow } from './testing/account-rows'

it('reads a row of a list, and the entity by its id', () => {
  const read = z.parse(favourite, favouriteRow)
  expect(z.parse(shownFavourite, read)).toEqual(read)
  expect(read).toMatchObject({ user: favouriteRow.userId, updatedAt: favouriteRow.createdAt })
  expect(read).not.toHaveProperty('userUsername')
  const updatedAt = '2026-05-02T09:30:00+03:00'
  const entity = { ...favouriteRow, user: favouriteRow.userUsername, updatedAt }
  expect(z.parse(favourite, entity)).toMatchObject({ user: favouriteRow.userId, updatedAt })
})

it('reads which products are favourites', () => {
  const { id, userId, productId } = favouriteMarkRow
  const read = z.parse(favouriteMark, favouriteMarkRow)
  expect(read).toEqual({ id, user: userId, product: { id: productId } })
  expect(z.parse(shownMark, read)).toEqual(read)
})
