import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundsAround, type Camera } from '../../../src/domain/map/camera';
import { MapFrame } from '../../../src/presentation/map/MapFrame';

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

function aMap() {
  const cameras: Camera[] = [];
  const map = (bounds: typeof lyon, subject: string) => (
    <MapFrame
      label="Carte"
      baseMap={baseMap}
      bounds={bounds}
      subject={subject}
      onSettle={(shown) => void cameras.push(shown.camera)}
    >
      {null}
    </MapFrame>
  );
  const { rerender } = render(<></>);
  return {
    camera: () => cameras.at(-1),
    show: (bounds: typeof lyon, subject: string) => act(() => rerender(map(bounds, subject))),
  };
}

async function press(key: string): Promise<void> {
  act(() => screen.getByRole('group', { name: 'Carte' }).focus());
  await userEvent.keyboard(key);
}
