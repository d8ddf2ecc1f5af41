import type { BrowserPush } from '../../../application/notifications/BrowserPush';
import type { NotificationPermission, Notifier, ShownNotification } from '../../../application/messaging/Notifier';

/** Where a no is remembered. */
interface StoredAnswer {
  read(): string | null;
  write(text: string): unknown;
}

export class BrowserNotifier implements Notifier {
  readonly #push: Pick<BrowserPush, 'owner'>;
  readonly #declined: StoredAnswer;

  constructor(push: Pick<BrowserPush, 'owner'>, declined: StoredAnswer) {
    this.#push = push;
    this.#declined = declined;
  }

  permission(): NotificationPermission {
    return 'Notification' in globalThis ? Notification.permission : 'unsupported';
  }

  async ask(): Promise<NotificationPermission> {
    return 'Notification' in globalThis ? Notification.requestPermission() : 'unsupported';
  }

  isDeclined(): boolean {
    return this.#declined.read() !== null;
  }

  decline(): void {
    this.#declined.write('1');
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
