import { decisionPage } from '../../../application/moderation/decisionPage';
import { MOST_DECISIONS, type DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Page } from '../../../application/shared/Page';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { appealed, type AppealRefusal } from '../../../domain/moderation/Appeal';
import { decide, type DecisionOrder, type DecisionRefusal } from '../../../domain/moderation/decide';
import type { Decision } from '../../../domain/moderation/Decision';
import { judge, type JudgementOrder, type JudgementRefusal } from '../../../domain/moderation/judge';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { Instant } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { decisionOf } from '../database/records';
import { decisionContext, judgementContext } from './moderationContext';
import type { ModerationStores } from './ModerationStores';
import { writeEffects } from './writeEffects';

export class EmbeddedDecisionRepository implements DecisionRepository {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(stores: ModerationStores, clock: Clock, sha256: Sha256) {
    this.#stores = stores;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  async decide(order: DecisionOrder): Promise<Result<number, DecisionRefusal | BackendFailure>> {
    if (order.by !== this.#stores.uid) return failure('denied');
    const decided = await this.#stores.writeAsAdmin(async (transaction): Promise<Result<number, DecisionRefusal>> => {
      const context = await decisionContext(transaction, order);
      const effects = decide(order, context, this.#clock.now(), this.#sha256);
      if (!effects.ok) return effects;
      await writeEffects(transaction, effects.value, order.target.id);
      return success(effects.value.entry.number);
    });
    if (!decided.ok) return decided;
    if (decided.value.ok) this.#publish(decided.value.value, order.target);
    return decided.value;
  }

  async judge(order: JudgementOrder): Promise<Result<Decision, JudgementRefusal | BackendFailure | 'missing'>> {
    if (order.by !== this.#stores.uid) return failure('denied');
    const judged = await this.#stores.writeAsAdmin(
      async (transaction): Promise<Result<Decision, JudgementRefusal | 'missing'>> => {
        const context = await judgementContext(transaction, order);
        if (context === null) return failure('missing');
        const effects = judge(order, context, this.#clock.now(), this.#sha256);
        if (!effects.ok) return effects;
        await writeEffects(transaction, effects.value, context.decision.statement.personId);
        return success(effects.value.decision);
      },
    );
    if (!judged.ok) return judged;
    if (judged.value.ok) this.#publish(order.decision, judged.value.value.statement.target);
    return judged.value;
  }

  async appeal(
    number: number,
    personId: string,
    text: string,
  ): Promise<Result<Decision, AppealRefusal | BackendFailure | 'missing'>> {
    if (personId !== this.#stores.uid) return failure('denied');
    const stored = await this.#stores.write(
      async (transaction): Promise<Result<Decision, AppealRefusal | 'missing'>> => {
        const decisions = transaction.objectStore('decisions');
        const stored = await decisions.get(number);
        if (stored === undefined) return failure('missing');
        const appeal = appealed(decisionOf(stored), personId, text, this.#clock.now());
        if (appeal.ok) await decisions.put(appeal.value);
        return appeal;
      },
    );
    if (!stored.ok) return stored;
    if (stored.value.ok) this.#stores.publish({ store: 'decisions', ids: [String(number)] });
    return stored.value;
  }

  subscribeToPerson(
    personId: string,
    limit: number,
    listener: (decisions: BackendResult<readonly Decision[]>) => void,
  ): Unsubscribe {
    return this.#stores.followAs<readonly Decision[]>(
      personId,
      {
        read: async (connection) => {
          const decisions = await connection.getAll('decisions');
          const about = decisions.filter(({ statement }) => statement.personId === personId);
          return about.reverse().slice(0, limit).map(decisionOf);
        },
        concerns: ({ store }) => store === 'decisions',
        isEmpty: (decisions) => decisions.length === 0,
      },
      listener,
    );
  }

  subscribeToAppealed(listener: (decisions: BackendResult<readonly Decision[]>) => void): Unsubscribe {
    return this.#stores.followAsAdmin<readonly Decision[]>(
      {
        read: async (connection) => {
          const waiting = (await connection.getAll('decisions')).filter(({ status }) => status === 'appealed');
          return waiting
            .toSorted((one, other) => (one.appealedAt ?? 0) - (other.appealedAt ?? 0))
            .slice(0, MOST_DECISIONS)
            .map(decisionOf);
        },
        concerns: ({ store }) => store === 'decisions',
        isEmpty: (decisions) => decisions.length === 0,
      },
      listener,
    );
  }

  countAppealed(limit: number): Promise<BackendResult<number>> {
    return this.#stores.readImportedAsAdmin(async (connection) => {
      const waiting = (await connection.getAll('decisions')).filter(({ status }) => status === 'appealed');
      return Math.min(waiting.length, limit);
    });
  }

  decidedBetween(
    from: Instant,
    until: Instant,
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Decision>>> {
    return this.#stores.readImportedAsAdmin(async (connection) => {
      const decisions = await connection.getAll('decisions');
      return decisionPage(decisions.map(decisionOf), from, until, after, limit);
    });
  }

  #publish(decision: number, target: ReportTarget): void {
    this.#stores.publish({ store: 'cases', ids: [caseIdOf(target)] });
    this.#stores.publish({ store: 'decisions', ids: [String(decision)] });
    if (target.kind === 'person')
      for (const store of ['users', 'profiles'] as const) this.#stores.publish({ store, ids: [target.id] });
    if (target.kind === 'listing') this.#stores.publish({ store: 'listings', ids: [target.id] });
  }
}
