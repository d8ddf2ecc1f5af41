import { describe, expect, test } from 'vitest';
import type { ProfileRepository } from '../../../src/application/account/ProfileRepository';
import { PublishResponseRate } from '../../../src/application/messaging/PublishResponseRate';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { PublicProfile } from '../../../src/domain/account/PublicProfile';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aConversation } from '../../support/builders/aConversation';
import { NOON } from '../../support/builders/aListing';
import { aPublicProfile } from '../../support/builders/aPerson';

const answered = aConversation({ firstAskedAt: NOON, firstAnsweredAt: NOON + 5 * MINUTE });
const asBuyer = aConversation({ seller: { ...answered.seller, uid: 'karim' } });
const record = { asked: 1, answered: 1, delayMinutes: 5 };

function sharing(profile: BackendResult<PublicProfile | null> = success(aPublicProfile)) {
  const [written, answers]: [unknown[], BackendResult<void>[]] = [[], []];
  let readings = 0;
  const profiles: ProfileRepository = {
    subscribe: (_uid, listener) => {
      readings += 1;
      listener(profile);
      return () => undefined;
    },
    change: async (uid, changes) => {
      written.push([uid, changes]);
      return answers.shift() ?? success();
    },
    remove: async () => success(),
  };
  return {
    share: new PublishResponseRate(profiles, { now: () => NOON + 2 * DAY }),
    written,
    answers,
    readings: () => readings,
  };
}

describe('PublishResponseRate', () => {
  test('the response rate is published without conversations in which the person is the buyer', async () => {
    const { share, written } = sharing();
    expect(await share.execute('claire', [answered, asBuyer])).toEqual(success());
    expect(written).toEqual([['claire', { answers: record }]]);
  });

  test('nothing is published for a seller whom nobody has asked', async () => {
    const { share, readings } = sharing();
    expect(await share.execute('claire', [asBuyer])).toEqual(success());
    expect(readings()).toBe(0);
  });

  test('a rate that is published already is not written again', async () => {
    const { share, written } = sharing(success({ ...aPublicProfile, answers: record }));
    await share.execute('claire', [answered]);
    expect(written).toEqual([]);
  });

  test('the profile is read once, and written again when the rate has changed', async () => {
    const { share, written, readings } = sharing();
    await share.execute('claire', [answered]);
    await share.execute('claire', [answered]);
    expect([written.length, readings()]).toEqual([1, 1]);
    await share.execute('claire', [answered, answered]);
    expect(written).toHaveLength(2);
  });

  test('no profile is created for a person without one', async () => {
    const { share, written } = sharing(success(null));
    expect(await share.execute('claire', [answered])).toEqual(success());
    expect(written).toEqual([]);
  });

  test('a former rate is replaced', async () => {
    const { share, written } = sharing(success({ ...aPublicProfile, answers: { ...record, answered: 0 } }));
    await share.execute('claire', [answered]);
    expect(written).toEqual([['claire', { answers: record }]]);
  });

  test('a failed write is tried again at the next call', async () => {
    const { share, written, answers } = sharing();
    answers.push(failure('offline'));
    expect(await share.execute('claire', [answered])).toEqual(failure('offline'));
    expect(await share.execute('claire', [answered])).toEqual(success());
    expect(written).toHaveLength(2);
  });

  test('a failure to read the profile is returned', async () => {
    expect(await sharing(failure('offline')).share.execute('claire', [answered])).toEqual(failure('offline'));
  });
});
