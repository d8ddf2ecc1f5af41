import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { boundsAround, cameraFor } from '../../../src/domain/map/camera';
import { toMap } from '../../../src/domain/map/mercator';
import { townLabels } from '../../../src/domain/map/townLabels';
import { AreaCircle, areaBoxes } from '../../../src/presentation/map/AreaCircle';
import { ShownMapContext, type ShownMap } from '../../../src/presentation/map/placeOnMap';

const uzes = { latitude: 44.012, longitude: 4.42 };
const size = { width: 420, height: 280 };
const camera = cameraFor(boundsAround(uzes, 14), size, { padding: 0, maximumZoom: 12 });
const area = { centre: uzes, radiusKm: 3, name: 'Uzès' };

test('the name of a place stands above its circle, and the map names no town across either', () => {
  const towns = [
    { name: 'Uzès', population: 8500, at: toMap(uzes) },
    { name: 'Saint-Siffret', population: 8000, at: toMap({ latitude: 44.0165, longitude: 4.41 }) },
    { name: 'Alès', population: 40_000, at: toMap({ latitude: 44.08, longitude: 4.36 }) },
  ];
  const named = (taken: ReturnType<typeof areaBoxes>) =>
    townLabels(towns, camera, size, 0, taken).map(({ name }) => name);
  expect(named([])).toEqual(['Uzès', 'Alès']);
  expect(named(areaBoxes(area, camera))).toEqual(['Alès']);
  const [circle, name] = areaBoxes(area, camera);
  expect(name?.bottom).toBe(circle?.top);
});

test('a circle without a name writes none', () => {
  show(<AreaCircle {...area} />);
  expect(screen.getByText('Uzès')).toBeInTheDocument();
  const { container } = show(<AreaCircle centre={uzes} radiusKm={3} />);
  expect(container).toHaveTextContent(/^$/);
});

function show(circle: ReactNode) {
  const nothing = () => undefined;
  const shown: ShownMap = { camera, size, isMoved: false, focus: nothing, fit: nothing, pointAt: () => toMap(uzes) };
  return render(<ShownMapContext value={shown}>{circle}</ShownMapContext>);
}
