import type { WorkerMessage } from '#contract/site/worker-message'

/** An event that keeps the worker running until its promises settle. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A message from a page. */
export interface MessageEvent extends ExtendableEvent {
  data: unknown
  /** Ports for the reply. */
  ports: readonly { postMessage(answer: unknown): void }[]
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

export interface ClickedNotification {
  readonly data: unknown
  close(): void
}

export interface NotificationClickEvent extends ExtendableEvent {
  readonly notification: ClickedNotification
}

/** A tab of the site. */
export interface WindowClient {
  readonly url: string
  postMessage(message: WorkerMessage): void
  focus(): Promise<unknown>
}

/** The part of ServiceWorkerGlobalScope in use; the DOM library for pages lacks it. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled: boolean
    }): Promise<readonly WindowClient[]>
    openWindow(path: string): Promise<unknown>
    claim(): Promise<void>
  }
  /** Absent in older browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: NotificationClickEvent) => void,
  ): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
