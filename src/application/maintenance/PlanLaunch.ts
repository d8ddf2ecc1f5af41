import { countdownUnits, isValidCount, type Countdown, type CountdownUnit } from '../../domain/maintenance/Countdown';
import { instantOfParis } from '../../domain/shared/parisTime';
import { failure, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { AppConfigurationRepository } from './AppConfigurationRepository';

/**
 * The entries typed by an admin: the launch date as local time in Paris (empty: no date), and the estimated duration.
 */
export type LaunchEntries = Readonly<Record<'targetDate' | CountdownUnit, string>>;

/** The entries that are not valid. */
export interface InvalidEntries {
  readonly invalid: readonly (keyof LaunchEntries)[];
}

export type PlanLaunchFailure = BackendFailure | InvalidEntries;

/** Sets the launch date and the estimated duration. */
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

/** An empty entry is 0; anything but digits is NaN. */
function countOf(entry: string): number {
  return /^\s*\d*\s*$/.test(entry) ? Number(entry) : NaN;
}
