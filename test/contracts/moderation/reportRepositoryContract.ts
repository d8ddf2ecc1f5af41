import { describe, expect, test } from 'vitest';
import type { ReportRepository } from '../../../src/application/moderation/ReportRepository';
import type { Report } from '../../../src/domain/moderation/Report';
import { RATE_WINDOW, rateLimits, type Rate } from '../../../src/domain/shared/Rate';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

export interface ReportRepositoryBackend {
  /** The repository of Karim; Claire’s listing `velo` is online. */
  readonly karim: ReportRepository;
  /** The stored reasons and details. */
  stored(): Promise<readonly (readonly [reason: string, details: string])[]>;
  /** Stores Karim’s rate of reports. */
  giveRate(rate: Rate): Promise<unknown>;
  /** The time before the first call. */
  readonly now: number;
}

export function describeReportRepository(
  name: string,
  makeBackend: () => ReportRepositoryBackend | Promise<ReportRepositoryBackend>,
): void {
  describe(`${name}, contract of ReportRepository`, () => {
    const about = (kind: Report['target']['kind'], id: string, changes: Partial<Report> = {}): Report => ({
      reporterId: 'karim',
      target: { kind, id },
      reason: 'scam',
      details: 'Il demande un mandat.',
      ...changes,
    });

    test('a person’s report is stored once for each target', async () => {
      const { karim, stored } = await makeBackend();
      expect(await karim.add(about('listing', 'velo'))).toEqual(success());
      expect(await karim.add(about('listing', 'velo', { reason: 'spam', details: '' }))).toEqual(
        failure('already-reported'),
      );
      expect(await stored()).toEqual([['scam', 'Il demande un mandat.']]);
      expect(await karim.add(about('person', 'claire', { reason: 'offensive', details: '' }))).toEqual(success());
      expect(await stored()).toHaveLength(2);
    });

    test('one of two concurrent reports is stored', async () => {
      const { karim, stored } = await makeBackend();
      const answers = await Promise.all([karim.add(about('listing', 'velo')), karim.add(about('listing', 'velo'))]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual(failure('already-reported'));
      expect(await stored()).toHaveLength(1);
    });

    test('no more reports are stored within an hour than the limit, and a repeated one does not count', async () => {
      const { karim, stored, giveRate, now } = await makeBackend();
      await giveRate({
        since: now - MINUTE,
        count: rateLimits.reports - 1,
        last: 'karim~listing~autre',
        at: now - MINUTE,
      });
      expect(await karim.add(about('listing', 'velo'))).toEqual(success());
      expect(await karim.add(about('listing', 'velo'))).toEqual(failure('already-reported'));
      expect(await karim.add(about('person', 'claire'))).toEqual(
        failure({ kind: 'too-many', until: now - MINUTE + RATE_WINDOW }),
      );
      expect(await stored()).toHaveLength(1);
    });

    test('a further report is stored an hour after the first of those that reached the limit', async () => {
      const { karim, stored, giveRate, now } = await makeBackend();
      await giveRate({
        since: now - RATE_WINDOW,
        count: rateLimits.reports,
        last: 'karim~listing~autre',
        at: now - MINUTE,
      });
      expect(await karim.add(about('listing', 'velo'))).toEqual(success());
      expect(await karim.add(about('person', 'claire'))).toEqual(success());
      expect(await stored()).toHaveLength(2);
    });
  });
}
