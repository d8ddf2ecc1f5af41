import type { CaseRepository } from '../../../../src/application/moderation/CaseRepository';
import type { DecisionRepository } from '../../../../src/application/moderation/DecisionRepository';
import type { JournalRepository } from '../../../../src/application/moderation/JournalRepository';
import type { PersonDirectory } from '../../../../src/application/moderation/PersonDirectory';
import type { RestrictionRepository } from '../../../../src/application/moderation/RestrictionRepository';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { decisionPage } from '../../../../src/application/moderation/decisionPage';
import type { Page } from '../../../../src/application/shared/Page';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import { isAdmin, type UserProfile } from '../../../../src/domain/account/UserProfile';
import { appealed, type AppealRefusal } from '../../../../src/domain/moderation/Appeal';
import { decide, type DecisionOrder, type DecisionRefusal } from '../../../../src/domain/moderation/decide';
import type { Decision } from '../../../../src/domain/moderation/Decision';
import {
  isFoundIn,
  type JournalEntry,
  type JournalFilter,
  type JournalHead,
} from '../../../../src/domain/moderation/journal';
import { judge, type JudgementOrder, type JudgementRefusal } from '../../../../src/domain/moderation/judge';
import { byUrgency, caseIdOf, heldBy, type ModerationCase } from '../../../../src/domain/moderation/ModerationCase';
import { byName, isFoundBy, type PersonQuery } from '../../../../src/domain/moderation/PersonQuery';
import type { Restriction } from '../../../../src/domain/moderation/Restriction';
import type { ReportTarget } from '../../../../src/domain/moderation/Report';
import type { ReportOutcome } from '../../../../src/domain/moderation/ReportOutcome';
import type { ReceivedReport } from '../../../../src/domain/moderation/ReportedContent';
import type { Instant } from '../../../../src/domain/shared/Instant';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { sha256 } from '../../../../src/infrastructure/browser/device/sha256';
import { ModerationInMemory } from './ModerationInMemory';

const MOST_DECISIONS = 100;

