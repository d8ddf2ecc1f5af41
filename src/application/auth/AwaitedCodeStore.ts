import type { Instant } from '../../domain/shared/Instant';
import { token } from '../shared/token';

/** A code to sign in with that was sent to a phone and has not been entered yet. */
export interface AwaitedCode {
  /** As it was typed. */
  readonly number: string;
  /** See `SentCode`. */
  readonly ticket: string;
  readonly sentAt: Instant;
}

/** The code that this tab waits for. It survives a reload of the page, not the tab. */
export interface AwaitedCodeStore {
  current(): AwaitedCode | null;
  /** `null`: none is waited for. */
  save(awaited: AwaitedCode | null): void;
}
export const AwaitedCodeStore = token<AwaitedCodeStore>('AwaitedCodeStore');
