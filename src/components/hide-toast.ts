import { showToast } from './show-toast'

/** Takes a toast away whose reason has gone. Nothing happens where it went before. */
export function hideToast(id: string): void {
  showToast({ id, isOver: true })
}
