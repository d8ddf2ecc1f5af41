import { sweepStepOf, type SweepStep } from '../../../domain/listings/unusedPhoto';
import { MINUTE } from '../../../domain/shared/Instant';
import type { Clock } from '../../shared/Clock';
import type { PhotoUses } from './PhotoUses';
import type { StoredPhoto, StoredPhotos } from './StoredPhotos';
import type { SweepProgress } from './SweepProgress';

/** Milliseconds after which a run takes no more photos: a Cloud Function that is started by the clock has 30 minutes. */
export const LONGEST_SWEEP_RUN = 25 * MINUTE;
/** Of how many failures a run says why. */
const REPORTED_FAILURES = 20;
/** Photos whose uses are read together, right before these photos are marked or emptied: few enough that no listing is published in between. */
const SWEPT_AT_ONCE = 100;

export interface SweepOutcome {
  /** Photos with content. */
  readonly seen: number;
  /** How many were found unused for the first time. */
  readonly marked: number;
  /** How many are used again. */
  readonly unmarked: number;
  readonly emptied: number;
  /** How many could not be looked at or changed; a later run tries them again. */
  readonly failed: number;
  /** Why; of the first ones only. */
  readonly failures: readonly unknown[];
  /** False: the time of the run was over before it had seen all; the next run goes on. */
  readonly isComplete: boolean;
}

type Settled = PromiseSettledResult<SweepStep>;

/**
 * Empties stored photos that nothing has named for `UNUSED_PHOTO_GRACE`: of drafts never published, of deletions and edits that were
 * interrupted, of accounts that were deleted. The first run that finds one unused marks it, a later one empties it. Runs may overlap, be repeated or end in
 * the middle: each step can be taken twice.
 */
export class SweepPhotos {
  readonly #photos: StoredPhotos;
  readonly #uses: PhotoUses;
  readonly #progress: SweepProgress;
  readonly #clock: Clock;

  constructor(photos: StoredPhotos, uses: PhotoUses, progress: SweepProgress, clock: Clock) {
    this.#photos = photos;
    this.#uses = uses;
    this.#progress = progress;
    this.#clock = clock;
  }

  /** Rejects when photos or the progress cannot be read or stored: those after them are left to the next run. */
  async execute(): Promise<SweepOutcome> {
    const start = this.#clock.now();
    const steps = { keep: 0, mark: 0, unmark: 0, empty: 0 };
    const failures: unknown[] = [];
    let failed = 0;
    const outcome = (isComplete: boolean): SweepOutcome => {
      const { keep, mark: marked, unmark: unmarked, empty: emptied } = steps;
      return {
        seen: keep + marked + unmarked + emptied + failed,
        marked,
        unmarked,
        emptied,
        failed,
        failures,
        isComplete,
      };
    };
    for await (const { photos, last } of this.#photos.following(await this.#progress.read())) {
      if (this.#clock.now() >= start + LONGEST_SWEEP_RUN) return outcome(false);
      for (const settled of await this.#sweepPortion(photos)) {
        if (settled.status === 'fulfilled') steps[settled.value] += 1;
        else {
          failed += 1;
          if (failures.length < REPORTED_FAILURES) failures.push(settled.reason);
        }
      }
      await this.#progress.store(last);
    }
    await this.#progress.store(null);
    return outcome(true);
  }

  async #sweepPortion(photos: readonly StoredPhoto[]): Promise<readonly Settled[]> {
    const settled: Settled[] = [];
    for (let at = 0; at < photos.length; at += SWEPT_AT_ONCE)
      settled.push(...(await this.#sweepTogether(photos.slice(at, at + SWEPT_AT_ONCE))));
    return settled;
  }

  /** Where the uses cannot be read, each of the photos fails. */
  async #sweepTogether(photos: readonly StoredPhoto[]): Promise<readonly Settled[]> {
    try {
      const used = await this.#uses.usedAmong(photos.map(({ id }) => id));
      return await Promise.allSettled(
        photos.map((photo) => this.#take(photo, sweepStepOf(photo, used.has(photo.id), this.#clock.now()))),
      );
    } catch (reason) {
      return photos.map(() => ({ status: 'rejected', reason }));
    }
  }

  async #take(photo: StoredPhoto, step: SweepStep): Promise<SweepStep> {
    if (step === 'mark') await this.#photos.mark(photo, this.#clock.now());
    else if (step === 'unmark') await this.#photos.mark(photo, null);
    else if (step === 'empty') await this.#photos.empty(photo);
    return step;
  }
}
