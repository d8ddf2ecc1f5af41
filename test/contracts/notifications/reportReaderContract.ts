import { describe, expect, test } from 'vitest';
import type { ReportReader } from '../../../src/application/notifications/outcomes/ReportReader';
import type { Report, ReportTarget } from '../../../src/domain/moderation/Report';
import type { ReportOutcome } from '../../../src/domain/moderation/ReportOutcome';
import type { Instant } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

interface Backend {
  readonly reader: ReportReader;
  /** About something of the title « Vélo ». */
  send(report: Report, createdAt: Instant): Promise<void>;
  answer(outcome: ReportOutcome): Promise<void>;
}

const target: ReportTarget = { kind: 'listing', id: 'velo' };
const report = (reporterId: string, about = target): Report => ({
  reporterId,
  target: about,
  reason: 'scam',
  details: 'Elle demande un virement.',
});

export function describeReportReader(name: string, open: () => Backend): void {
  describe(`${name}, contract of ReportReader`, () => {
    test('those who have reported a target are found by the time of their report, the newest first, and no others', async () => {
      const { reader, send } = open();
      for (const [at, uid] of ['first', 'second', 'third', 'last'].entries()) await send(report(uid), NOON + at);
      await send(report('first', { kind: 'person', id: 'velo' }), NOON + 1);
      await send(report('first', { kind: 'listing', id: 'table' }), NOON + 1);
      const found = (after: Instant | null, until: Instant) => reader.portionOf({ target, after, until });
      expect(await found(null, NOON + 2)).toEqual({ reporterIds: ['third', 'second', 'first'], until: null });
      expect(await found(NOON, NOON + 2)).toEqual({ reporterIds: ['third', 'second'], until: null });
      expect(await found(NOON + 3, NOON + 9)).toEqual({ reporterIds: [], until: null });
      expect(await found(null, NOON - 1)).toEqual({ reporterIds: [], until: null });
    });

    test('portions come to an end, and miss nobody', async () => {
      const { reader, send } = open();
      const uids = Array.from({ length: 205 }, (_, at) => `p${at}`);
      for (const [at, uid] of uids.entries()) await send(report(uid), NOON + Math.floor(at / 2));
      const found: string[] = [];
      let portions = 0;
      for (let until: Instant | null = NOON + 500; until !== null; portions += 1) {
        const portion = await reader.portionOf({ target, after: null, until });
        expect(portion.reporterIds.length).toBeLessThanOrEqual(100);
        found.push(...portion.reporterIds);
        until = portion.until;
      }
      expect(portions).toBe(3);
      expect(new Set(found)).toEqual(new Set(uids));
    });

    test('a report is read as its author sees it, with the outcome that has come after it', async () => {
      const { reader, send, answer } = open();
      expect(await reader.read('claire', target)).toBeNull();
      await send(report('claire'), NOON);
      const { reason, details } = report('claire');
      const sent = { target, reason, details, createdAt: NOON, title: 'Vélo' };
      expect(await reader.read('claire', target)).toEqual({ ...sent, outcome: 'pending', decidedAt: null });
      await answer({ target, outcome: 'acted', decidedAt: NOON - 1 });
      expect(await reader.read('claire', target)).toEqual({ ...sent, outcome: 'pending', decidedAt: null });
      await answer({ target, outcome: 'dismissed', decidedAt: NOON });
      expect(await reader.read('claire', target)).toEqual({ ...sent, outcome: 'dismissed', decidedAt: NOON });
      expect(await reader.read('karim', target)).toBeNull();
    });
  });
}
