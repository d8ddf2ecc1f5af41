import { makeAutoObservable, observableRef } from 'mobx';
import { MOST_DECISIONS } from '../../../application/moderation/DecisionRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import type { Listing } from '../../../domain/listings/Listing';
import type { Decision } from '../../../domain/moderation/Decision';
import {
  CASE_HELD_FOR,
  checkSeen,
  unreportedCase,
  type CaseSeen,
  type ModerationCase,
  type SeenRefusal,
} from '../../../domain/moderation/ModerationCase';
import type { ReceivedNotice } from '../../../domain/moderation/Notice';
import { gravestReason } from '../../../domain/moderation/reasonPresets';
import type { ReportReason, ReportTarget } from '../../../domain/moderation/Report';
import type { ReceivedReport } from '../../../domain/moderation/ReportedContent';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import { PersonRestriction } from '../../moderation/PersonRestriction';
import type { CasePorts, Read } from './CasePorts';
import { firstFailure } from './firstFailure';
import { formerContentOf, type FormerContent } from './formerContentOf';
import { otherHolderOf } from './otherHolderOf';
import { pointsOf } from './pointsOf';
import { ReceivedReports } from './ReceivedReports';

/** How many decisions about the person are followed at first, so that a case costs 40 reads at most. */
const FIRST_DECISIONS = 10;

/** One case: read ahead while the one before it is decided, then as an admin examines it. It is held for them while they do. */
export class CaseViewModel {
  /** Null until it is started. */
  target: ReportTarget | null = null;
  /** Null: nobody has reported the target, and no admin has decided about it. */
  known: Read<ModerationCase | null> = null;
  /** As it is now; null for another target, or if it is gone. */
  listing: Read<Listing | null> = null;
  profile: Read<PublicProfile | null> = null;
  readonly received: ReceivedReports;
  /** About the person concerned, newest first; `areDecisionsCut`: the newest only. */
  decisions: Read<readonly Decision[]> = null;
  /** The last one of the person; of another target, it is read where a decision restricts its owner. */
  readonly restriction: PersonRestriction;
  /** The case as the admin has read it; null until all of it is shown. */
  seen: CaseSeen | null = null;
  /** How many notices there were then. A later one asks for nothing: anybody could hinder every decision. */
  seenNotices = 0;
  readonly #ports: Omit<CasePorts, 'notices' | 'restrictions'>;
  readonly #clock: Clock;
  readonly #timers: Timers;
  areDecisionsWhole = false;
  #admin = '';
  #followedPerson: string | null = null;
  #hasAskedToHold = false;
  #isExamined = false;
  readonly #endings: Unsubscribe[] = [];
  #endDecisions: Unsubscribe = () => undefined;
  #endRenewal: Unsubscribe = () => undefined;

  constructor(
    cases: CasePorts['cases'],
    decisions: CasePorts['decisions'],
    listings: CasePorts['listings'],
    profiles: CasePorts['profiles'],
    notices: CasePorts['notices'],
    restrictions: CasePorts['restrictions'],
    clock: Clock,
    timers: Timers,
  ) {
    this.restriction = new PersonRestriction(restrictions);
    this.received = new ReceivedReports({ cases, notices });
    this.#ports = { cases, decisions, listings, profiles };
    this.#clock = clock;
    this.#timers = timers;
    const read = { target: observableRef, known: observableRef, listing: observableRef, profile: observableRef };
    makeAutoObservable(
      this,
      { ...read, received: false, decisions: observableRef, seen: observableRef },
      { autoBind: true },
    );
  }

  get failure(): BackendFailure | null {
    const { reports, notices } = this.received;
    return firstFailure([this.known, this.listing, this.profile, reports, notices, this.decisions]);
  }

  /** The listing at its newest report or notice, or at the last decision about it, whichever is later; null without both. */
  get former(): FormerContent | null {
    const decisions = this.decisions?.ok === true ? this.decisions.value : [];
    return this.target === null ? null : formerContentOf(this.target, this.newest, decisions);
  }

  /** Whether the target is a listing in review: its owner waits for a decision. */
  get isWaiting(): boolean {
    return this.listing?.ok === true && this.listing.value?.state === 'in-review';
  }

  /** The newest report or notice: its content is what was reported. */
  get newest(): ReceivedReport | ReceivedNotice | null {
    return this.received.all[0] ?? null;
  }

  get reasons(): readonly ReportReason[] {
    return this.received.all.map(({ reason }) => reason);
  }

  /** Null without reports and notices. */
  get gravestReason(): ReportReason | null {
    return gravestReason(this.reasons);
  }

  /** How many reports and notices have ever arrived. */
  get count(): number {
    const known = this.known?.ok === true ? this.known.value : null;
    return (known?.reports ?? 0) + (known?.notices ?? 0);
  }

  /** Whether a notice has arrived since the admin read the case. */
  get hasNewNotice(): boolean {
    return this.known?.ok === true && (this.known.value?.notices ?? 0) > this.seenNotices;
  }

  /** The owner of the listing, or the person; null of a conversation, and of a listing that is gone. */
  get personId(): string | null {
    if (this.target?.kind === 'person') return this.target.id;
    return this.listing?.ok === true ? (this.listing.value?.ownerId ?? null) : null;
  }

  /** Whether there may be older decisions than are read: the points are those at least. */
  get areDecisionsCut(): boolean {
    return !this.areDecisionsWhole && this.decisions?.ok === true && this.decisions.value.length === FIRST_DECISIONS;
  }

