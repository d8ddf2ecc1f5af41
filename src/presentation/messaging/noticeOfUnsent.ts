import type { Notice } from '../shared/notices/notify';
import { messages } from './messages';

/** It comes when nobody waits for it. */
const DURATION_MS = 15_000;

/** Says that something was not sent, and leads to its conversation. */
export function noticeOfUnsent(text: string, open: () => void): Notice {
  return { text, kind: 'error', durationMs: DURATION_MS, action: { label: messages.backToThread, run: open } };
}
