import { act, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCardsInSteps } from '../../../../src/presentation/shared/cards/useCardsInSteps';

const counts: number[] = [];

/** A list of 20 cards; notes how many of them each rendering has. */
function List({ onRender }: { readonly onRender?: () => void }) {
  const isRendered = useCardsInSteps();
  counts.push(Array.from({ length: 20 }).filter((_, index) => isRendered(index)).length);
  onRender?.();
  return null;
}

beforeEach(() => {
  counts.length = 0;
  globalThis.mbzEarly = [];
  vi.stubGlobal('innerWidth', 412);
});
afterEach(() => {
  globalThis.mbzEarly = undefined;
  vi.unstubAllGlobals();
});

test('a list on a page that the application takes over on a phone renders its first cards before the others', () => {
  render(<List />);
  expect(counts).toEqual([8, 20]);
});

test.each([
  ['on a wide screen', () => vi.stubGlobal('innerWidth', 1280)],
  ['where something was done before', () => (globalThis.mbzEarly = [new Event('scroll')])],
  ['once the application is there', () => (globalThis.mbzEarly = null)],
])('a list renders all of its cards at once %s', (_, arrange) => {
  arrange();
  render(<List />);
  expect(counts).toEqual([20]);
});

test.each([
  ['an untouched page renders its first cards alone', null, [8]],
  ['a page that was touched meanwhile renders all of its cards', new Event('click'), [8, 20]],
])('a list on %s before early input is replayed', (_, touch, expected) => {
  const root = createRoot(document.createElement('div'));
  const onRender = () => {
    if (touch !== null) globalThis.mbzEarly = [touch];
  };
  withoutAct(() => flushSync(() => root.render(<List onRender={onRender} />)));
  expect(counts).toEqual(expected);
  act(() => root.unmount());
});

/** As in a browser: what is not urgent has to wait. */
function withoutAct(run: () => void): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  run();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}
