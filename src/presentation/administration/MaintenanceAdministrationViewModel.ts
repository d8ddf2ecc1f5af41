import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReadVisitors } from '../../application/analytics/ReadVisitors';
import type { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import type { LaunchEntries, PlanLaunch, PlanLaunchFailure } from '../../application/maintenance/PlanLaunch';
import type { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { parisWallTime } from '../../domain/shared/parisTime';
import type { Result } from '../../domain/shared/Result';

type Entry = keyof LaunchEntries;

/** Lets an admin switch maintenance and plan the launch. */
export class MaintenanceAdministrationViewModel {
  status: 'idle' | 'switching' | 'planning' = 'idle';
  failure: BackendFailure | null = null;
  /** What was typed; null: the form shows what is stored. */
  typed: LaunchEntries | null = null;
  /** Whether what was typed has been stored. */
  isStored = false;
  invalid: readonly Entry[] = [];
  /** Null until loaded. */
  subscribers: BackendResult<number> | null = null;
  visitors: BackendResult<number> | null = null;
  readonly #configurations: AppConfigurationRepository;
  readonly #planLaunch: PlanLaunch;
  readonly #newsletter: Pick<NewsletterRepository, 'count'>;
  readonly #readVisitors: ReadVisitors;

  constructor(
    configurations: AppConfigurationRepository,
    planLaunch: PlanLaunch,
    newsletter: Pick<NewsletterRepository, 'count'>,
    readVisitors: ReadVisitors,
  ) {
    this.#configurations = configurations;
    this.#planLaunch = planLaunch;
    this.#newsletter = newsletter;
    this.#readVisitors = readVisitors;
    makeAutoObservable(
      this,
      { typed: observableRef, subscribers: observableRef, visitors: observableRef },
      { autoBind: true },
    );
  }

  /** What the form shows: what was typed, or else what is stored, which another admin may change meanwhile. */
  entriesOf(stored: AppConfiguration): LaunchEntries {
    return this.typed ?? entriesOf(stored);
  }

  type(stored: AppConfiguration, entry: Entry, text: string): void {
    this.typed = { ...this.entriesOf(stored), [entry]: text };
    this.isStored = false;
    this.invalid = this.invalid.filter((other) => other !== entry);
  }

  /** To be called when the configuration changes, perhaps by another admin. */
  notice(): void {
    if (this.isStored) this.typed = null;
  }

  count(): void {
    void this.#newsletter.count().then((result) => runInAction(() => this.#showSubscribers(result)));
    void this.#readVisitors.execute().then((result) => runInAction(() => this.#showVisitors(result)));
  }

  async switch(isOn: boolean): Promise<void> {
    if (this.status !== 'idle') return;
    this.#begin('switching');
    const outcome = await this.#configurations.change({ maintenance: isOn });
    runInAction(() => this.#finish(outcome));
  }

  /** Stores the launch that the form shows. */
  async plan(stored: AppConfiguration): Promise<void> {
    if (this.status !== 'idle') return;
    this.#begin('planning');
    const outcome = await this.#planLaunch.execute(this.entriesOf(stored));
    runInAction(() => this.#finish(outcome));
  }

  #begin(status: 'switching' | 'planning'): void {
    this.status = status;
    this.isStored = false;
    this.failure = null;
    this.invalid = [];
  }

  #finish(result: Result<void, PlanLaunchFailure>): void {
    if (result.ok && this.status === 'planning') this.isStored = true;
    this.status = 'idle';
    if (result.ok) return;
    if (typeof result.failure === 'string') this.failure = result.failure;
    else this.invalid = result.failure.invalid;
  }

  #showSubscribers(subscribers: BackendResult<number>): void {
    this.subscribers = subscribers;
  }

  #showVisitors(visitors: BackendResult<number>): void {
    this.visitors = visitors;
  }
}

function entriesOf({
  targetDate,
  countdownConfig: { days, hours, minutes, seconds },
}: AppConfiguration): LaunchEntries {
  return {
    targetDate: targetDate === null ? '' : parisWallTime(targetDate),
    days: String(days),
    hours: String(hours),
    minutes: String(minutes),
    seconds: String(seconds),
  };
}
