import { describe, expect, test } from 'vitest';
import type { VisitCounter } from '../../../src/application/analytics/VisitCounter';
import { parisDay } from '../../../src/domain/shared/parisTime';
import { DAY, type Instant } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

export interface VisitBackend {
  readonly visitor: VisitCounter;
  readonly otherVisitor: VisitCounter;
  readonly member: VisitCounter;
  readonly admin: VisitCounter;
  readonly now: Instant;
}

export function describeVisitCounter(name: string, makeBackend: () => VisitBackend | Promise<VisitBackend>): void {
  describe(`${name}, contract of VisitCounter`, () => {
    test('visits are counted from 0, one by one (§3.7, §7.9, §7.10)', async () => {
      const { visitor, member, admin, now } = await makeBackend();
      const today = parisDay(now);
      expect(await admin.read(today)).toEqual(success(0));
      expect(await visitor.count(today)).toEqual(success());
      expect(await admin.read(today)).toEqual(success(1));
      expect(await member.count(today)).toEqual(success());
      expect(await admin.read(today)).toEqual(success(2));
    });

    test('two concurrent visits are both counted (§7.9)', async () => {
      const { visitor, otherVisitor, admin, now } = await makeBackend();
      const today = parisDay(now);
      expect(await Promise.all([visitor.count(today), otherVisitor.count(today)])).toEqual([success(), success()]);
      expect(await admin.read(today)).toEqual(success(2));
    });

    test.each([-2, 2])('a visit is not counted on another day (%i days from now)', async (days) => {
      const { visitor, admin, now } = await makeBackend();
      const other = parisDay(now + days * DAY);
      expect(await visitor.count(other)).toEqual(failure('denied'));
      expect(await admin.read(other)).toEqual(success(0));
    });

    test('nobody but an admin reads the count', async () => {
      const { visitor, member, now } = await makeBackend();
      expect(await visitor.read(parisDay(now))).toEqual(failure('denied'));
      expect(await member.read(parisDay(now))).toEqual(failure('denied'));
    });
  });
}
