import { token } from '../shared/token';

/** `default`: the person has not been asked; ask only after a click. */
export type NotificationPermission = 'granted' | 'denied' | 'default' | 'unsupported';

export interface ShownNotification {
  /** A notification replaces the one with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
}

/** Notifications that the browser shows while the site is not visible. */
export interface Notifier {
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  /** Whether the question of the site has been declined in this browser, which is not asked then. */
  isDeclined(): boolean;
  decline(): void;
  /** Does nothing without permission, while the window is visible, or where messages are pushed to this browser. */
  show(notification: ShownNotification, onOpen: () => void): void;
}
export const Notifier = token<Notifier>('Notifier');
