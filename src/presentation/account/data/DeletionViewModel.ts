import { makeAutoObservable, runInAction, when } from 'mobx';
import {
  deletionSteps,
  type DeleteAccount,
  type DeleteAccountFailure,
  type DeletionStep,
} from '../../../application/privacy/DeleteAccount';
import type { FormDrafts } from '../../../application/shared/FormDrafts';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Result } from '../../../domain/shared/Result';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

const FORM = 'deletion';

/** Milliseconds that a deletion waits for the stored profile, which is read with retries. */
const PROFILE_TIMEOUT = 20_000;

/** Deletes the account once the confirming word has been typed. */
export class DeletionViewModel {
  status: 'idle' | 'asking' | 'deleting' | 'deleted' = 'idle';
  typed = '';
  step: DeletionStep | null = null;
  failure: DeleteAccountFailure | null = null;
  readonly #session: SessionViewModel;
  readonly #delete: Pick<DeleteAccount, 'execute'>;
  readonly #forms: FormDrafts;
  /** This deletion resumes one that was interrupted. */
  #isResumed = false;

  constructor(session: SessionViewModel, deleteAccount: Pick<DeleteAccount, 'execute'>, forms: FormDrafts) {
    this.#session = session;
    this.#delete = deleteAccount;
    this.#forms = forms;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A deletion was started in this browser and interrupted. */
  get isUnfinished(): boolean {
    const uid = this.#session.profile?.uid;
    return uid !== undefined && this.status !== 'deleting' && this.#forms.of(FORM, uid) !== null;
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.step === null ? 0 : deletionSteps.indexOf(this.step) / deletionSteps.length;
  }

  /** No answer came before the first step: the server may have stored the request, and erase the account by itself. */
  get mayGoOn(): boolean {
    return this.step === null && (this.failure === 'offline' || this.failure === 'timeout');
  }

  ask(): void {
    this.status = 'asking';
    this.typed = '';
    this.failure = null;
  }

  type(typed: string): void {
    this.typed = typed;
  }

  /** A running deletion cannot be cancelled. */
  close(): void {
    if (this.status === 'asking') this.status = 'idle';
  }

  async confirm(): Promise<void> {
    const person = this.#session.profile;
    if (this.status === 'deleting' || person === null) return;
    this.#begin(person);
    await this.#untilProfileRead();
    const result = await this.#delete.execute(person, (step) => runInAction(() => this.#reach(step, person)));
    runInAction(() => this.#end(person, result));
  }

  /** A profile that is missing when the session reads it for the first time is created again, even if it was just deleted. */
  async #untilProfileRead(): Promise<void> {
    const isRead = () => this.#session.source === 'stored' || this.#session.source === 'fallback';
    await when(isRead, { timeout: PROFILE_TIMEOUT }).catch(() => undefined);
  }

  #begin({ uid }: UserProfile): void {
    this.status = 'deleting';
    this.#session.leave();
    this.failure = null;
    this.#isResumed = this.#forms.of(FORM, uid) !== null;
    this.#forms.save(FORM, uid, { begun: true });
  }

  /** Stores again that a deletion has started: a step before the last one clears this browser’s storage. */
  #reach(step: DeletionStep, { uid }: UserProfile): void {
    this.step = step;
    this.#forms.save(FORM, uid, { begun: true });
  }

  #end({ uid }: UserProfile, result: Result<void, DeleteAccountFailure>): void {
    this.status = result.ok ? 'deleted' : 'asking';
    this.failure = result.ok ? null : result.failure;
    if (result.ok) return;
    this.#session.stay();
    // Nothing has begun: there is nothing to resume.
    if (this.step === null && !this.mayGoOn && !this.#isResumed) this.#forms.clear(FORM, uid);
  }
}
