import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeRepository } from '../../../application/moderation/NoticeRepository';
import type { SendNotice, SendNoticeFailure } from '../../../application/moderation/SendNotice';
import type { FormDrafts } from '../../../application/shared/FormDrafts';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import type { NoticeTarget } from '../../../domain/moderation/Notice';
import type { NoticeDraft, NoticeField, NoticeMistakes } from '../../../domain/moderation/NoticeDraft';
import { targetOfAddress } from './paths';

/** A report without an account. Its draft is stored in the browser until it has been sent. */
export class NoticeViewModel {
  draft: NoticeDraft;
  status: 'writing' | 'sending' | 'sent' = 'writing';
  mistakes: NoticeMistakes = {};
  /** Why the last attempt failed. */
  failure: Exclude<SendNoticeFailure, object> | null = null;
  readonly isDemonstration: boolean;
  /** Whether a notice may have been sent under this reference, from this or another tab. */
  #isReferenceSpent = false;
  #form = 'notice';
  readonly #send: SendNotice;
  readonly #drafts: FormDrafts;
  readonly #ids: IdGenerator;

  constructor(
    send: SendNotice,
    { isDemonstration }: Pick<NoticeRepository, 'isDemonstration'>,
    drafts: FormDrafts,
    ids: IdGenerator,
  ) {
    this.#send = send;
    this.#drafts = drafts;
    this.#ids = ids;
    this.isDemonstration = isDemonstration;
    this.draft = blankDraft(ids.newId());
    makeAutoObservable(this, { draft: observableRef, mistakes: observableRef }, { autoBind: true });
  }

  /** What the address leads to; null while it leads to nothing that can be reported. */
  get target(): NoticeTarget | null {
    return targetOfAddress(this.draft.address);
  }

  /** Shows the draft of an earlier visit about this target, or a new one with its address; `target` is null for the form alone. */
  open(target: NoticeTarget | null, address: string): void {
    this.#form = target === null ? 'notice' : `notice-${caseIdOf(target)}`;
    const stored = draftOf(this.#drafts.of(this.#form, VISITOR));
    this.#isReferenceSpent = stored !== null;
    this.draft = stored ?? { ...blankDraft(this.#ids.newId()), address };
    this.status = 'writing';
    this.mistakes = {};
    this.failure = null;
  }

  type(changes: Partial<Omit<NoticeDraft, 'reference'>>): void {
    if (this.status === 'sending') return;
    // A failed attempt may have arrived: a changed notice gets a new reference.
    const reference = this.#isReferenceSpent ? this.#ids.newId() : this.draft.reference;
    this.#isReferenceSpent = false;
    this.failure = null;
    const others = Object.entries(this.mistakes).filter(([field]) => !(field in changes) && !isFreed(field, changes));
    this.mistakes = Object.fromEntries(others);
    this.draft = { ...this.draft, reference, ...changes };
    this.#drafts.save(this.#form, VISITOR, this.draft);
  }

  /** Fills in the name and address of the signed-in person where they are empty. */
  introduce(name: string, email: string | null): void {
    const own = this.draft;
    this.draft = {
      ...own,
      name: own.name === '' ? name : own.name,
      email: own.email === '' ? (email ?? '') : own.email,
    };
  }

  async submit(): Promise<void> {
    if (this.status !== 'writing') return;
    this.begin();
    const sent = await this.#send.execute(this.draft, this.target);
    if (sent.ok) this.succeed();
    else this.fail(sent.failure);
  }

  begin(): void {
    this.status = 'sending';
    this.#isReferenceSpent = true;
    this.failure = null;
    this.mistakes = {};
  }

  succeed(): void {
    this.status = 'sent';
    this.#drafts.clear(this.#form, VISITOR);
  }

  fail(failure: SendNoticeFailure): void {
    this.status = 'writing';
    if (typeof failure === 'string') this.failure = failure;
    else this.mistakes = failure.mistakes;
  }
}

/** Stands for a visitor who is not signed in among the drafts of persons. */
const VISITOR = 'visitor';

function blankDraft(reference: string): NoticeDraft {
  return {
    reference,
    address: '',
    reason: '',
    details: '',
    isAboutAbuse: false,
    name: '',
    email: '',
    isInGoodFaith: false,
  };
}

/** Whether a change of another field makes this one right: name and address are needed by most notices only. */
function isFreed(field: string, { isAboutAbuse }: Partial<NoticeDraft>): boolean {
  const freed: readonly NoticeField[] = ['name', 'email'];
  return isAboutAbuse !== undefined && freed.some((one) => one === field);
}

function draftOf(stored: unknown): NoticeDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entries: Partial<Record<string, unknown>> = { ...stored };
  const isDraft = Object.entries(blankDraft('')).every(([field, value]) => typeof entries[field] === typeof value);
  return isDraft ? (stored as NoticeDraft) : null;
}
