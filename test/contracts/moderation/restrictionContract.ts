import { describe, expect, test } from 'vitest';
import { restrictionCourse } from '../../../src/domain/moderation/restrictionCourse';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aFirstMessage } from '../../support/builders/aConversation';
import {
  aBicycle,
  actionsIn,
  answer,
  aReport,
  claire,
  decided,
  decisionsAbout,
  orderOf,
  readListing,
  valueOf,
  type MakeModeration,
  type ModerationBackend,
  type ModerationPerson,
  type ModerationSeat,
} from './ModerationBackend';

const appeal = 'Je n’ai écrit cela à personne.';
const karim = { kind: 'person', id: 'karim' } as const;

async function restrictionOf({ as }: Pick<ModerationBackend, 'as'>, uid: ModerationPerson) {
  return valueOf(await as(uid).restrictions.of(uid));
}

/** The end of the running restriction; the clocks of the test and of the backend may differ by some minutes. */
function inDays(backend: ModerationBackend, days: number): unknown {
  const end = backend.now + days * DAY;
  return expect.toSatisfy((until: number) => Math.abs(until - end) < HOUR);
}

export function describeRestrictions(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of RestrictionRepository`, () => {
    test('nobody is restricted at first', async () => {
      const backend = await makeBackend();
      expect(await restrictionOf(backend, 'claire')).toBeNull();
    });

    test('a restriction of seven days is stored with its decision, which has the same end', async () => {
      const backend = await makeBackend();
      expect(await decided(backend, 'nadia', claire, 'restriction')).toBe(1);
      const restriction = await restrictionOf(backend, 'claire');
      expect(restriction).toEqual({ until: inDays(backend, 7), decision: 1 });
      const statement = { measure: 'restriction', until: restriction?.until };
      expect(await decisionsAbout(backend.as('claire'), 'claire')).toMatchObject([{ number: 1, statement }]);
      expect(await actionsIn(backend.as('nadia'))).toEqual(['nadia restriction claire']);
    });

    test('admins read the restriction of a person, and other people do not', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'restriction');
      expect(await backend.as('omar').restrictions.of('claire')).toMatchObject(success({ decision: 1 }));
      expect(await backend.as('karim').restrictions.of('claire')).toEqual(failure('denied'));
    });

    test('the last restriction of a person holds, and a warning leaves it as it is', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', claire, 'restriction');
      await decided(backend, 'omar', claire, 'restriction', { days: 30 });
      await decided(backend, 'omar', claire, 'warning');
      expect(await restrictionOf(backend, 'claire')).toEqual({ until: inDays(backend, 30), decision: 2 });
    });

    test.each([0, 366, 1.5])('a restriction of %s days is refused, and so are days of a warning', async (days) => {
      const backend = await makeBackend();
      const { decisions } = backend.as('nadia');
      const order = await orderOf(backend, 'nadia', claire, 'restriction', { days });
      expect(await decisions.decide(order)).toEqual(failure('wrong-measure'));
      expect(await decisions.decide({ ...order, measure: 'warning', days: 7 })).toEqual(failure('wrong-measure'));
      expect(await restrictionOf(backend, 'claire')).toBeNull();
    });

    test('nobody restricts themselves or an admin, not even a super admin', async () => {
      const backend = await makeBackend();
      const restricts = async (by: 'nadia' | 'solene', id: string) =>
        backend.as(by).decisions.decide(await orderOf(backend, by, { kind: 'person', id }, 'restriction'));
      expect(await restricts('nadia', 'nadia')).toEqual(failure('own'));
      expect(await restricts('nadia', 'omar')).toEqual(failure('admin'));
      expect(await restricts('solene', 'omar')).toEqual(failure('has-role'));
      expect(await backend.as('nadia').restrictions.of('omar')).toEqual(success(null));
    });

    test('an admin lifts a restriction before its end, once, and the decision stands', async () => {
      const backend = await makeBackend();
      await backend.as('karim').reports.add(aReport('karim', claire));
      await decided(backend, 'nadia', claire, 'restriction');
      await decided(backend, 'omar', claire, 'lifting');
      expect(await restrictionOf(backend, 'claire')).toBeNull();
      expect(await decisionsAbout(backend.as('claire'), 'claire')).toMatchObject([{ number: 1, status: 'standing' }]);
      expect(await backend.as('karim').reports.ownOf('karim')).toMatchObject(success([{ outcome: 'acted' }]));
      expect(await actionsIn(backend.as('nadia'))).toEqual(['nadia restriction claire', 'omar lifting claire']);
      const [decision] = await decisionsAbout(backend.as('claire'), 'claire');
      const course = decision && restrictionCourse(decision, await restrictionOf(backend, 'claire'), backend.now);
      expect(course).toBe('lifted');
      const again = await orderOf(backend, 'omar', claire, 'lifting');
      expect(await backend.as('omar').decisions.decide(again)).toEqual(failure('wrong-measure'));
    });

    test('a restriction that is overturned after it was lifted is answered again to its reporters', async () => {
      const backend = await makeBackend();
      await backend.as('karim').reports.add(aReport('karim', claire));
      await decided(backend, 'nadia', claire, 'restriction');
      await decided(backend, 'nadia', claire, 'lifting');
      valueOf(await backend.as('claire').decisions.appeal(1, 'claire', appeal));
      const judgement = { by: 'omar', decision: 1, status: 'overturned', answer, note: '' } as const;
      valueOf(await backend.as('omar').decisions.judge(judgement));
      expect(await backend.as('karim').reports.ownOf('karim')).toMatchObject(success([{ outcome: 'dismissed' }]));
    });

    test('an overturned restriction is lifted, also after a later warning', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await decided(backend, 'nadia', claire, 'restriction');
      await decided(backend, 'nadia', claire, 'warning');
      valueOf(await as('claire').decisions.appeal(1, 'claire', appeal));
      const judgement = { by: 'omar', decision: 1, status: 'overturned', answer, note: '' } as const;
      valueOf(await as('omar').decisions.judge(judgement));
      expect(await restrictionOf(backend, 'claire')).toBeNull();
    });

    test('an upheld restriction stays, and so does a later one than that which is overturned', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await decided(backend, 'nadia', claire, 'restriction');
      await decided(backend, 'nadia', claire, 'restriction', { days: 30 });
      for (const number of [1, 2]) valueOf(await as('claire').decisions.appeal(number, 'claire', appeal));
      const judgement = { by: 'omar', answer, note: '' } as const;
      valueOf(await as('omar').decisions.judge({ ...judgement, decision: 1, status: 'overturned' }));
      valueOf(await as('omar').decisions.judge({ ...judgement, decision: 2, status: 'upheld' }));
      expect(await restrictionOf(backend, 'claire')).toMatchObject({ decision: 2 });
    });
  });
}

/** With what restricted people may no longer do. */
export function describeRestrictedWrites(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, what a restricted person may do`, () => {
    const refused = failure({ kind: 'restricted', until: expect.any(Number) as number });
    const rename = ({ listings }: ModerationSeat) =>
      listings.change('velo', (listing) => success({ ...listing, title: 'Vélo de course', updatedAt: Date.now() }));

    test('a restricted person neither publishes nor changes listings, and takes theirs offline', async () => {
      const backend = await makeBackend();
      const seat = backend.as('claire');
      await decided(backend, 'nadia', claire, 'restriction');
      expect(await rename(seat)).toEqual(refused);
      const another = aBicycle(Date.now(), { id: 'velo-2', publishedAt: Date.now(), updatedAt: Date.now() });
      expect(await seat.listings.publish(another)).toEqual(refused);
      expect(await readListing(seat)).toMatchObject({ state: 'online', title: 'Vélo de ville' });
      const paused = await seat.listings.change('velo', (listing) =>
        success({ ...listing, state: 'paused', updatedAt: Date.now() }),
      );
      expect(paused).toMatchObject(success({ state: 'paused' }));
    });

    test('a restricted person neither writes messages nor reports', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', karim, 'restriction');
      const seat = backend.as('karim');
      expect(await seat.conversations.send(aFirstMessage({ id: 'refuse', opening: null }))).toEqual(refused);
      expect(await seat.reports.add(aReport('karim', claire))).toEqual(refused);
    });

    test('a person writes, reports and edits again once the restriction is lifted', async () => {
      const backend = await makeBackend();
      await decided(backend, 'nadia', karim, 'restriction');
      await decided(backend, 'nadia', claire, 'restriction');
      await decided(backend, 'nadia', karim, 'lifting');
      await decided(backend, 'nadia', claire, 'lifting');
      const seat = backend.as('karim');
      expect(await seat.conversations.send(aFirstMessage({ id: 'permis', opening: null }))).toEqual(success());
      expect(await seat.reports.add(aReport('karim', claire))).toEqual(success());
      expect(await rename(backend.as('claire'))).toMatchObject(success({ title: 'Vélo de course' }));
    });
  });
}
