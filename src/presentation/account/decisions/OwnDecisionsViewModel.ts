import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { MOST_DECISIONS, type DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { RestrictionRepository } from '../../../application/moderation/RestrictionRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { mayStillAppeal } from '../../../domain/moderation/Appeal';
import type { Decision } from '../../../domain/moderation/Decision';
import { PersonRestriction, type ShownCourse } from '../../moderation/PersonRestriction';
import { followPerson, nothingToStop } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

/** The decisions about the signed-in person, newest first. */
export class OwnDecisionsViewModel {
  decisions: readonly Decision[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  attempt = 0;
  readonly #session: SessionViewModel;
  readonly #decisions: DecisionRepository;
  /** Read where a decision restricts the person. */
  readonly #restriction: PersonRestriction;
  readonly #clock: Clock;

  constructor(
    session: SessionViewModel,
    decisions: DecisionRepository,
    restrictions: RestrictionRepository,
    clock: Clock,
  ) {
    this.#session = session;
    this.#decisions = decisions;
    this.#restriction = new PersonRestriction(restrictions);
    this.#clock = clock;
    makeAutoObservable(this, { decisions: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      runInAction(() => this.#forget());
      return uid === null
        ? nothingToStop
        : this.#decisions.subscribeToPerson(uid, MOST_DECISIONS, (result) =>
            runInAction(() => this.#show(uid, result)),
          );
    });
  }

  /** What has become of a restriction; `unknown` until it is read; null of another decision. */
  courseOf(decision: Decision): ShownCourse | null {
    return this.#restriction.courseAt(decision, this.#clock.now());
  }

  mayAppeal(decision: Decision): boolean {
    return mayStillAppeal(decision, this.#clock.now());
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #forget(): void {
    this.decisions = [];
    this.#restriction.forget();
    this.status = 'loading';
  }

  #show(uid: string, result: BackendResult<readonly Decision[]>): void {
    this.status = result.ok ? 'ready' : result.failure;
    if (!result.ok) return;
    this.decisions = result.value;
    void this.#restriction.loadFor(uid, result.value);
  }
}
