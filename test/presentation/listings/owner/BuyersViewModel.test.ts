import { expect, test } from 'vitest';
import type { ListingBuyers } from '../../../../src/application/listings/ListingBuyers';
import type { Conversation } from '../../../../src/domain/messaging/Conversation';
import { failure, success } from '../../../../src/domain/shared/Result';
import { BuyersViewModel } from '../../../../src/presentation/listings/owner/BuyersViewModel';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing } from '../../../support/builders/aListing';
import { someDeals } from '../../../support/doubles/someOwnerSteps';

const buyer = (uid: string, name: string) => ({ uid, name, unread: 0, receivedAt: null, readAt: null });
const reserved = aListing({ state: 'reserved' });
const karim = { uid: 'karim', name: 'Karim' };
const asking = [aConversation({ buyer: buyer('karim', 'Karim') }), aConversation({ buyer: buyer('lina', 'Lina') })];

function buyers(conversations: readonly Conversation[] = asking, deals: ListingBuyers = someDeals()) {
  return { deals, viewModel: new BuyersViewModel({ about: () => Promise.resolve(success(conversations)) }, deals) };
}

test('the owner is asked to choose among those who have written, and the answer is stored', async () => {
  const { deals, viewModel } = buyers();
  await viewModel.ask(reserved);
  expect(viewModel.question?.people).toEqual([karim, { uid: 'lina', name: 'Lina' }]);
  expect(await viewModel.answer(karim)).toEqual(success());
  expect([viewModel.question, viewModel.names.get('velo')]).toEqual([null, 'Karim']);
  expect(await deals.of(['velo'])).toEqual(success(new Map([['velo', 'karim']])));
});

test('the owner is asked nothing when nobody has written', async () => {
  const { viewModel } = buyers([]);
  await viewModel.ask(reserved);
  expect(viewModel.question).toBeNull();
});

test('the owner is asked again once the listing is sold, with the former buyer preselected', async () => {
  const { deals, viewModel } = buyers();
  await viewModel.ask(reserved);
  await viewModel.answer({ uid: 'lina', name: 'Lina' });
  await viewModel.ask(aListing({ state: 'sold' }));
  expect(viewModel.question).toMatchObject({ people: [karim, { uid: 'lina' }], known: 'lina' });
  await viewModel.answer(karim);
  expect(viewModel.names.get('velo')).toBe('Karim');
  expect(await deals.of(['velo'])).toEqual(success(new Map([['velo', 'karim']])));
});

test('the former buyer is removed when the listing is sold to somebody who has not written', async () => {
  const { deals, viewModel } = buyers(asking, someDeals({ velo: 'lina' }));
  await viewModel.load([reserved]);
  await viewModel.ask(aListing({ state: 'sold' }));
  expect(viewModel.question?.known).toBe('lina');
  expect(await viewModel.answer(null)).toEqual(success());
  expect(viewModel.names.size).toBe(0);
  expect(await deals.of(['velo'])).toEqual(success(new Map()));
});

test.each([karim, null])('the former buyer is still shown when another answer cannot be stored', async (answer) => {
  const deals: ListingBuyers = {
    ...someDeals({ velo: 'lina' }),
    assign: () => Promise.resolve(failure('offline')),
    clear: () => Promise.resolve(failure('offline')),
  };
  const { viewModel } = buyers(asking, deals);
  await viewModel.load([reserved]);
  await viewModel.ask(aListing({ state: 'sold' }));
  expect(await viewModel.answer(answer)).toEqual(failure('offline'));
  expect(viewModel.names.get('velo')).toBe('Lina');
});

test('no buyer is stored when it is somebody who has not written', async () => {
  const { deals, viewModel } = buyers();
  await viewModel.ask(reserved);
  await viewModel.answer(null);
  expect(await deals.of(['velo'])).toEqual(success(new Map()));
});

test('the name is removed again when it cannot be stored', async () => {
  const { viewModel } = buyers(asking, { ...someDeals(), assign: () => Promise.resolve(failure('offline')) });
  await viewModel.ask(reserved);
  expect(await viewModel.answer(karim)).toEqual(failure('offline'));
  expect(viewModel.names.size).toBe(0);
});

test('the buyer of a released listing is removed', async () => {
  const { deals, viewModel } = buyers();
  await viewModel.ask(reserved);
  await viewModel.answer(karim);
  await viewModel.forget(reserved);
  expect(viewModel.names.size).toBe(0);
  expect(await deals.of(['velo'])).toEqual(success(new Map()));
});

test('the buyers of reserved and sold listings are loaded once', async () => {
  const known = someDeals({ velo: 'lina', canape: 'karim' });
  let readings = 0;
  const of: ListingBuyers['of'] = (ids) => {
    readings += 1;
    return known.of(ids);
  };
  const { viewModel } = buyers(asking, { ...known, of });
  await viewModel.load([reserved, aListing({ id: 'canape' })]);
  await viewModel.load([reserved]);
  expect([...viewModel.names]).toEqual([['velo', 'Lina']]);
  expect(readings).toBe(1);
});

test.each(['deals', 'conversations'] as const)(
  'a buyer whose %s could not be loaded is requested again',
  async (broken) => {
    let isBroken = true;
    const known = someDeals({ velo: 'lina' });
    const deals: ListingBuyers = {
      ...known,
      of: async (ids) => (isBroken && broken === 'deals' ? failure('offline') : known.of(ids)),
    };
    const viewModel = new BuyersViewModel(
      { about: async () => (isBroken && broken === 'conversations' ? failure('offline') : success(asking)) },
      deals,
    );
    await viewModel.load([reserved]);
    expect([viewModel.names.size, [...viewModel.failedIds]]).toEqual([0, ['velo']]);
    isBroken = false;
    await viewModel.load([reserved]);
    expect([viewModel.names.get('velo'), viewModel.failedIds.size]).toEqual(['Lina', 0]);
  },
);

test('the owner is asked nothing when the conversations cannot be loaded', async () => {
  const viewModel = new BuyersViewModel({ about: async () => failure('offline') }, someDeals());
  await viewModel.ask(reserved);
  expect(viewModel.question).toBeNull();
});
