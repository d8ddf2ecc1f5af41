import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failure } from '../../../src/domain/shared/Result';
import { someYearlyFigures } from '../../support/builders/someYearlyFigures';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

const panel = async () => within(await screen.findByRole('region', { name: 'Chiffres de l’année' }));

test('an admin counts and publishes this year, and reads what was counted', async () => {
  const setting = aModeration();
  setting.report();
  showDesk('/admin/journal', setting);
  const figures = await panel();
  await userEvent.click(figures.getByRole('button', { name: 'Compter et publier' }));
  expect(await figures.findByText(/^Année 2026 publiée : 1\ssignalement, 0\sdécision\.$/)).toBeVisible();
  expect(setting.stored.years.get(2026)).toMatchObject({ reports: { scam: 1 } });
  expect(figures.getByRole('link', { name: 'Voir la page publique' })).toHaveAttribute('href', '/transparence');
});

test('a count that fails says why, and that nothing was published', async () => {
  const setting = aModeration();
  vi.spyOn(setting.moderation, 'decidedBetween').mockResolvedValue(failure('offline'));
  showDesk('/admin/journal', setting);
  const figures = await panel();
  await userEvent.click(figures.getByRole('button', { name: 'Compter et publier' }));
  expect(await figures.findByRole('alert')).toHaveTextContent(
    'Rien n’a été publié. Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  );
  expect(setting.stored.years.size).toBe(0);
});

test('the desk shows the median delay and the share of overturned decisions of the year that was counted last', async () => {
  const setting = aModeration();
  setting.stored.years.set(2026, someYearlyFigures({ grounds: { illegal: 6, terms: 2 } }));
  showDesk('/admin', setting);
  const figures = within(await screen.findByRole('region', { name: 'Délai et décisions annulées' }));
  expect(await figures.findByText(/^5\sheures$/)).toBeVisible();
  expect(figures.getByText(/^12,5\s% \(1 sur 8\)$/)).toBeVisible();
  expect(figures.getByText('Année 2026, comptée le 15 juin 2026.')).toBeVisible();
});

test('before a year is counted the desk says so, and leads to where it is counted', async () => {
  showDesk('/admin');
  const figures = within(await screen.findByRole('region', { name: 'Délai et décisions annulées' }));
  expect(await figures.findByText('L’année n’a pas encore été comptée.')).toBeVisible();
  expect(figures.getByRole('link', { name: 'Compter dans le journal' })).toHaveAttribute('href', '/admin/journal');
});
