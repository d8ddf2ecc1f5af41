import { describe, expect, test } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { defaultPreferences, type Preferences } from '../../../src/domain/preferences/Preferences';
import { failure, success } from '../../../src/domain/shared/Result';
import { NotificationsViewModel } from '../../../src/presentation/account/NotificationsViewModel';
import { aProfile } from '../../support/builders/aPosting';
import { PUBLIC_KEY } from '../../support/builders/aPushDevice';
import { aSession } from '../../support/drivers/anAccountPage';

const allPushSwitches = { searchPushes: true, pricePushes: true, endingPushes: true };

function choosing(
  first: BackendResult<Preferences> = success(defaultPreferences),
  areSent = true,
  publicKey: string | null = PUBLIC_KEY,
) {
  const stored: unknown[] = [];
  const outcomes: BackendResult<void>[] = [];
  let emit: (result: BackendResult<Preferences>) => void = () => undefined;
  const session = aSession();
  const preferences: ConstructorParameters<typeof NotificationsViewModel>[1] = {
    subscribe: (_uid, listener) => {
      emit = listener;
      listener(first);
      return () => undefined;
    },
    change: async (_uid, changes) => {
      stored.push(changes);
      return outcomes.shift() ?? success();
    },
  };
  const viewModel = new NotificationsViewModel(session, preferences, { areSent }, { publicKey });
  const stop = viewModel.start();
  return { viewModel, stored, outcomes, session, stop, emit: (result: BackendResult<Preferences>) => emit(result) };
}

describe('NotificationsViewModel', () => {
  test('a choice shows at once, before it is stored', async () => {
    const { viewModel, stored, emit } = choosing();
    const chosen = viewModel.choose('messages', false);
    expect(viewModel.choices).toMatchObject({ messages: false });
    emit(success(defaultPreferences));
    expect(viewModel.choices).toMatchObject({ messages: false });
    await chosen;
    expect(stored).toEqual([{ notifications: { messages: false, savedSearches: true } }]);
  });

  test('only the choice that cannot be stored is undone', async () => {
    const { viewModel, outcomes, stored } = choosing();
    outcomes.push(failure('offline'), success());
    await Promise.all([viewModel.choose('messages', false), viewModel.choose('savedSearches', false)]);
    expect(viewModel.choices).toEqual({
      messages: true,
      savedSearches: false,
      messageMails: true,
      searchMails: true,
      priceMails: true,
      endingMails: true,
      ...allPushSwitches,
    });
    expect(stored.at(-1)).toEqual({ notifications: { messages: true, savedSearches: false } });
    expect(viewModel.failure).toBe('offline');
    outcomes.push(failure('full'));
    await viewModel.choose('messages', false);
    expect(viewModel.failure).toBe('full');
  });

  test('a choice made in another tab shows here', () => {
    const { viewModel, emit } = choosing();
    const mails = { messages: false, savedSearches: true, endingListings: false, favouritePrices: true };
    emit(success({ ...defaultPreferences, notifications: { messages: false, savedSearches: false }, mails }));
    expect(viewModel.choices).toEqual({
      messages: false,
      savedSearches: false,
      messageMails: false,
      searchMails: true,
      priceMails: true,
      endingMails: false,
      ...allPushSwitches,
    });
    emit(failure('offline'));
    expect(viewModel).toMatchObject({ status: 'ready', choices: { messages: false } });
  });

  test('no choice is possible when the preferences cannot be loaded', async () => {
    const { viewModel, stored } = choosing(failure('offline'));
    expect(viewModel.status).toBe('offline');
    await viewModel.choose('messages', false);
    expect(stored).toEqual([]);
    viewModel.retry();
    expect(viewModel).toMatchObject({ status: 'loading', attempt: 1 });
  });

  test('e-mails are chosen apart from notifications, where the site sends any', async () => {
    const { viewModel, stored } = choosing();
    expect(viewModel.offered).toEqual([
      { channel: 'site', choices: ['messages', 'savedSearches'] },
      { channel: 'mails', choices: ['messageMails', 'searchMails', 'priceMails', 'endingMails'] },
      { channel: 'pushes', choices: ['searchPushes', 'pricePushes', 'endingPushes'] },
    ]);
    await viewModel.choose('messageMails', false);
    await viewModel.choose('searchMails', false);
    await viewModel.choose('priceMails', false);
    await viewModel.choose('endingMails', false);
    expect(stored).toEqual([
      { mails: { messages: false, savedSearches: true, endingListings: true, favouritePrices: true } },
      { mails: { messages: false, savedSearches: false, endingListings: true, favouritePrices: true } },
      { mails: { messages: false, savedSearches: false, endingListings: true, favouritePrices: false } },
      { mails: { messages: false, savedSearches: false, endingListings: false, favouritePrices: false } },
    ]);
    expect(viewModel.choices).toEqual({
      messages: true,
      savedSearches: true,
      messageMails: false,
      searchMails: false,
      priceMails: false,
      endingMails: false,
      ...allPushSwitches,
    });
    const without = choosing(success(defaultPreferences), false, null);
    expect(without.viewModel.offered.map(({ channel }) => channel)).toEqual(['site']);
  });

  test('pushes are chosen apart from e-mails, also where the site sends no e-mails', async () => {
    const { viewModel, stored } = choosing(success(defaultPreferences), false);
    expect(viewModel.offered.map(({ channel }) => channel)).toEqual(['site', 'pushes']);
    for (const choice of ['searchPushes', 'pricePushes', 'endingPushes'] as const)
      await viewModel.choose(choice, false);
    expect(stored).toEqual([
      { pushes: { savedSearches: false, endingListings: true, favouritePrices: true } },
      { pushes: { savedSearches: false, endingListings: true, favouritePrices: false } },
      { pushes: { savedSearches: false, endingListings: false, favouritePrices: false } },
    ]);
    expect(viewModel.choices).toMatchObject({
      searchMails: true,
      searchPushes: false,
      pricePushes: false,
      endingPushes: false,
    });
  });

  test('an account without a confirmed address has none to which e-mails go', () => {
    const { viewModel, session } = choosing();
    session.show(aProfile({ email: 'karim@exemple.fr' }));
    expect(viewModel.hasAddress).toBe(true);
    session.show(aProfile({ email: null }));
    expect(viewModel.hasAddress).toBe(false);
    session.show(null);
    expect(viewModel.hasAddress).toBe(false);
  });

  test('a guest has no notification choices', async () => {
    const { viewModel, session, stored, stop } = choosing();
    session.show(null);
    await viewModel.choose('messages', false);
    expect(stored).toEqual([]);
    stop();
  });
});
