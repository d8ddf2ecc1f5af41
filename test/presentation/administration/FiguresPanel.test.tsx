import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failure } from '../../../src/domain/shared/Result';
import { NOON } from '../../support/builders/aListing';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { DAY } from '../../../src/domain/shared/Instant';
import { parisDay } from '../../../src/domain/shared/parisTime';

function withFigures() {
  const setting = aModeration();
  const { counted } = setting.figures;
  counted.visitors.set(parisDay(NOON - DAY), 1200).set(parisDay(NOON - 2 * DAY), 34);
  counted.listings.push(NOON - DAY, NOON - 30 * DAY, NOON - 31 * DAY, NOON);
  return setting;
}

const panel = () => screen.findByRole('region', { name: 'Les trente derniers jours' });

test('the desk shows the figures of the last thirty days, without today', async () => {
  showDesk('/admin', withFigures());
  const figures = within(await panel());
  expect(await figures.findByRole('heading', { name: 'Visiteurs' })).toBeVisible();
  expect(figures.getByText('1 234')).toBeVisible();
  // Of four listings one is from today, and one from the day before these thirty.
  expect(figures.getByRole('heading', { name: 'Nouvelles annonces' }).nextSibling).toHaveTextContent('2');
});

test('the figures are read as a table, the newest day first', async () => {
  showDesk('/admin', withFigures());
  const figures = within(await panel());
  await userEvent.click(await figures.findByRole('button', { name: 'Voir en tableau' }));
  const rows = figures.getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]).toHaveTextContent('14 juin' + '1 200' + '1' + '0' + '0');
  await userEvent.click(figures.getByRole('button', { name: 'Voir en graphiques' }));
  expect(figures.queryByRole('table')).toBeNull();
});

test('two days are counted unasked, since each costs reads, and the rest on demand', async () => {
  const setting = withFigures();
  setting.figures.countedDays = 20;
  showDesk('/admin', setting);
  const figures = within(await panel());
  expect(await figures.findByText('8 jours ne sont pas encore comptés.')).toBeVisible();
  expect(figures.getByRole('heading', { name: 'Visiteurs' }).nextSibling).toHaveTextContent('0');
  await userEvent.click(figures.getByRole('button', { name: 'Les compter' }));
  expect(await figures.findByText('1 234')).toBeVisible();
  expect(figures.queryByRole('button', { name: 'Les compter' })).toBeNull();
});

test('figures that could not be read are read again on demand', async () => {
  const setting = withFigures();
  const read = vi.spyOn(setting.figures, 'read').mockResolvedValueOnce(failure('offline'));
  showDesk('/admin', setting);
  const figures = within(await panel());
  await userEvent.click(await figures.findByRole('button', { name: 'Réessayer' }));
  expect(await figures.findByText('1 234')).toBeVisible();
  read.mockRestore();
});
