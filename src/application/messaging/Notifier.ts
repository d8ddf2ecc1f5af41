import { token } from '../shared/token';

/** `default`: nobody has said yet; asking is for a click only. */
export type NotificationPermission = 'granted' | 'denied' | 'default' | 'unsupported';

export interface ShownNotification {
  /** One with the same tag takes the place of the one before. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
}

/** Notices that the browser shows while the site is out of sight. */
export interface Notifier {
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  /** Does nothing without permission, or while the window is in sight. */
  show(notification: ShownNotification, onOpen: () => void): void;
}
export const Notifier = token<Notifier>('Notifier');
