import type { Notifier } from '../../../src/application/messaging/Notifier';

/** Of a browser that has refused notifications. */
export function aNotifier(changes: Partial<Notifier> = {}): Notifier {
  return {
    permission: () => 'denied',
    ask: () => Promise.resolve('denied'),
    isDeclined: () => false,
    decline: () => undefined,
    show: () => undefined,
    ...changes,
  };
}
