import { describe, expect, test } from 'vitest';
import { restrictionCourse } from '../../../src/domain/moderation/restrictionCourse';
import { HOUR } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  aBicycle,
  actionsIn,
  answer,
  aReport,
  claire,
  decided,
  decisionsAbout,
  expectNewest,
  orderOf,
  readListing,
  valueOf,
  type MakeModeration,
  type ModerationBackend,
} from './ModerationBackend';

const judgement = { by: 'omar', decision: 1, status: 'overturned', answer, note: '' } as const;

async function closingOf({ as }: Pick<ModerationBackend, 'as'>) {
  return valueOf(await as('claire').restrictions.of('claire'));
}

/** Pauses all listings of Claire. */
async function pauseAll({ as }: ModerationBackend, by: 'nadia' | 'omar' = 'nadia'): Promise<readonly number[]> {
  const left: number[] = [];
  do left.push(valueOf(await as(by).closed.pauseSome('claire')));
  while (left.at(-1) !== 0);
  return left;
}

export function describeClosings(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of ClosedListings`, () => {
    test('a closed account has no end, its statement is stored, and its reporters read that a measure was taken', async () => {
      const backend = await makeBackend();
      await backend.as('karim').reports.add(aReport('karim', claire));
      await decided(backend, 'nadia', claire, 'closing');
      const since: unknown = expect.toSatisfy((at: number) => Math.abs(at - backend.now) < HOUR);
      expect(await closingOf(backend)).toEqual({ until: null, since, decision: 1 });
      const [decision] = await decisionsAbout(backend.as('claire'), 'claire');
      expect(decision).toMatchObject({ number: 1, statement: { measure: 'closing', until: null }, restoresTo: null });
      expect(decision && restrictionCourse(decision, await closingOf(backend), backend.now)).toBe('running');
      expect(await backend.as('karim').reports.ownOf('karim')).toMatchObject(success([{ outcome: 'acted' }]));
      expect(await actionsIn(backend.as('nadia'))).toEqual(['nadia closing claire']);
    });

    test('its listings go offline in several commits, and another admin goes on where one was interrupted', async () => {
      const backend = await makeBackend();
      const ids = Array.from({ length: 12 }, (_, index) => `lampe${index}`);
      for (const id of ids) await backend.givenListing(aBicycle(backend.now, { id }));
      await backend.givenListing(aBicycle(backend.now, { id: 'promise', state: 'reserved' }));
      await backend.givenListing(aBicycle(backend.now, { id: 'vendue', state: 'sold' }));
      await decided(backend, 'nadia', claire, 'closing');
      expect(await backend.as('nadia').closed.countOnline('claire')).toEqual(success(14));
      expect(await backend.as('nadia').closed.pauseSome('claire')).toEqual(success(4));
      expect(await backend.as('omar').closed.countOnline('claire')).toEqual(success(4));
      expect(await pauseAll(backend, 'omar')).toEqual([0]);
      for (const id of ['velo', 'promise', ...ids])
        expect(await readListing(backend.as('claire'), id)).toMatchObject({ state: 'paused' });
      expect(await readListing(backend.as('claire'), 'vendue')).toMatchObject({ state: 'sold' });
      await expectNewest(backend.as('karim'), []);
      expect(await pauseAll(backend)).toEqual([0]);
    });

    test('the listings of an open or a restricted account stay online, and only admins count or pause them', async () => {
      const backend = await makeBackend();
      expect(await backend.as('nadia').closed.pauseSome('claire')).toEqual(failure('denied'));
      await decided(backend, 'nadia', claire, 'restriction');
      expect(await backend.as('nadia').closed.pauseSome('claire')).toEqual(failure('denied'));
      await decided(backend, 'nadia', claire, 'closing');
      expect(await backend.as('karim').closed.pauseSome('claire')).toEqual(failure('denied'));
      expect(await backend.as('karim').closed.countOnline('claire')).toEqual(failure('denied'));
      expect(await readListing(backend.as('karim'))).toMatchObject({ state: 'online' });
    });

    test('an overturned closing opens the account again, and leaves the listings to their owner', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await decided(backend, 'nadia', claire, 'closing');
      await pauseAll(backend);
      valueOf(await as('claire').decisions.appeal(1, 'claire', 'Je n’ai trompé personne.'));
      expect(await as('omar').decisions.judge(judgement)).toMatchObject(success({ status: 'overturned' }));
      expect(await closingOf(backend)).toBeNull();
      expect(await readListing(as('claire'))).toMatchObject({ state: 'paused' });
    });

    test('an admin opens a closed account again, and the decision stands', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'closing');
      await decided(backend, 'omar', claire, 'lifting');
      expect(await closingOf(backend)).toBeNull();
      const [decision] = await decisionsAbout(backend.as('claire'), 'claire');
      expect(decision && restrictionCourse(decision, null, backend.now)).toBe('lifted');
    });

    test('nobody closes their own account or that of an admin, not even a super admin', async () => {
      const backend = await makeBackend();
      const closes = async (by: 'nadia' | 'solene', id: string) =>
        backend.as(by).decisions.decide(await orderOf(backend, by, { kind: 'person', id }, 'closing'));
      expect(await closes('nadia', 'nadia')).toEqual(failure('own'));
      expect(await closes('nadia', 'omar')).toEqual(failure('admin'));
      expect(await closes('solene', 'omar')).toEqual(failure('has-role'));
    });

    test('a closing has no days', async () => {
      const backend = await makeBackend();
      const order = await orderOf(backend, 'nadia', claire, 'closing', { days: 7 });
      expect(await backend.as('nadia').decisions.decide(order)).toEqual(failure('wrong-measure'));
    });
  });
}

export function describeClosedWrites(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, a closed account`, () => {
    test('a person whose account is closed neither reports, changes their profile nor puts a listing online again', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'closing');
      await pauseAll(backend);
      const closed = failure({ kind: 'closed', since: expect.any(Number) as unknown });
      const { listings, profiles, reports } = backend.as('claire');
      expect(await reports.add(aReport('claire', { kind: 'person', id: 'karim' }))).toEqual(closed);
      expect(await profiles.change('claire', { about: 'Bonjour' })).toEqual(failure('denied'));
      const resumed = await listings.change('velo', (listing) =>
        success({ ...listing, state: 'online', updatedAt: backend.now }),
      );
      expect(resumed).toEqual(closed);
      valueOf(await backend.as('claire').decisions.appeal(1, 'claire', 'Je n’ai trompé personne.'));
      valueOf(await backend.as('omar').decisions.judge(judgement));
      expect(await reports.add(aReport('claire', { kind: 'person', id: 'karim' }))).toEqual(success());
    });
  });
}
