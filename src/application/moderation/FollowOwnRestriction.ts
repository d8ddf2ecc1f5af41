import { checkRestriction } from '../../domain/moderation/Restriction';
import type { StatementCategory } from '../../domain/moderation/Statement';
import type { Restricted } from '../../domain/shared/Restricted';
import type { Clock } from '../shared/Clock';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { MOST_DECISIONS, type DecisionRepository } from './DecisionRepository';
import type { RestrictionRepository } from './RestrictionRepository';

/** What a restricted person reads on every page. */
export type OwnRestriction = Restricted & {
  /** What they are restricted for; null while it cannot be read. */
  readonly category: StatementCategory | null;
};

/** Tells the person who is signed in that they are restricted. For anybody else it costs one read. */
export class FollowOwnRestriction {
  readonly #restrictions: Pick<RestrictionRepository, 'of'>;
  readonly #decisions: Pick<DecisionRepository, 'subscribeToPerson'>;
  readonly #clock: Clock;

  constructor(
    restrictions: Pick<RestrictionRepository, 'of'>,
    decisions: Pick<DecisionRepository, 'subscribeToPerson'>,
    clock: Clock,
  ) {
    this.#restrictions = restrictions;
    this.#decisions = decisions;
    this.#clock = clock;
  }

  /** Emits the running restriction, and null once its decision is overturned; nothing without one. */
  async execute(uid: string, listener: (restriction: OwnRestriction | null) => void): Promise<Unsubscribe> {
    const read = await this.#restrictions.of(uid);
    const restriction = read.ok ? read.value : null;
    const checked = checkRestriction(restriction, this.#clock.now());
    if (checked.ok) return () => undefined;
    return this.#decisions.subscribeToPerson(uid, MOST_DECISIONS, (decisions) => {
      const found = decisions.ok ? decisions.value.find(({ number }) => number === restriction?.decision) : undefined;
      const category = found?.statement.category ?? null;
      listener(found?.status === 'overturned' ? null : { ...checked.failure, category });
    });
  }
}
