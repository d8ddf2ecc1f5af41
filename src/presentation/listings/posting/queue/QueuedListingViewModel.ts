import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { PostingDrafts } from '../../../../application/listings/PostingDrafts';
import type { PublicationQueue } from '../../../../application/listings/PublicationQueue';
import type { Unsubscribe } from '../../../../application/shared/Unsubscribe';
import { followPerson } from '../../../shared/session/followPerson';
import type { SessionViewModel } from '../../../shared/session/SessionViewModel';
import type { OngoingPublication } from './OngoingPublication';

/** The listing of the signed-in person that waits in this browser to be published. */
export class QueuedListingViewModel {
  /** Null: none waits. */
  title: string | null = null;
  readonly #session: SessionViewModel;
  readonly #queue: Pick<PublicationQueue, 'of' | 'subscribe'>;
  readonly #drafts: Pick<PostingDrafts, 'of'>;
  readonly #ongoing: Pick<OngoingPublication, 'left'>;

  constructor(
    session: SessionViewModel,
    queue: Pick<PublicationQueue, 'of' | 'subscribe'>,
    drafts: Pick<PostingDrafts, 'of'>,
    ongoing: Pick<OngoingPublication, 'left'>,
  ) {
    this.#session = session;
    this.#queue = queue;
    this.#drafts = drafts;
    this.#ongoing = ongoing;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Another tab may publish or withdraw it, and this one, whose form that was left then ends. */
  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      const read = () => runInAction(() => void (this.title = uid === null ? null : this.#titleOf(uid)));
      const stopQueue = this.#queue.subscribe(uid ?? '', read);
      const stopForm = reaction(() => this.#ongoing.left, read, { fireImmediately: true });
      return () => {
        stopQueue();
        stopForm();
      };
    });
  }

  #titleOf(uid: string): string | null {
    const queuedId = this.#queue.of(uid);
    const draft = this.#drafts.of(uid);
    return queuedId !== null && draft?.id === queuedId ? draft.title.trim() : null;
  }
}