  get points(): number {
    return this.decisions?.ok === true ? pointsOf(this.decisions.value, this.#clock.now()) : 0;
  }

  /** Who else examines the case, and until when; null if nobody does. */
  otherHolderAt(now: Instant): { readonly uid: string; readonly until: Instant } | null {
    const held = this.known?.ok === true ? this.known.value : null;
    return held === null ? null : otherHolderOf(held, this.#admin, now);
  }

  /** What has changed since the admin read the case. */
  get change(): SeenRefusal | null {
    const current = this.current;
    if (this.seen === null || current === null) return null;
    const checked = checkSeen(current, this.seen, current.contentChangedAt);
    return checked.ok ? null : checked.failure;
  }

  /** Null until everything that a decision rests on is read. */
  get current(): CaseSeen | null {
    const { known, listing, profile } = this;
    const { reports, notices } = this.received;
    if (known?.ok !== true || listing?.ok !== true || profile?.ok !== true) return null;
    if (reports?.ok !== true || notices?.ok !== true) return null;
    return {
      reports: known.value?.reports ?? 0,
      decision: known.value?.decision ?? null,
      contentChangedAt: listing.value?.updatedAt ?? null,
    };
  }

  /** The case, also that of a target without reports; null while it is loading. */
  get shown(): ModerationCase | null {
    if (this.target === null || this.current === null || this.known?.ok !== true) return null;
    const name = (this.profile?.ok === true && this.profile.value?.displayName) || '';
    const title = (this.listing?.ok === true && this.listing.value?.title) || name;
    return this.known.value ?? unreportedCase(this.target, title);
  }

  start(target: ReportTarget, admin: string): Unsubscribe {
    this.areDecisionsWhole = false;
    this.target = target;
    this.#admin = admin;
    this.follow();
    return this.stop;
  }

  /** The admin has the case before their eyes: they read it as soon as it is shown, and it is held for them. */
  examine(): void {
    if (this.#isExamined) return;
    this.#isExamined = true;
    this.settle();
    this.holdOpen();
  }

  retry(): void {
    this.stop();
    this.follow();
  }

  /** The admin has read the case as it is now. */
  look(): void {
    this.seen = this.current;
    this.seenNotices = (this.known?.ok === true && this.known.value?.notices) || 0;
  }

  /** Follows the older decisions too. */
  showAllDecisions(): void {
    this.areDecisionsWhole = true;
    this.#endDecisions();
    this.#followedPerson = null;
    this.followPerson();
  }

  follow(): void {
    const target = this.target;
    if (target === null) return;
    const { cases, listings, profiles } = this.#ports;
    this.#forget();
    this.#endings.push(cases.subscribe(target, this.showCase));
    if (target.kind === 'listing') this.#endings.push(listings.subscribe(target.id, this.showListing));
    else this.showListing(success(null));
    if (target.kind === 'person') this.#endings.push(profiles.subscribe(target.id, this.showProfile));
    else this.showProfile(success(null));
    this.followPerson();
  }

  stop(): void {
    this.#endDecisions();
    for (const end of this.#endings.splice(0)) end();
    this.#endRenewal();
  }

  showCase(known: BackendResult<ModerationCase | null>): void {
    this.known = known;
    if (!known.ok) return;
    if (this.target?.kind === 'person') void this.restriction.load(this.target.id);
    void this.loadReceived(known.value);
    this.holdOpen();
    this.settle();
  }

  showListing(listing: BackendResult<Listing | null>): void {
    this.listing = listing;
    this.followPerson();
    this.settle();
  }

  showProfile(profile: BackendResult<PublicProfile | null>): void {
    this.profile = profile;
    this.settle();
  }

  async loadReceived(known: ModerationCase | null): Promise<void> {
    if (this.target === null) return;
    await this.received.load(this.target, { reports: known?.reports ?? 0, notices: known?.notices ?? 0 });
    this.settle();
  }

  showDecisions(decisions: BackendResult<readonly Decision[]>): void {
    this.decisions = decisions;
    if (this.personId !== null && decisions.ok) void this.restriction.loadFor(this.personId, decisions.value);
  }

  holdOpen(): void {
    const isOpen = this.known?.ok === true && this.known.value?.state === 'open';
    if (isOpen && this.#isExamined && !this.#hasAskedToHold) void this.hold();
  }

  /** Holds the case for the admin as long as they look at it, or as soon as another admin’s hold, which is shown, has ended. */
  async hold(): Promise<void> {
    const target = this.target;
    if (target === null) return;
    this.#hasAskedToHold = true;
    const held = await this.#ports.cases.hold(target, this.#admin);
    this.#endRenewal();
    if (this.#endings.length === 0) return;
    const now = this.#clock.now();
    const other = this.otherHolderAt(now);
    const wait = held.ok ? CASE_HELD_FOR - MINUTE : other === null ? null : other.until - now;
    if (wait !== null) this.#endRenewal = this.#timers.after(wait, () => void this.hold());
  }

  /** The first time that all of the case is shown, the admin reads it. */
  settle(): void {
    if (this.seen === null && this.#isExamined) this.look();
  }

  followPerson(): void {
    const { personId } = this;
    if (personId === null || personId === this.#followedPerson) return;
    this.#followedPerson = personId;
    const limit = this.areDecisionsWhole ? MOST_DECISIONS : FIRST_DECISIONS;
    this.#endDecisions = this.#ports.decisions.subscribeToPerson(personId, limit, this.showDecisions);
  }

  #forget(): void {
    this.known = null;
    this.listing = null;
    this.profile = null;
    this.received.forget();
    this.decisions = null;
    this.restriction.forget();
    this.#followedPerson = null;
    this.#hasAskedToHold = false;
  }
}
