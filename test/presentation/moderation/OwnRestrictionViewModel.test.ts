import { expect, test } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Restriction } from '../../../src/domain/moderation/Restriction';
import { failure, success } from '../../../src/domain/shared/Result';
import { OwnRestrictionViewModel } from '../../../src/presentation/moderation/OwnRestrictionViewModel';
import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { aSession } from '../../support/builders/aSession';
import { eventually } from '../../support/time/eventually';

const closing: Restriction = { until: null, since: NOON - 1, decision: 1 };
const closed = { kind: 'closed', since: NOON - 1 };

function follow(answer: BackendResult<Restriction | null>) {
  const { session } = aSession('user');
  const read: string[] = [];
  const restrictions = {
    of: async (uid: string) => {
      read.push(uid);
      return uid === 'nina' ? success(null) : answer;
    },
  };
  return { session, read, own: new OwnRestrictionViewModel(session, restrictions, { now: () => NOON }) };
}

test('the restriction of the signed-in person is read once for several screens, and again later', async () => {
  const { own, read } = follow(success(closing));
  expect(own.restricted).toBeNull();
  const stops = [own.start(), own.start()];
  await eventually(() => expect(own.restricted).toEqual(closed));
  expect(read).toHaveLength(1);
  for (const stop of stops) stop();
  own.start();
  expect(own.restricted).toEqual(closed);
  expect(read).toHaveLength(2);
});

test('the restriction of one person is not said of the next, nor of a visitor', async () => {
  const { own, session } = follow(success(closing));
  own.start();
  await eventually(() => expect(own.restricted).toEqual(closed));
  session.show(null);
  expect(own.restricted).toBeNull();
  session.show(aProfile({ uid: 'nina' }));
  expect(own.restricted).toBeNull();
});

const answers: readonly BackendResult<Restriction | null>[] = [
  success({ until: NOON, decision: 1 }),
  success(null),
  failure('offline'),
];

test.each(answers)('nobody counts as restricted by %j', async (answer) => {
  const { own, read } = follow(answer);
  own.start();
  await eventually(() => expect(read).toHaveLength(1));
  expect(own.restricted).toBeNull();
});
