import { describe, expect, test } from 'vitest';
import type { DecisionOrder } from '../../../src/domain/moderation/decide';
import { emptyJournal, type JournalFilter } from '../../../src/domain/moderation/journal';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import { contentOfListing } from '../../../src/domain/moderation/ReportedContent';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import { failure } from '../../../src/domain/shared/Result';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import {
  aBicycle,
  actionsIn,
  aReport,
  bicycle,
  claire,
  conversation,
  decided,
  decisionsAbout,
  expectNewest,
  firstOf,
  orderOf,
  readCase,
  readListing,
  reasons,
  valueOf,
  type MakeModeration,
} from './ModerationBackend';

const anInstant: unknown = expect.any(Number);

export function describeDecisionRepository(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of DecisionRepository: decisions`, () => {
    test.each(['removal', 'correction'] as const)(
      'a %s takes the listing offline, is written down, and its owner reads the reasons',
      async (measure) => {
        const backend = await makeBackend();
        const { as, now } = backend;
        await as('karim').reports.add(aReport('karim', bicycle));
        const before = await readListing(as('nadia'));
        await expectNewest(as('karim'), ['velo']);
        expect(await decided(backend, 'nadia', bicycle, measure, { points: 5 })).toBe(1);
        expect(await readListing(as('nadia'))).toEqual({ ...before, state: 'refused', updatedAt: anInstant });
        await expectNewest(as('karim'), []);
        expect(await actionsIn(as('nadia'))).toEqual([`nadia ${measure} velo`]);
        expect(await decisionsAbout(as('claire'), 'claire')).toEqual([
          {
            number: 1,
            statement: {
              ...reasons,
              target: bicycle,
              personId: 'claire',
              title: 'Vélo de ville',
              measure,
              until: null,
              decidedAt: anInstant,
            },
            points: 5,
            content: contentOfListing(aBicycle(now)),
            restoresTo: 'online',
            status: 'standing',
            appeal: '',
            appealedAt: null,
            answer: '',
            answeredAt: null,
          },
        ]);
        expect(await readCase(as('nadia'), bicycle)).toMatchObject({ state: 'closed', score: 0, decision: 1 });
        expect(await as('karim').reports.ownOf('karim')).toMatchObject({ value: [{ outcome: 'acted' }] });
      },
    );

    test.each([['reserved'], ['paused'], ['sold'], ['expired'], ['in-review']] as const)(
      'a listing that is %s is removed',
      async (state) => {
        const backend = await makeBackend();
        const { as, now, givenListing } = backend;
        await givenListing(aBicycle(now, { state }));
        await decided(backend, 'nadia', bicycle, 'removal');
        expect(await readListing(as('nadia'))).toMatchObject({ state: 'refused' });
      },
    );

    test('a case without follow-up is closed, and nothing happens to the listing', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await as('karim').reports.add(aReport('karim', bicycle));
      const before = await readListing(as('nadia'));
      expect(await decided(backend, 'nadia', bicycle, 'none')).toBe(1);
      expect(await readListing(as('nadia'))).toEqual(before);
      expect(await actionsIn(as('nadia'))).toEqual(['nadia none velo']);
      expect(await decisionsAbout(as('claire'), 'claire')).toEqual([]);
      expect(await as('karim').reports.ownOf('karim')).toMatchObject({ value: [{ outcome: 'dismissed' }] });
    });

    test('a reported person is warned, and a conversation closed without follow-up', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await as('karim').reports.add(aReport('karim', claire, 'harassment'));
      await as('karim').reports.add(aReport('karim', conversation, 'spam'));
      await decided(backend, 'nadia', claire, 'warning', { points: 4 });
      await decided(backend, 'omar', conversation, 'none');
      expect(await decisionsAbout(as('claire'), 'claire')).toMatchObject([
        { points: 4, restoresTo: null, statement: { target: claire, title: 'Claire', measure: 'warning' } },
      ]);
      expect(await actionsIn(as('nadia'))).toEqual(['nadia warning claire', 'omar none velo~karim']);
      expect(await readCase(as('nadia'), conversation)).toMatchObject({ state: 'closed', decision: 2 });
    });

    test('a listing in review goes online when it is approved', async () => {
      const backend = await makeBackend();
      const { as, now, givenListing } = backend;
      await givenListing(aBicycle(now, { state: 'in-review' }));
      await decided(backend, 'nadia', bicycle, 'approval');
      const online = await readListing(as('karim'));
      expect(online).toMatchObject({ state: 'online' });
      expect((online?.publishedAt ?? 0) - now).toBeGreaterThan(-MINUTE);
      expect(online?.expiresAt).toBe(expiryOf(online?.publishedAt ?? 0));
      await expectNewest(as('karim'), ['velo']);
      expect(await actionsIn(as('nadia'))).toEqual(['nadia approval velo']);
    });

    test('an admin decides about what nobody has reported', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      expect(await decided(backend, 'nadia', bicycle, 'none')).toBe(1);
      expect(await readCase(as('nadia'), bicycle)).toEqual({
        target: bicycle,
        title: 'Vélo de ville',
        state: 'closed',
        reports: 0,
        notices: 0,
        score: 0,
        lastReason: null,
        lastReportAt: null,
        holder: null,
        heldUntil: null,
        decision: 1,
        lastEffect: null,
      });
      await as('karim').reports.add(aReport('karim', bicycle));
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({ state: 'open', reports: 1, decision: 1 });
    });

    test('the decisions about a person follow, newest first, for that person and admins', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      const { decisions } = as('claire');
      const own = recordedEmissions<unknown>((listener) => decisions.subscribeToPerson('claire', 100, listener));
      await own.becomes({ ok: true, value: [] });
      await decided(backend, 'nadia', claire, 'warning');
      await decided(backend, 'omar', bicycle, 'removal');
      const newestFirst = [expect.objectContaining({ number: 2 }), expect.objectContaining({ number: 1 })];
      await own.becomes({ ok: true, value: newestFirst });
      expect(await decisionsAbout(as('solene'), 'claire')).toEqual(newestFirst);
      const newest = await firstOf((listener) => as('solene').decisions.subscribeToPerson('claire', 1, listener));
      expect(newest).toEqual(newestFirst.slice(0, 1));
      await expect(decisionsAbout(as('karim'), 'claire')).rejects.toThrow('denied');
    });

    const refused = async (
      changes: Partial<DecisionOrder>,
      by: 'nadia' | 'omar' | 'karim' | 'solene',
      meanwhile: (backend: Awaited<ReturnType<MakeModeration>>) => Promise<unknown> = async () => undefined,
    ) => {
      const backend = await makeBackend();
      const { as } = backend;
      await as('karim').reports.add(aReport('karim', bicycle));
      const order = await orderOf(backend, by, changes.target ?? bicycle, changes.measure ?? 'removal', changes);
      await meanwhile(backend);
      const entries = await actionsIn(as('nadia'));
      const outcome = await as(by).decisions.decide(order);
      expect(await actionsIn(as('nadia'))).toEqual(entries);
      expect(await readListing(as('nadia'))).toMatchObject({ state: 'online' });
      return outcome;
    };

    test('a decision is refused after a report that the admin has not seen', async () => {
      const report = aReport('lina', bicycle);
      expect(await refused({}, 'nadia', ({ as }) => as('lina').reports.add(report))).toEqual(failure('new-report'));
    });

    test('a decision is refused after the decision of another admin', async () => {
      expect(await refused({}, 'nadia', (backend) => decided(backend, 'omar', bicycle, 'none'))).toEqual(
        failure('new-decision'),
      );
    });

    test('a decision is refused after a change of the listing', async () => {
      const changed = await refused({}, 'nadia', ({ givenListing, now }) =>
        givenListing(aBicycle(now, { title: 'Vélo presque neuf', updatedAt: now })),
      );
      expect(changed).toEqual(failure('changed-content'));
    });

    test('a person who is no admin decides nothing', async () => {
      const outcome = await refused({}, 'karim');
      expect([failure('denied'), failure('no-admin')]).toContainEqual(outcome);
    });

    test('an admin does not decide about themselves', async () => {
      expect(await refused({ target: { kind: 'person', id: 'nadia' }, measure: 'warning' }, 'nadia')).toEqual(
        failure('own'),
      );
    });

    test('an admin does not decide about another admin, and a super admin does', async () => {
      const order = { target: { kind: 'person', id: 'omar' }, measure: 'warning' } as const;
      expect(await refused(order, 'nadia')).toEqual(failure('admin'));
      const backend = await makeBackend();
      expect(await decided(backend, 'solene', order.target, 'warning')).toBe(1);
    });

    test('a listing that is online is not approved, and a person not removed', async () => {
      expect(await refused({ measure: 'approval' }, 'nadia')).toEqual(failure('wrong-measure'));
      expect(await refused({ target: claire, measure: 'removal' }, 'nadia')).toEqual(failure('wrong-measure'));
    });

    test('nothing is decided about a listing or a person that is gone', async () => {
      const gone = { measure: 'removal', target: { kind: 'listing', id: 'nulle-part' } } as const;
      expect(await refused(gone, 'nadia')).toEqual(failure('missing'));
      const nobody = { measure: 'warning', target: { kind: 'person', id: 'personne' } } as const;
      expect(await refused(nobody, 'nadia')).toEqual(failure('missing'));
    });

    test('one of two admins who decide at once wins', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await as('karim').reports.add(aReport('karim', bicycle));
      const [nadia, omar] = [as('nadia'), as('omar')];
      const orders = [
        await orderOf(backend, 'nadia', bicycle, 'removal'),
        await orderOf(backend, 'omar', bicycle, 'correction'),
      ] as const;
      const outcomes = await Promise.all([nadia.decisions.decide(orders[0]), omar.decisions.decide(orders[1])]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual(failure('new-decision'));
      expect(await actionsIn(nadia)).toHaveLength(1);
      expect(await decisionsAbout(as('claire'), 'claire')).toHaveLength(1);
    });
  });

  describe(`${name}, contract of JournalRepository`, () => {
    test('the journal is read in pages, newest first', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      const { journal } = as('omar');
      expect(valueOf(await journal.page(null, 10))).toEqual([]);
      expect(valueOf(await journal.head())).toEqual(emptyJournal);
      await decided(backend, 'nadia', claire, 'warning');
      await decided(backend, 'omar', bicycle, 'none');
      await decided(backend, 'nadia', bicycle, 'removal');
      const numbers = async (before: number | null, limit: number) =>
        valueOf(await journal.page(before, limit)).map(({ number }) => number);
      expect(await numbers(null, 2)).toEqual([3, 2]);
      expect(await numbers(2, 2)).toEqual([1]);
      expect(await numbers(1, 2)).toEqual([]);
      const [newest] = valueOf(await journal.page(null, 1));
      expect(newest).toEqual({
        number: 3,
        by: 'nadia',
        at: anInstant,
        action: 'removal',
        targetKind: 'listing',
        targetId: 'velo',
        note: 'Vu deux fois.',
        chain: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      });
      expect(valueOf(await journal.head())).toEqual({ count: 3, chain: newest?.chain });
      expect(Math.abs((newest?.at ?? 0) - backend.now)).toBeLessThan(DAY);
      expect(await actionsIn(as('solene'))).toEqual(['nadia warning claire', 'omar none velo', 'nadia removal velo']);
    });

    test('the journal is filtered by who, what and about which target, alone and together, in pages', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'warning');
      await decided(backend, 'omar', bicycle, 'none');
      await decided(backend, 'nadia', bicycle, 'none');
      await decided(backend, 'nadia', bicycle, 'removal');
      const { journal } = backend.as('omar');
      const numbers = async (filter: JournalFilter, before: number | null = null, limit = 10) =>
        valueOf(await journal.page(before, limit, filter)).map(({ number }) => number);
      expect(await numbers({})).toEqual([4, 3, 2, 1]);
      expect(await numbers({ by: 'nadia' })).toEqual([4, 3, 1]);
      expect(await numbers({ action: 'none' })).toEqual([3, 2]);
      expect(await numbers({ targetId: 'velo' })).toEqual([4, 3, 2]);
      expect(await numbers({ by: 'nadia', action: 'none' })).toEqual([3]);
      expect(await numbers({ by: 'nadia', action: 'none', targetId: 'velo' })).toEqual([3]);
      expect(await numbers({ by: 'nadia', action: 'none', targetId: 'claire' })).toEqual([]);
      expect(await numbers({ by: 'nadia' }, null, 2)).toEqual([4, 3]);
      expect(await numbers({ by: 'nadia' }, 3, 2)).toEqual([1]);
      expect(await backend.as('claire').journal.page(null, 10, { by: 'nadia' })).toEqual(failure('denied'));
    });

    test('a person who is no admin does not read the journal nor the appeals', async () => {
      const { as } = await makeBackend();
      expect(await as('claire').journal.page(null, 10)).toEqual(failure('denied'));
      expect(await as('claire').journal.head()).toEqual(failure('denied'));
      const { decisions } = as('claire');
      await expect(firstOf((listener) => decisions.subscribeToAppealed(listener))).rejects.toThrow('denied');
    });
  });
}
