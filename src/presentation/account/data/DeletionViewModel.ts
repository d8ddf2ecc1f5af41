import { makeAutoObservable, runInAction } from 'mobx';
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

/** Deleting one’s account, once one has typed the word that confirms it. */
export class DeletionViewModel {
  status: 'idle' | 'asking' | 'deleting' | 'deleted' = 'idle';
  typed = '';
  step: DeletionStep | null = null;
  failure: DeleteAccountFailure | null = null;
  readonly #session: SessionViewModel;
  readonly #delete: DeleteAccount;
  readonly #forms: FormDrafts;
  /** What is confirmed now goes on with what an earlier time began. */
  #goesOn = false;

  constructor(session: SessionViewModel, deleteAccount: DeleteAccount, forms: FormDrafts) {
    this.#session = session;
    this.#delete = deleteAccount;
    this.#forms = forms;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A deletion began in this browser and was interrupted. */
  get isUnfinished(): boolean {
    const uid = this.#session.profile?.uid;
    return uid !== undefined && this.status !== 'deleting' && this.#forms.of(FORM, uid) !== null;
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.step === null ? 0 : deletionSteps.indexOf(this.step) / deletionSteps.length;
  }

  ask(): void {
    this.status = 'asking';
    this.typed = '';
    this.failure = null;
  }

  type(typed: string): void {
    this.typed = typed;
  }

  /** Nothing is given up while it is being deleted. */
  close(): void {
    if (this.status === 'asking') this.status = 'idle';
  }

  async confirm(): Promise<void> {
    const person = this.#session.profile;
    if (this.status === 'deleting' || person === null) return;
    this.#begin(person);
    const result = await this.#delete.execute(person, (step) => runInAction(() => this.#reach(step, person)));
    runInAction(() => this.#end(person, result));
  }

  #begin({ uid }: UserProfile): void {
    this.status = 'deleting';
    this.#session.leave();
    this.failure = null;
    this.#goesOn = this.#forms.of(FORM, uid) !== null;
    this.#forms.save(FORM, uid, { begun: true });
  }

  /** That it has begun is written down anew: before its last step, this browser has forgotten all. */
  #reach(step: DeletionStep, { uid }: UserProfile): void {
    this.step = step;
    this.#forms.save(FORM, uid, { begun: true });
  }

  #end({ uid }: UserProfile, result: Result<void, DeleteAccountFailure>): void {
    this.status = result.ok ? 'deleted' : 'asking';
    this.failure = result.ok ? null : result.failure;
    if (result.ok) return;
    this.#session.stay();
    // Nothing has been touched: there is nothing to finish.
    if (this.step === null && !this.#goesOn) this.#forms.clear(FORM, uid);
  }
}
