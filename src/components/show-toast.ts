import type { ReactElement } from 'react'

/** Something that a toast offers to do; the toast goes once it is pressed. */
export interface ToastAction {
  label: string
  onPress: () => void
}

/** What a toast says, and what can be done about it (R175). */
export interface Toast {
  tone: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  /** In place of the icon of its tone. */
  icon?: ReactElement
  /** A person's picture, in place of an icon. */
  avatar?: ReactElement
  action?: ToastAction
  /** Where there is more than one thing to do; the first counts most. */
  actions?: readonly ToastAction[]
  /** How long it stays, in ms; 0 is until somebody closes it. */
  staysForMs?: number
  /** Stays until it is closed. */
  persistent?: boolean
  /** False where it goes by itself or by its action alone. */
  close?: boolean
  /** A person closed it without doing what it offered. */
  onClose?: () => void
  /** Actions stand below the words, or beside them. */
  orientation?: 'vertical' | 'horizontal'
  /** Takes the place of the toast that came with the same id. */
  id?: string
}

/** Takes back the toast of an id. */
export interface ToastEnd {
  id: string
  isOver: true
}

type Stage = (order: Toast | ToastEnd) => void

const waiting: (Toast | ToastEnd)[] = []
let stage: Stage | null = null
let fetchStage: (() => void) | null = null

/** Shows a short word above the page; the script behind it arrives with the first one. */
export function showToast(toast: Toast | ToastEnd): void {
  if (!stage) waiting.push(toast)
  stage?.(toast)
  fetchStage?.()
}

/**
 * Names what fetches the stage when the first toast is there.
 * @returns what takes it back
 */
export function onFirstToast(fetch: () => void): () => void {
  fetchStage = fetch
  if (waiting.length > 0) fetch()
  return () => {
    fetchStage = null
  }
}

/**
 * The stage has arrived: it gets the toasts that waited for it, and all that come.
 * @returns what ends that
 */
export function setStage(show: Stage): () => void {
  stage = show
  for (const toast of waiting.splice(0)) show(toast)
  return () => {
    stage = null
  }
}
