import type { Notice } from '../shared/notices/notify';
import { messages } from './messages';

/** Milliseconds; long, since nobody is waiting for this toast. */
const DURATION_MS = 15_000;

/** A toast about a message that was not sent, with a link to its conversation. */
export function noticeOfUnsent(text: string, open: () => void): Notice {
  return { text, kind: 'error', durationMs: DURATION_MS, action: { label: messages.backToThread, run: open } };
}
