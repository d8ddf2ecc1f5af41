import type { NoticeTarget } from '../../domain/moderation/Notice';
import { readNoticeDraft, type NoticeDraft, type NoticeMistakes } from '../../domain/moderation/NoticeDraft';
import { failure, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { NoticeRepository } from './NoticeRepository';

export type SendNoticeFailure = BackendFailure | 'missing' | { readonly mistakes: NoticeMistakes };

/** Reports a listing or a person to the moderators, without an account. */
export class SendNotice {
  readonly #notices: Pick<NoticeRepository, 'add'>;

  constructor(notices: Pick<NoticeRepository, 'add'>) {
    this.#notices = notices;
  }

  /** `target`: what the address of the draft leads to. */
  async execute(draft: NoticeDraft, target: NoticeTarget | null): Promise<Result<void, SendNoticeFailure>> {
    const read = readNoticeDraft(draft, target);
    return read.ok ? this.#notices.add(read.value) : failure({ mistakes: read.failure });
  }
}
