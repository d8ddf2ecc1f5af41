import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UsualPrice } from '../../../../src/domain/search/usualPrice/UsualPrice';
import type { Compared } from '../../../../src/domain/search/usualPrice/comparables';
import { UsualPriceViewModel } from '../../../../src/presentation/listings/display/UsualPriceViewModel';
import { aListing } from '../../../support/builders/aListing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const usual: UsualPrice = { lower: 80, median: 110, upper: 140, count: 12 };

function aFinder() {
  const asked: string[] = [];
  const listeners: ((usual: UsualPrice | undefined) => void)[] = [];
  let stopped = 0;
  return {
    asked,
    listeners,
    stopped: () => stopped,
    follow: (compared: Compared, listener: (found: UsualPrice | undefined) => void) => {
      asked.push(compared.title);
      listeners.push(listener);
      return () => void (stopped += 1);
    },
  };
}

test('the usual price of a listing is shown, and gone once it is no longer known', () => {
  const finder = aFinder();
  const viewModel = new UsualPriceViewModel(finder);
  viewModel.start(() => aListing());
  vi.runAllTimers();
  expect(viewModel.usual).toBeNull();
  finder.listeners[0]?.(usual);
  expect(viewModel.usual).toEqual(usual);
  finder.listeners[0]?.(undefined);
  expect(viewModel.usual).toBeNull();
});

test('a usual price is missing from the answer that there is none until another one is found or nothing is compared', () => {
  const finder = aFinder();
  const draft = observable.box<Compared | null>(aListing(), { deep: false });
  const viewModel = new UsualPriceViewModel(finder);
  viewModel.start(() => draft.get());
  vi.runAllTimers();
  expect(viewModel.isMissing).toBe(false);
  finder.listeners[0]?.(undefined);
  runInAction(() => draft.set(aListing({ title: 'Vélo rouge' })));
  vi.runAllTimers();
  expect(viewModel.isMissing).toBe(true);
  finder.listeners[1]?.(usual);
  expect(viewModel.isMissing).toBe(false);
  finder.listeners[1]?.(undefined);
  runInAction(() => draft.set(null));
  vi.runAllTimers();
  expect(viewModel.isMissing).toBe(false);
});

test('a draft is compared once it has rested, and again only when something that decides has changed', () => {
  const finder = aFinder();
  const draft = observable.box<Compared | null>(null, { deep: false });
  const viewModel = new UsualPriceViewModel(finder);
  viewModel.start(() => draft.get(), 600);
  vi.advanceTimersByTime(600);
  expect(finder.asked).toEqual([]);
  runInAction(() => draft.set(aListing({ title: 'V' })));
  vi.advanceTimersByTime(599);
  runInAction(() => draft.set(aListing({ title: 'Vélo' })));
  vi.advanceTimersByTime(599);
  expect(finder.asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(finder.asked).toEqual(['Vélo']);
  finder.listeners[0]?.(usual);
  runInAction(() => draft.set(aListing({ title: 'Vélo', description: 'Un autre texte, plus long.' })));
  vi.advanceTimersByTime(600);
  expect([finder.asked, viewModel.usual]).toEqual([['Vélo'], usual]);
  runInAction(() => draft.set(aListing({ title: 'Vélo rouge' })));
  expect([finder.stopped(), viewModel.usual]).toEqual([1, null]);
});

test('nothing is searched after stopping, and a search under way is stopped', () => {
  const finder = aFinder();
  const stopEarly = new UsualPriceViewModel(finder).start(() => aListing(), 600);
  stopEarly();
  vi.runAllTimers();
  expect(finder.asked).toEqual([]);
  const stopLate = new UsualPriceViewModel(finder).start(() => aListing());
  vi.runAllTimers();
  stopLate();
  expect(finder.stopped()).toBe(1);
});
