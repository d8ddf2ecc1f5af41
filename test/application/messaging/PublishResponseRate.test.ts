import { describe, expect, test, vi } from 'vitest';
import { PublishResponseRate } from '../../../src/application/messaging/PublishResponseRate';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aConversation } from '../../support/builders/aConversation';
import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { InMemoryProfileRepository } from '../../support/inMemory/InMemoryProfileRepository';
import { InMemoryUserRepository } from '../../support/inMemory/InMemoryUserRepository';

const answered = aConversation({ firstAskedAt: NOON, firstAnsweredAt: NOON + 5 * MINUTE });
const asBuyer = aConversation({ seller: { ...answered.seller, uid: 'karim' } });
const record = { asked: 1, answered: 1, delayMinutes: 5 };

function sharing(users = new InMemoryUserRepository(aProfile({ uid: 'claire' }))) {
  const profiles = new InMemoryProfileRepository(users);
  return {
    profiles,
    share: new PublishResponseRate(profiles, { now: () => NOON + 2 * DAY }),
    published: () => profiles.of('claire')?.answers,
    reading: vi.spyOn(profiles, 'subscribe'),
    writing: vi.spyOn(profiles, 'change'),
  };
}

describe('PublishResponseRate', () => {
  test('the response rate is published without conversations in which the person is the buyer', async () => {
    const { share, published, writing } = sharing();
    expect(await share.execute('claire', [answered, asBuyer])).toEqual(success());
    expect(published()).toEqual(record);
    expect(writing.mock.calls).toEqual([['claire', { answers: record }]]);
  });

  test('nothing is published for a seller whom nobody has asked', async () => {
    const { share, published, reading } = sharing();
    expect(await share.execute('claire', [asBuyer])).toEqual(success());
    expect(published()).toBeNull();
    expect(reading).not.toHaveBeenCalled();
  });

  test('a rate that is published already is not written again', async () => {
    const { profiles, share, writing } = sharing();
    await profiles.change('claire', { answers: record });
    await share.execute('claire', [answered]);
    expect(writing).toHaveBeenCalledOnce();
  });

  test('the profile is read once, and written again when the rate has changed', async () => {
    const { share, published, reading, writing } = sharing();
    await share.execute('claire', [answered]);
    await share.execute('claire', [answered]);
    expect(reading).toHaveBeenCalledOnce();
    expect(writing).toHaveBeenCalledOnce();
    await share.execute('claire', [answered, answered]);
    expect(published()).toEqual({ ...record, asked: 2, answered: 2 });
  });

  test('no profile is created for a person without one', async () => {
    const { share, writing } = sharing(new InMemoryUserRepository());
    expect(await share.execute('claire', [answered])).toEqual(success());
    expect(writing).not.toHaveBeenCalled();
  });

  test('a former rate is replaced', async () => {
    const { profiles, share, published } = sharing();
    await profiles.change('claire', { answers: { ...record, answered: 0 } });
    await share.execute('claire', [answered]);
    expect(published()).toEqual(record);
  });

  test('a failed write is tried again at the next call', async () => {
    const { share, published, writing } = sharing();
    writing.mockResolvedValueOnce(failure('offline'));
    expect(await share.execute('claire', [answered])).toEqual(failure('offline'));
    expect(published()).toBeNull();
    expect(await share.execute('claire', [answered])).toEqual(success());
    expect(published()).toEqual(record);
  });

  test('a failure to read the profile is returned', async () => {
    const { share, reading } = sharing();
    reading.mockImplementationOnce((_uid, listener) => (listener(failure('offline')), () => undefined));
    expect(await share.execute('claire', [answered])).toEqual(failure('offline'));
  });
});
