import type { WorkerMessage } from '../contract/site/worker-message'

/** An event that keeps the worker awake until its work is done. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A message from a page. */
export interface PageMessageEvent extends LongEvent {
  data: unknown
  /** By which an answer goes back. */
  ports: readonly { postMessage(answer: unknown): void }[]
}

/** A request of a page. */
export interface PageRequestEvent extends LongEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

/** A notification of the device that a person pressed. */
export interface PressedNotification {
  readonly data: unknown
  close(): void
}

/** The press on a notification. */
export interface NotificationPressEvent extends LongEvent {
  readonly notification: PressedNotification
}

/** A tab of the site. */
export interface OpenPage {
  readonly url: string
  postMessage(message: WorkerMessage): void
  focus(): Promise<unknown>
}

/** What our workers use of their surroundings, which the types of pages do not know. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled: boolean
    }): Promise<readonly OpenPage[]>
    openWindow(path: string): Promise<unknown>
    claim(): Promise<void>
  }
  /** Absent in older browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: LongEvent) => void): void
  addEventListener(type: 'message', hear: (event: PageMessageEvent) => void): void
  addEventListener(type: 'notificationclick', hear: (event: NotificationPressEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: PageRequestEvent) => void): void
}
