import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundsAround } from '../../../src/domain/map/camera';
import { MapFrame } from '../../../src/presentation/map/MapFrame';
import type { ShownMap } from '../../../src/presentation/map/placeOnMap';

const lyon = boundsAround({ latitude: 45.764, longitude: 4.8357 }, 30);
const nantes = boundsAround({ latitude: 47.2184, longitude: -1.5536 }, 30);
const baseMap = { outlines: { land: [], coasts: [], frontiers: [], borders: [] }, towns: [] };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(callback: () => void) {
        this.observe = callback;
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a map that nobody has moved follows the bounds of its search', () => {
  const { camera, show } = aMap();
  show(lyon, 'velo');
  const first = camera();
  show(nantes, 'velo');
  expect(camera()).not.toEqual(first);
});

test('a map that somebody has moved stays where it is when more results of its search come, and can be centred on them', async () => {
  const { camera, show } = aMap();
  show(nantes, 'velo');
  const fitted = camera();
  show(lyon, 'velo');
  await press('+');
  const moved = camera();
  show(nantes, 'velo');
  expect(camera()).toEqual(moved);
  await press('0');
  expect(camera()).toEqual(fitted);
});

test('a map that somebody has moved is fitted to another search', async () => {
  const { camera, show } = aMap();
  show(nantes, 'velo');
  const fitted = camera();
  show(lyon, 'velo');
  await press('+');
  show({ ...nantes }, 'table');
  expect(camera()).toEqual(fitted);
});

test('a map that is fitted to a group of its tags counts as moved, with room around it, where people want no motion', () => {
  const { shown, show } = aMap();
  show(nantes, 'velo');
  expect(shown()?.isMoved).toBe(false);
  act(() => shown()?.fit(lyon));
  expect(shown()?.isMoved).toBe(true);
  const { camera, size } = shown() ?? {};
  const [top, bottom] = [lyon.north, lyon.south].map((y) => (camera?.y ?? NaN) + (camera?.scale ?? NaN) * y);
  expect(top).toBeGreaterThanOrEqual(100);
  expect((size?.height ?? NaN) - (bottom ?? NaN)).toBeGreaterThanOrEqual(130);
});

function aMap() {
  const settled: ShownMap[] = [];
  const map = (bounds: typeof lyon, subject: string) => (
    <MapFrame
      label="Carte"
      baseMap={baseMap}
      bounds={bounds}
      subject={subject}
      onSettle={(shown) => void settled.push(shown)}
    >
      {null}
    </MapFrame>
  );
  const { rerender } = render(<></>);
  return {
    shown: () => settled.at(-1),
    camera: () => settled.at(-1)?.camera,
    show: (bounds: typeof lyon, subject: string) => act(() => rerender(map(bounds, subject))),
  };
}

async function press(key: string): Promise<void> {
  act(() => screen.getByRole('group', { name: 'Carte' }).focus());
  await userEvent.keyboard(key);
}
