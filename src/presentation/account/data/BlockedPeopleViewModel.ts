import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BlockedPerson, BlockRepository } from '../../../application/messaging/BlockRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure } from '../../../domain/shared/Result';
import { followPerson, nothingToStop } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

/** The people whom the person has blocked. */
export class BlockedPeopleViewModel {
  blocked: readonly BlockedPerson[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  attempt = 0;
  readonly #session: SessionViewModel;
  readonly #blocks: BlockRepository;

  constructor(session: SessionViewModel, blocks: BlockRepository) {
    this.#session = session;
    this.#blocks = blocks;
    makeAutoObservable(this, { blocked: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      runInAction(() => this.#forget());
      return uid === null
        ? nothingToStop
        : this.#blocks.subscribe(uid, (result) => runInAction(() => this.#show(result)));
    });
  }

  isBlocked(uid: string): boolean {
    return this.blocked.some((person) => person.uid === uid);
  }

  #forget(): void {
    this.blocked = [];
    this.status = 'loading';
  }

  #show(result: BackendResult<readonly BlockedPerson[]>): void {
    this.status = result.ok ? 'ready' : result.failure;
    if (result.ok) this.blocked = result.value;
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  async block({ uid, name }: Pick<BlockedPerson, 'uid' | 'name'>): Promise<BackendResult<void>> {
    return this.#change((own) => this.#blocks.block(own, { uid, name }));
  }

  async unblock(uid: string): Promise<BackendResult<void>> {
    return this.#change((own) => this.#blocks.unblock(own, uid));
  }

  async #change(change: (own: string) => Promise<BackendResult<void>>): Promise<BackendResult<void>> {
    const own = this.#session.profile?.uid;
    return own === undefined ? failure('denied') : change(own);
  }
}
