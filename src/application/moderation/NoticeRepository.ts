import type { Notice, NoticeOutcome, NoticeTarget, ReceivedNotice } from '../../domain/moderation/Notice';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Reports without an account. Nobody need be signed in to send one, nor to read what became of it. */
export interface NoticeRepository {
  /** True if notices stay in this browser. */
  readonly isDemonstration: boolean;

  /**
   * Stores a notice with the backend’s time and what everybody sees of its target, and raises the case of the target (`withNotice`), in
   * one commit. Succeeds without a change for a reference that is stored already: the first answer was lost. `missing`: the target
   * is not there, or not everybody sees it.
   */
  add(notice: Notice): Promise<Result<void, BackendFailure | 'missing'>>;

  /** What became of a notice (`answerTo`), for the person who knows its reference; null if there is none. */
  outcomeOf(reference: string): Promise<BackendResult<NoticeOutcome | null>>;

  /** What the notice with this reference is about, for admins; null if there is none. */
  targetOf(reference: string): Promise<BackendResult<NoticeTarget | null>>;

  /** The notices about a target, newest first, at most `limit`, for admins. */
  noticesOn(target: NoticeTarget, limit: number): Promise<BackendResult<readonly ReceivedNotice[]>>;
}
export const NoticeRepository = token<NoticeRepository>('NoticeRepository');
