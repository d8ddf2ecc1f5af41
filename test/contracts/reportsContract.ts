import { describe, expect, test } from 'vitest';
import type { Reports } from '../../src/application/moderation/Reports';
import type { Report } from '../../src/domain/moderation/Report';
import { failure, success } from '../../src/domain/shared/Result';

export interface ReportsBackend {
  /** Karim’s; Claire’s listing `velo` is online. */
  readonly karim: Reports;
  /** Reasons and words, as the moderators find them. */
  stored(): Promise<readonly (readonly [reason: string, details: string])[]>;
}

export function describeReports(name: string, makeBackend: () => ReportsBackend | Promise<ReportsBackend>): void {
  describe(`${name} keeps the contract of reports`, () => {
    const about = (kind: Report['target']['kind'], id: string, changes: Partial<Report> = {}): Report => ({
      reporterId: 'karim', target: { kind, id }, reason: 'scam', details: 'Il demande un mandat.', ...changes,
    });

    test('hands a report over once for each target', async () => {
      const { karim, stored } = await makeBackend();
      expect(await karim.add(about('listing', 'velo'))).toEqual(success());
      expect(await karim.add(about('listing', 'velo', { reason: 'spam', details: '' }))).toEqual(failure('already-reported'));
      expect(await stored()).toEqual([['scam', 'Il demande un mandat.']]);
      expect(await karim.add(about('person', 'claire', { reason: 'offensive', details: '' }))).toEqual(success());
      expect(await stored()).toHaveLength(2);
    });

    test('keeps one of two that are sent at once', async () => {
      const { karim, stored } = await makeBackend();
      const answers = await Promise.all([karim.add(about('listing', 'velo')), karim.add(about('listing', 'velo'))]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual(failure('already-reported'));
      expect(await stored()).toHaveLength(1);
    });
  });
}
