import { makeAutoObservable, observableRef } from 'mobx';
import type { CaseRepository } from '../../../application/moderation/CaseRepository';
import type { ShortcutPreference } from '../../../application/moderation/ShortcutPreference';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { caseIdOf, type ModerationCase } from '../../../domain/moderation/ModerationCase';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';
import type { PendingDecisionsViewModel } from '../decision/PendingDecisionsViewModel';

/** How many cases the queue shows: the most urgent ones. */
export const QUEUE_LENGTH = 25;

/** The cases to decide, most urgent first: followed as long as an admin is in the administration. */
export class CaseQueueViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Advances by the minute, for the ages that are shown. */
  now: Instant;
  /** Whether single letters decide while the queue has the focus. */
  hasLetters: boolean;
  /** All open cases, also those whose decision is about to be stored. */
  open: readonly ModerationCase[] = [];
  readonly #cases: Pick<CaseRepository, 'subscribeToOpen'>;
  readonly #pending: Pick<PendingDecisionsViewModel, 'caseIds'>;
  readonly #shortcuts: ShortcutPreference;
  readonly #clock: Clock;
  readonly #timers: Timers;
  #endList: Unsubscribe = () => undefined;
  #endTicks: Unsubscribe = () => undefined;

  constructor(
    cases: Pick<CaseRepository, 'subscribeToOpen'>,
    pending: Pick<PendingDecisionsViewModel, 'caseIds'>,
    shortcuts: ShortcutPreference,
    clock: Clock,
    timers: Timers,
  ) {
    this.#cases = cases;
    this.#pending = pending;
    this.#shortcuts = shortcuts;
    this.#clock = clock;
    this.#timers = timers;
    this.now = clock.now();
    this.hasLetters = shortcuts.hasLetters();
    makeAutoObservable(this, { open: observableRef }, { autoBind: true });
  }

  /** The cases that nobody has decided about yet. */
  get cases(): readonly ModerationCase[] {
    return this.open.filter(({ target }) => !this.#pending.caseIds.has(caseIdOf(target)));
  }

  /** Whether more cases may be open than the queue shows. */
  get isFull(): boolean {
    return this.open.length >= QUEUE_LENGTH;
  }

  start(): Unsubscribe {
    this.follow();
    this.tick();
    return () => {
      this.#endList();
      this.#endTicks();
    };
  }

  retry(): void {
    this.status = 'loading';
    this.follow();
  }

  /** The case to go to once this one is decided: the next in the queue, after the last the first; null if it was the only one. */
  after(caseId: string): ModerationCase | null {
    const index = this.cases.findIndex(({ target }) => caseIdOf(target) === caseId);
    const others = [...this.cases.slice(index + 1), ...this.cases.slice(0, Math.max(0, index))];
    return others[0] ?? null;
  }

  switchLetters(isOn: boolean): void {
    this.hasLetters = isOn;
    this.#shortcuts.setLetters(isOn);
  }

  follow(): void {
    this.#endList();
    this.#endList = this.#cases.subscribeToOpen(QUEUE_LENGTH, this.show);
  }

  show(result: BackendResult<readonly ModerationCase[]>): void {
    this.status = result.ok ? 'ready' : result.failure;
    if (result.ok) this.open = result.value;
    this.now = this.#clock.now();
  }

  tick(): void {
    this.now = this.#clock.now();
    this.#endTicks();
    this.#endTicks = this.#timers.after(MINUTE, this.tick);
  }
}
