import { describe, expect, test } from 'vitest';
import { DAY } from '../../../src/domain/shared/Instant';
import {
  bicycle,
  claire,
  decided,
  decisionsAbout,
  valueOf,
  type MakeModeration,
  type ModerationSeat,
} from './ModerationBackend';

const [from, until] = [Date.UTC(2025, 0), Date.UTC(2026, 0)];

/** The numbers of the decisions of 2025 in pages. */
async function pagesOf({ decisions }: ModerationSeat, limit: number): Promise<readonly (readonly number[])[]> {
  const pages: (readonly number[])[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof decisions.decidedBetween>> = await decisions.decidedBetween(
      from,
      until,
      after,
      limit,
    );
    const { items, next } = valueOf(page);
    pages.push(items.map(({ number }) => number));
    after = next;
  } while (after !== null);
  return pages;
}

export function describeDecidedBetween(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of DecisionRepository: the decisions of a period`, () => {
    test('the decisions of a period are read whole and in pages, the oldest first, and no others', async () => {
      const backend = await makeBackend();
      const { as, givenDecision } = backend;
      for (let count = 0; count < 4; count += 1) await decided(backend, 'nadia', claire, 'warning');
      await decided(backend, 'omar', bicycle, 'removal');
      const times = [from - 1, from, from, until - 1, until];
      for (const decision of await decisionsAbout(as('nadia'), 'claire')) {
        const decidedAt = times[decision.number - 1] ?? 0;
        await givenDecision({ ...decision, statement: { ...decision.statement, decidedAt } });
      }
      expect((await pagesOf(as('nadia'), 2)).flat()).toEqual([2, 3, 4]);
      expect(await pagesOf(as('solene'), 10)).toEqual([[2, 3, 4]]);
      const page = valueOf(await as('omar').decisions.decidedBetween(from, until, null, 1));
      expect(page.items).toEqual((await decisionsAbout(as('nadia'), 'claire')).filter(({ number }) => number === 2));
    });

    test('a period without a decision is one empty page', async () => {
      const { as } = await makeBackend();
      expect(await pagesOf(as('nadia'), 10)).toEqual([[]]);
    });

    test('a person who is no admin does not read the decisions of a period, not even about themselves', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'warning');
      const read = await backend.as('claire').decisions.decidedBetween(0, backend.now + DAY, null, 10);
      expect(read).toEqual({ ok: false, failure: 'denied' });
    });
  });
}
