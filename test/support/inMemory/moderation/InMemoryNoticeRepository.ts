import type { NoticeRepository } from '../../../../src/application/moderation/NoticeRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import { listingVisibility } from '../../../../src/domain/listings/lifecycle/listingVisibility';
import { caseIdOf, withNotice } from '../../../../src/domain/moderation/ModerationCase';
import type { Notice, NoticeOutcome, NoticeTarget, ReceivedNotice } from '../../../../src/domain/moderation/Notice';
import { answerTo } from '../../../../src/domain/moderation/ReportOutcome';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { ModerationInMemory, type StoredNotice } from './ModerationInMemory';

/** The notices as one person, or a visitor (null), reaches them. */
export class InMemoryNoticeRepository implements NoticeRepository {
  readonly isDemonstration = true;
  readonly #uid: string | null;
  readonly #stored: ModerationInMemory;

  constructor(stored = new ModerationInMemory(), uid: string | null = null) {
    this.#stored = stored;
    this.#uid = uid;
  }

  async add({ sender, ...notice }: Notice): Promise<Result<void, 'missing'>> {
    const { reference, target, reason } = notice;
    if (this.#stored.notices.has(reference)) return success();
    const now = this.#stored.clock.now();
    if (!this.#isSeen(target, now)) return failure('missing');
    const content = this.#stored.contentOf(target);
    const author = sender && { name: sender.name, email: sender.email.value };
    this.#stored.notices.set(reference, { ...notice, sender: author, createdAt: now, content });
    const known = this.#stored.cases.get(caseIdOf(target)) ?? null;
    this.#stored.storeCase(withNotice(known, { target, title: content.title, reason }, now));
    return success();
  }

  async outcomeOf(reference: string): Promise<BackendResult<NoticeOutcome | null>> {
    const notice = this.#stored.notices.get(reference);
    return success(notice === undefined ? null : this.#outcomeOf(notice));
  }

  async targetOf(reference: string): Promise<BackendResult<NoticeTarget | null>> {
    if (!isAdmin(this.#stored.users.of(this.#uid ?? ''))) return failure('denied');
    return success(this.#stored.notices.get(reference)?.target ?? null);
  }

  async noticesOn(target: NoticeTarget, limit: number): Promise<BackendResult<readonly ReceivedNotice[]>> {
    if (!isAdmin(this.#stored.users.of(this.#uid ?? ''))) return failure('denied');
    const received = [...this.#stored.notices.values()].filter(
      (notice) => caseIdOf(notice.target) === caseIdOf(target),
    );
    return success(
      received
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .slice(0, limit)
        .map((notice) => ({ ...notice, outcome: this.#outcomeOf(notice) })),
    );
  }

  #isSeen({ kind, id }: NoticeTarget, now: number): boolean {
    if (kind === 'person') return this.#stored.users.of(id) !== null;
    const listing = this.#stored.listings.stored(id);
    return listing !== undefined && listingVisibility(listing, null, now) !== 'hidden';
  }

  #outcomeOf({ createdAt, target }: StoredNotice): NoticeOutcome {
    return answerTo(createdAt, this.#stored.outcomes.get(caseIdOf(target)) ?? null).outcome;
  }
}
