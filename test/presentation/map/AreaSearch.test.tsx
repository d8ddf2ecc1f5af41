import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommuneDirectory } from '../../../src/application/listings/CommuneDirectory';
import { scaleOfZoom } from '../../../src/domain/map/camera';
import { toMap } from '../../../src/domain/map/mercator';
import { failure, success } from '../../../src/domain/shared/Result';
import { AreaSearch } from '../../../src/presentation/map/AreaSearch';
import type { ShownMap } from '../../../src/presentation/map/placeOnMap';
import { ResultsMapViewModel } from '../../../src/presentation/map/ResultsMapViewModel';
import { aCommune } from '../../support/builders/aCommune';
import { aSearch } from '../../support/builders/aSearch';

const scale = scaleOfZoom(10);
const centre = toMap({ latitude: 47.25, longitude: -1.5 });
const size = { width: 600, height: 800 };

function aSight(): ShownMap {
  const camera = { scale, x: size.width / 2 - scale * centre.x, y: size.height / 2 - scale * centre.y };
  return { camera, size, isMoved: true, focus: vi.fn(), fit: vi.fn(), pointAt: () => centre };
}

function showArea(sight: ShownMap | null, nearest: CommuneDirectory['nearest']) {
  const onPlace = vi.fn();
  render(<AreaSearch sight={sight} results={new ResultsMapViewModel(aSearch({}), { nearest })} onPlace={onPlace} />);
  return onPlace;
}

const known: CommuneDirectory['nearest'] = () => Promise.resolve(success(aCommune()));
const button = () => screen.queryByRole('button', { name: 'Chercher dans cette zone' });

test('the map offers no area before it has been moved', () => {
  showArea(null, known);
  expect(button()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the area of a moved map is announced, and searched by the keyboard, which stays on the map', async () => {
  const sight = aSight();
  const onPlace = showArea(sight, known);
  expect(screen.getByRole('status')).toHaveTextContent('Vous pouvez chercher dans la zone affichée.');
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onPlace).toHaveBeenCalled());
  const { code: communeCode, name: communeName, postalCode } = aCommune();
  const place = { communeCode, communeName, postalCode, latitude: 47.25, longitude: -1.5 };
  expect(onPlace).toHaveBeenCalledWith({ ...place, radiusKm: expect.any(Number) as number }, sight);
  expect(sight.focus).toHaveBeenCalled();
});

test('an area that cannot be named says so, and can be tried again', async () => {
  const onPlace = showArea(aSight(), () => Promise.resolve(failure('unavailable')));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: /^Zone inconnue\s: réessayer$/ })).toBeVisible();
  expect(onPlace).not.toHaveBeenCalled();
});
