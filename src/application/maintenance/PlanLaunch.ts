import { countdownUnits, isValidCount, type Countdown, type CountdownUnit } from '../../domain/maintenance/Countdown';
import { instantOfParis } from '../../domain/shared/parisTime';
import { failure, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { AppConfigurationRepository } from './AppConfigurationRepository';

/** What an admin typed: the launch as clocks in France show it (empty: no date), and how long it may take. */
export type LaunchEntries = Readonly<Record<'targetDate' | CountdownUnit, string>>;

/** The entries that say nothing that can be stored. */
export interface InvalidEntries {
  readonly invalid: readonly (keyof LaunchEntries)[];
}

export type PlanLaunchFailure = BackendFailure | InvalidEntries;

/** Sets when the site opens. */
export class PlanLaunch {
  readonly #configurations: AppConfigurationRepository;

  constructor(configurations: AppConfigurationRepository) {
    this.#configurations = configurations;
  }

  async execute(entries: LaunchEntries): Promise<Result<void, PlanLaunchFailure>> {
    const targetDate = instantOfParis(entries.targetDate);
    const isWrongDate = entries.targetDate !== '' && targetDate === null;
    const wrongUnits = countdownUnits.filter((unit) => !isValidCount(unit, countOf(entries[unit])));
    if (isWrongDate || wrongUnits.length > 0)
      return failure({ invalid: [...(isWrongDate ? (['targetDate'] as const) : []), ...wrongUnits] });
    return this.#configurations.change({ targetDate, countdownConfig: countdownOf(entries) });
  }
}

function countdownOf(entries: LaunchEntries): Countdown {
  return {
    days: countOf(entries.days),
    hours: countOf(entries.hours),
    minutes: countOf(entries.minutes),
    seconds: countOf(entries.seconds),
  };
}

/** An entry that is left empty says none. */
function countOf(entry: string): number {
  return /^\s*\d*\s*$/.test(entry) ? Number(entry) : NaN;
}
