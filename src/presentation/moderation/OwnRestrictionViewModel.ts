import { makeAutoObservable } from 'mobx';
import type { RestrictionRepository } from '../../application/moderation/RestrictionRepository';
import type { Clock } from '../../application/shared/Clock';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { checkRestriction } from '../../domain/moderation/Restriction';
import type { Restricted } from '../../domain/shared/Restricted';
import { followPerson, nothingToStop } from '../shared/session/followPerson';
import type { SessionViewModel } from '../shared/session/SessionViewModel';
import { PersonRestriction } from './PersonRestriction';

/** Whether the signed-in person is restricted, for screens that offer what a restricted person may not do. */
export class OwnRestrictionViewModel {
  readonly #session: SessionViewModel;
  readonly #restriction: PersonRestriction;
  readonly #clock: Clock;
  #uid: string | null = null;
  #screens = 0;
  #stop: Unsubscribe = nothingToStop;

  constructor(session: SessionViewModel, restrictions: Pick<RestrictionRepository, 'of'>, clock: Clock) {
    this.#session = session;
    this.#restriction = new PersonRestriction(restrictions);
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null: not restricted, as far as is known. */
  get restricted(): Restricted | null {
    const { read } = this.#restriction;
    const checked = checkRestriction(read?.ok === true ? read.value : null, this.#clock.now());
    return checked.ok ? null : checked.failure;
  }

  /** Loads the restriction while at least one screen uses it; keeps the last result until the next load. */
  start(): Unsubscribe {
    this.#screens += 1;
    if (this.#screens === 1) this.#stop = followPerson(this.#session, (uid) => this.#follow(uid));
    return () => {
      this.#screens -= 1;
      if (this.#screens === 0) this.#stop();
    };
  }

  #follow(uid: string | null): Unsubscribe {
    if (uid !== this.#uid) this.#restriction.forget();
    this.#uid = uid;
    if (uid !== null) void this.#restriction.load(uid);
    return nothingToStop;
  }
}
