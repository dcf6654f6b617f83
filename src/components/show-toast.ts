import type { ReactElement } from 'react'

/** An action of a toast; pressing it closes the toast. */
export interface ToastAction {
  label: string
  onPress: () => void
}

export interface Toast {
  tone: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  /** Replaces the icon of its tone. */
  icon?: ReactElement
  /** A person's image instead of an icon. */
  avatar?: ReactElement
  action?: ToastAction
  /** Several actions, the most important first. */
  actions?: readonly ToastAction[]
  /** Duration in ms; 0: until closed. */
  staysForMs?: number
  /** False: no close button. */
  close?: boolean
  /** It went without an action: the user closed it, or its time was up. */
  onClose?: () => void
  /** Actions below or beside the text. */
  orientation?: 'vertical' | 'horizontal'
  /** Replaces the toast with the same id. */
  id?: string
}

/** Removes the toast with an id. */
export interface ToastEnd {
  id: string
  isOver: true
}

type ToastHandler = (toast: Toast | ToastEnd) => void

const waiting: (Toast | ToastEnd)[] = []
let handler: ToastHandler | null = null
let loadToaster: (() => void) | null = null

/** Shows or removes a toast; the toaster's chunk is loaded with the first one. */
export function showToast(toast: Toast | ToastEnd): void {
  if (!handler) waiting.push(toast)
  handler?.(toast)
  loadToaster?.()
}

/**
 * Sets the function that loads the toaster at the first toast.
 * @returns unsets it
 */
export function onFirstToast(load: () => void): () => void {
  loadToaster = load
  if (waiting.length > 0) load()
  return () => {
    loadToaster = null
  }
}

/**
 * Connects the loaded toaster: it gets the waiting toasts and all further ones.
 * @returns disconnects it
 */
export function connectToaster(show: ToastHandler): () => void {
  handler = show
  for (const toast of waiting.splice(0)) show(toast)
  return () => {
    handler = null
  }
}
