import type { Decision } from '../../../../src/domain/moderation/Decision';
import type { DecisionContext, DecisionEffects, DecisionOrder } from '../../../../src/domain/moderation/decide';
import { emptyJournal, type JournalEntry, type JournalHead } from '../../../../src/domain/moderation/journal';
import type { JudgementContext, JudgementEffects, JudgementOrder } from '../../../../src/domain/moderation/judge';
import { caseIdOf, withReport, type ModerationCase } from '../../../../src/domain/moderation/ModerationCase';
import { noSettings } from '../../../../src/domain/listings/review/ReviewSettings';
import type { ReceivedNotice } from '../../../../src/domain/moderation/Notice';
import type { Report, ReportTarget } from '../../../../src/domain/moderation/Report';
import {
  contentNamed,
  contentOfListing,
  type ReceivedReport,
  type ReportedContent,
} from '../../../../src/domain/moderation/ReportedContent';
import type { Restriction } from '../../../../src/domain/moderation/Restriction';
import type { ReportOutcome } from '../../../../src/domain/moderation/ReportOutcome';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import type { Instant } from '../../../../src/domain/shared/Instant';
import { NOON } from '../../builders/aListing';
import { anAccount } from '../../builders/aPerson';
import type { YearlyFigures } from '../../../../src/domain/moderation/YearlyFigures';
import { InMemoryEmitter } from '../InMemoryEmitter';
import { InMemoryListingRepository } from '../listings/InMemoryListingRepository';
import { InMemoryProfileRepository } from '../account/InMemoryProfileRepository';
import { InMemoryUserRepository } from '../account/InMemoryUserRepository';

/** What a decision and a judgement write alike. */
type Written = Pick<JudgementEffects, 'entry' | 'outcome' | 'listing'> &
  Partial<Pick<DecisionEffects, 'profile'>> & {
    readonly decision: Decision | null;
    readonly restriction: DecisionEffects['restriction'];
  };

export type StoredNotice = Omit<ReceivedNotice, 'outcome'>;

/** The stored reports, notices, cases, decisions and journal, with the listings and the accounts that they are about. */
export class ModerationInMemory {
  /** By `{reporter}~{kind}~{target}`. */
  readonly reports = new Map<string, ReceivedReport>();
  /** By reference. */
  readonly notices = new Map<string, StoredNotice>();
  /** By `caseIdOf` the target, as the outcomes. */
  readonly cases = new Map<string, ModerationCase>();
  readonly outcomes = new Map<string, ReportOutcome>();
  readonly decisions = new Map<number, Decision>();
  readonly journal: JournalEntry[] = [];
  readonly years = new Map<number, YearlyFigures>();
  settings = noSettings;
  /** By person. */
  readonly restrictions = new Map<string, Restriction>();
  /** When an admin has opened a conversation, by `openedIdOf`. */
  readonly opened = new Map<string, Instant>();
  /** The titles of the listings that conversations are about. */
  readonly conversations = new Map<string, string>();
  readonly emitter = new InMemoryEmitter();
  readonly listings: InMemoryListingRepository;
  readonly users: InMemoryUserRepository;
  readonly profiles: InMemoryProfileRepository;
  /** Tests may put it forward. */
  clock: { now(): number };

  constructor({
    users = new InMemoryUserRepository(...moderationPeople),
    listings = new InMemoryListingRepository(),
    clock = { now: () => NOON },
  }: Partial<Pick<ModerationInMemory, 'users' | 'listings' | 'clock'>> = {}) {
    this.users = users;
    this.profiles = new InMemoryProfileRepository(users, clock);
    this.listings = listings;
    this.clock = clock;
  }

  /** Stores a report with what the reporter sees, and raises the case of its target. */
  storeReport(report: Report, createdAt = this.clock.now()): void {
    const { reporterId, target, reason } = report;
    const content = this.contentOf(target);
    this.reports.set(`${reporterId}~${caseIdOf(target)}`, { ...report, createdAt, content });
    const known = this.cases.get(caseIdOf(target)) ?? null;
    this.storeCase(withReport(known, { target, title: content.title, reason }, createdAt));
  }

  storeCase(changed: ModerationCase): void {
    this.cases.set(caseIdOf(changed.target), changed);
    this.emitter.emit();
  }

  storeDecision(decision: Decision): void {
    this.decisions.set(decision.number, decision);
    this.emitter.emit();
  }

  /** `personId`: whose restriction or profile changes, if any does. */
  write({ entry, decision, outcome, listing, restriction, profile = null }: Written, personId: string): void {
    this.journal.push(entry);
    if (outcome !== null) this.outcomes.set(caseIdOf(outcome.target), outcome);
    if (decision !== null) this.decisions.set(decision.number, decision);
    if (listing !== null) this.listings.store(listing);
    if (restriction === 'lifted') this.restrictions.delete(personId);
    else if (restriction !== null) this.restrictions.set(personId, restriction);
    if (profile !== null) void this.profiles.change(personId, profile);
    this.emitter.emit();
  }

  decisionContext({ by, target }: DecisionOrder): DecisionContext {
    const listing = this.#listingOf(target);
    const concernedId = target.kind === 'person' ? target.id : (listing?.ownerId ?? '');
    const known = this.cases.get(caseIdOf(target)) ?? null;
    const [actor, concerned] = [this.users.of(by), this.users.of(concernedId)];
    const restriction = this.restrictions.get(target.id) ?? null;
    const profile = target.kind === 'person' ? this.profiles.of(target.id) : null;
    return { head: this.head, known, listing, restriction, profile, actor, concerned };
  }

  /** Null if there is no such decision. */
  judgementContext({ by, decision: number }: JudgementOrder): JudgementContext | null {
    const decision = this.decisions.get(number);
    if (decision === undefined) return null;
    const { target, personId } = decision.statement;
    return {
      head: this.head,
      decision,
      decidedBy: this.journal[number - 1]?.by ?? '',
      lastEffect: this.cases.get(caseIdOf(target))?.lastEffect ?? null,
      listing: this.#listingOf(target),
      restriction: this.restrictions.get(personId) ?? null,
      actor: this.users.of(by),
      concerned: this.users.of(personId),
    };
  }

  get head(): JournalHead {
    const last = this.journal.at(-1);
    return last === undefined ? emptyJournal : { count: last.number, chain: last.chain };
  }

  contentOf(target: ReportTarget): ReportedContent {
    const listing = this.#listingOf(target);
    if (listing !== null) return contentOfListing(listing);
    const title = target.kind === 'person' ? this.users.of(target.id)?.displayName : this.conversations.get(target.id);
    return contentNamed(title ?? '');
  }

  #listingOf({ kind, id }: ReportTarget): DecisionContext['listing'] {
    return kind === 'listing' ? (this.listings.stored(id) ?? null) : null;
  }
}

/** Karim, Claire and Lina; the admins Nadia and Omar; Solène, a super admin. */
export const moderationPeople: readonly UserProfile[] = [
  ['claire', 'Claire', 'user'],
  ['karim', 'Karim', 'user'],
  ['lina', 'Lina', 'user'],
  ['nadia', 'Nadia', 'admin'],
  ['omar', 'Omar', 'admin'],
  ['solene', 'Solène', 'super_admin'],
].map(([uid = '', displayName = '', role = ''], index) => ({
  ...anAccount,
  uid,
  displayName,
  role,
  email: `${uid}@exemple.fr`,
  phoneNumber: `+3363998010${index}`,
}));