/** The moderation as one person sees it; `as` gives that of another person on the same data. */
export class InMemoryModeration
  implements CaseRepository, DecisionRepository, JournalRepository, PersonDirectory, RestrictionRepository
{
  readonly stored: ModerationInMemory;
  readonly #uid: string | null;

  /** `uid`: who is signed in. */
  constructor(uid: string | null = 'nadia', stored = new ModerationInMemory()) {
    this.#uid = uid;
    this.stored = stored;
  }

  as(uid: string | null): InMemoryModeration {
    return new InMemoryModeration(uid, this.stored);
  }

  subscribeToOpen(limit: number, listener: (cases: BackendResult<readonly ModerationCase[]>) => void): Unsubscribe {
    const open = () =>
      [...this.stored.cases.values()]
        .filter(({ state }) => state === 'open')
        .toSorted(byUrgency)
        .slice(0, limit);
    return this.#follow(() => (this.#isAdmin ? success(open()) : failure('denied')), listener);
  }

  subscribe(target: ReportTarget, listener: (known: BackendResult<ModerationCase | null>) => void): Unsubscribe {
    const known = () => this.stored.cases.get(caseIdOf(target)) ?? null;
    return this.#follow(() => (this.#isAdmin ? success(known()) : failure('denied')), listener);
  }

  subscribeToOutcome(
    target: ReportTarget,
    listener: (outcome: BackendResult<ReportOutcome | null>) => void,
  ): Unsubscribe {
    const outcome = () => this.stored.outcomes.get(caseIdOf(target)) ?? null;
    return this.#follow(() => (this.#isAdmin ? success(outcome()) : failure('denied')), listener);
  }

  async reportsOn(target: ReportTarget, limit: number): Promise<BackendResult<readonly ReceivedReport[]>> {
    if (!this.#isAdmin) return failure('denied');
    const received = [...this.stored.reports.values()].filter((report) => caseIdOf(report.target) === caseIdOf(target));
    return success(received.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, limit));
  }

  async find(query: PersonQuery, limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    if (!this.#isAdmin) return failure('denied');
    const found = this.stored.users.all.filter((person) => isFoundBy(query, person));
    return success(found.toSorted(byName).slice(0, limit));
  }

  async admins(limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    if (!this.#isAdmin) return failure('denied');
    return success(this.stored.users.all.filter(isAdmin).toSorted(byName).slice(0, limit));
  }

  async hold(
    target: ReportTarget,
    admin: string,
  ): Promise<Result<ModerationCase, BackendFailure | 'held' | 'missing'>> {
    if (!this.#isAdmin || admin !== this.#uid) return failure('denied');
    const known = this.stored.cases.get(caseIdOf(target));
    if (known === undefined) return failure('missing');
    const held = heldBy(known, admin, this.stored.clock.now());
    if (held.ok) this.stored.storeCase(held.value);
    return held;
  }

  async decide(order: DecisionOrder): Promise<Result<number, DecisionRefusal | 'denied'>> {
    if (order.by !== this.#uid) return failure('denied');
    const context = this.stored.decisionContext(order);
    const effects = decide(order, context, this.stored.clock.now(), sha256);
    if (!effects.ok) return effects;
    const { closed, ...written } = effects.value;
    this.stored.write(written, order.target.id);
    this.stored.storeCase(closed);
    return success(written.entry.number);
  }

  async judge(order: JudgementOrder): Promise<Result<Decision, JudgementRefusal | 'denied' | 'missing'>> {
    if (order.by !== this.#uid || !this.#isAdmin) return failure('denied');
    const context = this.stored.judgementContext(order);
    if (context === null) return failure('missing');
    const effects = judge(order, context, this.stored.clock.now(), sha256);
    if (!effects.ok) return effects;
    this.stored.write(effects.value, context.decision.statement.personId);
    return success(effects.value.decision);
  }

  async appeal(
    number: number,
    personId: string,
    text: string,
  ): Promise<Result<Decision, AppealRefusal | 'denied' | 'missing'>> {
    if (personId !== this.#uid) return failure('denied');
    const decision = this.stored.decisions.get(number);
    if (decision === undefined) return failure('missing');
    const appeal = appealed(decision, personId, text, this.stored.clock.now());
    if (appeal.ok) this.stored.storeDecision(appeal.value);
    return appeal;
  }

  subscribeToPerson(
    personId: string,
    limit: number,
    listener: (decisions: BackendResult<readonly Decision[]>) => void,
  ): Unsubscribe {
    const about = () =>
      [...this.stored.decisions.values()]
        .filter(({ statement }) => statement.personId === personId)
        .toSorted((one, other) => other.number - one.number)
        .slice(0, limit);
    const mayRead = () => this.#isAdmin || this.#uid === personId;
    return this.#follow(() => (mayRead() ? success(about()) : failure('denied')), listener);
  }

  subscribeToAppealed(listener: (decisions: BackendResult<readonly Decision[]>) => void): Unsubscribe {
    const waiting = () =>
      [...this.stored.decisions.values()]
        .filter(({ status }) => status === 'appealed')
        .toSorted((one, other) => (one.appealedAt ?? 0) - (other.appealedAt ?? 0))
        .slice(0, MOST_DECISIONS);
    return this.#follow(() => (this.#isAdmin ? success(waiting()) : failure('denied')), listener);
  }

  async countAppealed(limit: number): Promise<BackendResult<number>> {
    if (!this.#isAdmin) return failure('denied');
    const waiting = [...this.stored.decisions.values()].filter(({ status }) => status === 'appealed');
    return success(Math.min(waiting.length, limit));
  }

  async decidedBetween(
    from: Instant,
    until: Instant,
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Decision>>> {
    if (!this.#isAdmin) return failure('denied');
    return success(decisionPage([...this.stored.decisions.values()], from, until, after, limit));
  }

  async of(uid: string): Promise<BackendResult<Restriction | null>> {
    if (!this.#isAdmin && uid !== this.#uid) return failure('denied');
    return success(this.stored.restrictions.get(uid) ?? null);
  }

  async head(): Promise<BackendResult<JournalHead>> {
    return this.#isAdmin ? success(this.stored.head) : failure('denied');
  }

  async page(
    before: number | null,
    limit: number,
    filter: JournalFilter = {},
  ): Promise<BackendResult<readonly JournalEntry[]>> {
    if (!this.#isAdmin) return failure('denied');
    const former = this.stored.journal.filter(
      (entry) => (before === null || entry.number < before) && isFoundIn(filter, entry),
    );
    return success(former.toReversed().slice(0, limit));
  }

  get #isAdmin(): boolean {
    return isAdmin(this.stored.users.of(this.#uid ?? ''));
  }

  #follow<Value>(read: () => BackendResult<Value>, listener: (reading: BackendResult<Value>) => void): Unsubscribe {
    return this.stored.emitter.subscribe(read, listener);
  }
}
