import type { ToastContent } from '../shared/notices/notify';
import { messages } from './messages';

/** Milliseconds; long, since nobody is waiting for this toast. */
const DURATION_MS = 15_000;

/** A toast about a message that was not sent, with a link to its conversation at `path`. */
export function toastOfUnsent(text: string, path: string, open: (path: string) => void): ToastContent {
  const action = { label: messages.backToThread, run: () => open(path) };
  return { text, kind: 'error', durationMs: DURATION_MS, key: `${path} ${text}`, action };
}
