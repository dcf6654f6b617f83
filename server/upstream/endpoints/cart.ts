import { cart } from '../cart'
import { read } from './endpoint'

export const readCart = read('/cart', cart)
