import { expect, test, vi } from 'vitest';
import type { VoiceSearch } from '../../../../src/application/search/VoiceSearch';
import { QuickSearchViewModel } from '../../../../src/presentation/search/quick/QuickSearchViewModel';
import { someRecentSearches } from '../../../support/builders/aSearch';

const mute: VoiceSearch = { isSupported: false, listen: () => () => undefined };

/** A microphone that understands what the test says, when it says it. */
function aMicrophone() {
  let understand: (text: string | null) => void = () => undefined;
  const stop = vi.fn();
  const voice: VoiceSearch = {
    isSupported: true,
    listen: (onEnd) => {
      understand = onEnd;
      return stop;
    },
  };
  return { voice, stop, understand: (text: string | null) => understand(text) };
}

test('submitting returns the trimmed query and adds it to the recent searches', () => {
  const searches = someRecentSearches('canapé');
  const viewModel = new QuickSearchViewModel(searches, mute);
  viewModel.type('  vélo ');
  expect(viewModel.submit()).toBe('vélo');
  expect(searches.all()).toEqual(['vélo', 'canapé']);
});

test.each(['', '   '])('the empty query %j is neither submitted nor remembered', (query) => {
  const searches = someRecentSearches('canapé');
  const viewModel = new QuickSearchViewModel(searches, mute);
  viewModel.type(query);
  expect(viewModel.submit()).toBeNull();
  expect(searches.all()).toEqual(['canapé']);
});

test('a recent search runs whatever is typed, and becomes the most recent', () => {
  const searches = someRecentSearches('vélo', 'canapé');
  const viewModel = new QuickSearchViewModel(searches, mute);
  viewModel.type('moto');
  expect(viewModel.submit('canapé')).toBe('canapé');
  expect(searches.all()).toEqual(['canapé', 'vélo']);
});

test('the recent searches can be cleared', () => {
  const searches = someRecentSearches('vélo');
  const viewModel = new QuickSearchViewModel(searches, mute);
  expect(viewModel.recent).toEqual(['vélo']);
  viewModel.clearRecent();
  expect(viewModel.recent).toEqual([]);
  expect(searches.all()).toEqual([]);
});

test('new searches of this and other tabs show while it is open', () => {
  let change: () => void = () => undefined;
  const unwatch = vi.fn();
  let all: readonly string[] = [];
  const viewModel = new QuickSearchViewModel(
    {
      all: () => all,
      remember: () => undefined,
      clear: () => undefined,
      subscribe: (listener) => {
        change = listener;
        return unwatch;
      },
    },
    mute,
  );
  all = ['vélo'];
  const stop = viewModel.start();
  expect(viewModel.recent).toEqual(['vélo']);
  all = ['moto', 'vélo'];
  change();
  expect(viewModel.recent).toEqual(['moto', 'vélo']);
  stop();
  expect(unwatch).toHaveBeenCalledOnce();
});

test('voice search writes the recognized text into the field', () => {
  const { voice, understand } = aMicrophone();
  const viewModel = new QuickSearchViewModel(someRecentSearches(), voice);
  expect(viewModel.canListen).toBe(true);
  viewModel.listen();
  expect(viewModel.isListening).toBe(true);
  understand('vélo');
  expect(viewModel.isListening).toBe(false);
  expect(viewModel.query).toBe('vélo');
});

test('the typed text stays when nothing is recognized', () => {
  const { voice, understand } = aMicrophone();
  const viewModel = new QuickSearchViewModel(someRecentSearches(), voice);
  viewModel.type('vélo');
  viewModel.listen();
  understand(null);
  expect(viewModel.isListening).toBe(false);
  expect(viewModel.query).toBe('vélo');
});

test('listening stops on request and on closing', () => {
  const { voice, stop } = aMicrophone();
  const viewModel = new QuickSearchViewModel(someRecentSearches(), voice);
  const close = viewModel.start();
  viewModel.listen();
  viewModel.stopListening();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(viewModel.isListening).toBe(false);
  viewModel.listen();
  close();
  expect(stop).toHaveBeenCalledTimes(2);
});
