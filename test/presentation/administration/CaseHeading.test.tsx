import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

test('the page of a person whom nobody has reported says once that there is no report, and speaks of no closed case', async () => {
  showDesk('/admin/signalements/person~karim', aModeration());
  expect(await screen.findByText('Personne · Aucun signalement')).toBeVisible();
  expect(screen.getByText('Une décision serait prise de votre propre initiative.')).toBeVisible();
  expect(screen.getAllByText(/aucun signalement|n’a signalé/i)).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Ce qui est examiné' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ce qui est signalé' })).toBeNull();
});

test('the facts of an open case stand apart, and its urgency is marked as in the list', async () => {
  const setting = aModeration();
  setting.report({ target: { kind: 'listing', id: 'velo' }, reason: 'scam' });
  showDesk('/admin/signalements/listing~velo', setting);
  await screen.findByText(
    (_text, element) => element?.textContent === 'Annonce\u00a0· Dossier ouvert\u00a0· Urgent\u00a0· 1 signalement',
  );
  const urgencies = screen.getAllByText('Urgent');
  expect(urgencies).toHaveLength(2);
  for (const urgency of urgencies) expect(urgency).toHaveAttribute('data-high');
});
