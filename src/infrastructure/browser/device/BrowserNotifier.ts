import type { BrowserPush } from '../../../application/notifications/BrowserPush';
import type { NotificationPermission, Notifier, ShownNotification } from '../../../application/messaging/Notifier';

export class BrowserNotifier implements Notifier {
  readonly #push: Pick<BrowserPush, 'owner'>;

  constructor(push: Pick<BrowserPush, 'owner'>) {
    this.#push = push;
  }

  permission(): NotificationPermission {
    return 'Notification' in globalThis ? Notification.permission : 'unsupported';
  }

  async ask(): Promise<NotificationPermission> {
    return 'Notification' in globalThis ? Notification.requestPermission() : 'unsupported';
  }

  show({ tag, title, text }: ShownNotification, onOpen: () => void): void {
    if (this.permission() !== 'granted' || document.visibilityState === 'visible') return;
    // The service worker shows the same message.
    if (this.#push.owner() !== null) return;
    try {
      const shown = new Notification(title, { tag, body: text, lang: 'fr' });
      shown.onclick = () => {
        shown.close();
        window.focus();
        onOpen();
      };
    } catch {
      // Chrome on Android allows notifications of service workers only; the badge still shows the message.
    }
  }
}
