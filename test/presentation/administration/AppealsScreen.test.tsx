import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

const target = { kind: 'listing', id: 'velo' } as const;
const statement = {
  source: 'notice',
  ground: 'terms',
  category: 'OTHER_VIOLATION_TC',
  facts: 'La même annonce est déjà en ligne.',
  reference: 'Règles de diffusion',
  explanation: 'La même annonce ne se publie qu’une fois.',
} as const;

/** Nadia has removed Claire’s bicycle, and Claire appeals. */
async function withAppeal() {
  const setting = aModeration();
  setting.report({ target, reason: 'duplicate' });
  const seen = {
    reports: 1,
    decision: null,
    contentChangedAt: setting.stored.listings.stored('velo')?.updatedAt ?? null,
  };
  const order = { by: 'nadia', target, measure: 'removal', statement, days: 0, points: 1, note: '', seen } as const;
  await setting.moderation.decide(order);
  await setting.moderation.as('claire').appeal(1, 'claire', 'Ce n’est pas la même annonce.');
  return setting;
}

const asOmar = (setting: Awaited<ReturnType<typeof withAppeal>>) => ({
  ...setting,
  moderation: setting.moderation.as('omar'),
});

test('without appeals, the page says so', async () => {
  showDesk('/admin/reclamations');
  expect(await screen.findByText('Aucune réclamation en attente')).toBeVisible();
});

test('the decision and the appeal are side by side, and the admin who decided leaves it to another one', async () => {
  showDesk('/admin/reclamations', await withAppeal());
  expect(await screen.findByText('Ce n’est pas la même annonce.')).toBeVisible();
  expect(screen.getByText('La même annonce est déjà en ligne.')).toBeVisible();
  expect(
    await screen.findByText('Vous avez pris cette décision : un autre administrateur doit juger la réclamation.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Maintenir la décision' })).toBeNull();
  expect(screen.getByText('1 réclamation en attente, à juger par un autre administrateur')).toBeVisible();
});

test('the statement is shown as what the person concerned reads', async () => {
  showDesk('/admin/reclamations', asOmar(await withAppeal()), 'omar');
  const label = await screen.findByText('Texte adressé à la personne concernée :');
  expect(label.nextElementSibling).toHaveTextContent('Votre annonce « Vélo de ville » est retirée du site');
  expect(label.nextElementSibling?.tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('1 réclamation en attente')).toBeVisible();
});

test('the count says how many appeals another admin has to judge', async () => {
  const setting = await withAppeal();
  const seen = { reports: 0, decision: null, contentChangedAt: null };
  const about = { target: { kind: 'person', id: 'claire' }, measure: 'warning' } as const;
  await setting.moderation.as('omar').decide({ by: 'omar', ...about, statement, days: 0, points: 1, note: '', seen });
  await setting.moderation.as('claire').appeal(2, 'claire', 'Je n’ai rien fait.');
  showDesk('/admin/reclamations', setting);
  expect(
    await screen.findByText('2 réclamations en attente, dont 1 à juger par un autre administrateur'),
  ).toBeVisible();
});

test('another admin overturns it with an answer, which restores the listing', async () => {
  const setting = asOmar(await withAppeal());
  const { notices } = showDesk('/admin/reclamations', setting, 'omar');
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler la décision' }));
  const answer = screen.getByLabelText('Réponse à la personne concernée');
  expect(answer).toHaveAccessibleDescription(/^Écrivez au moins 20 caractères\. 0 sur 2\s000 caractères$/);
  expect(answer).toHaveFocus();
  fireEvent.change(answer, { target: { value: 'Vous avez raison, votre annonce revient.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la décision' }));
  expect(await screen.findByText('Aucune réclamation en attente')).toBeVisible();
  expect(notices.at(-1)?.text).toBe('La décision sur «\u00a0Vélo de ville\u00a0» est annulée.');
  expect(setting.stored.listings.stored('velo')?.state).toBe('online');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a note that is too long keeps its text, takes the focus, and is not sent', async () => {
  const setting = asOmar(await withAppeal());
  showDesk('/admin/reclamations', setting, 'omar');
  const answer = await screen.findByLabelText('Réponse à la personne concernée');
  fireEvent.change(answer, { target: { value: 'C’est bien la même annonce que la première.' } });
  const note = screen.getByLabelText('Note pour le journal (facultatif)');
  expect(note).toHaveAccessibleDescription(/^Lue par les administrateurs seulement\. 0 sur 1\s000 caractères$/);
  fireEvent.change(note, { target: { value: 'n'.repeat(1001) } });
  await userEvent.click(screen.getByRole('button', { name: 'Maintenir la décision' }));
  expect(note).toHaveFocus();
  expect(note).toHaveValue('n'.repeat(1001));
  expect(note).toHaveAccessibleDescription(/^Cette note est trop longue\. 1\s001 sur 1\s000 caractères$/);
  fireEvent.change(note, { target: { value: 'n'.repeat(1000) } });
  await userEvent.click(screen.getByRole('button', { name: 'Maintenir la décision' }));
  expect(await screen.findByText('Aucune réclamation en attente')).toBeVisible();
});

test('another admin upholds it, and the listing stays offline', async () => {
  const setting = asOmar(await withAppeal());
  showDesk('/admin/reclamations', setting, 'omar');
  const answer = await screen.findByLabelText('Réponse à la personne concernée');
  fireEvent.change(answer, { target: { value: 'C’est bien la même annonce que la première.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Maintenir la décision' }));
  expect(await screen.findByText('Aucune réclamation en attente')).toBeVisible();
  expect(setting.stored.listings.stored('velo')?.state).toBe('refused');
});

test('an answer stays where the appeal has been judged meanwhile', async () => {
  const setting = asOmar(await withAppeal());
  const judge = setting.moderation.judge.bind(setting.moderation);
  setting.moderation.judge = async (order) => {
    const decision = setting.stored.decisions.get(1);
    if (decision !== undefined) setting.stored.decisions.set(1, { ...decision, status: 'upheld' });
    return judge(order);
  };
  showDesk('/admin/reclamations', setting, 'omar');
  const answer = await screen.findByLabelText('Réponse à la personne concernée');
  fireEvent.change(answer, { target: { value: 'C’est bien la même annonce que la première.' } });
  await act(async () => screen.getByRole('button', { name: 'Maintenir la décision' }).click());
  expect(await screen.findByText('Cette décision a déjà été jugée.')).toBeVisible();
  expect(answer).toHaveValue('C’est bien la même annonce que la première.');
});

test('the admin who judges the reset of a text reads it, and that nothing comes back by itself', async () => {
  const setting = aModeration();
  await setting.stored.profiles.change('claire', { about: 'Je répare des lampes.' });
  const seen = { reports: 0, decision: null, contentChangedAt: null };
  const about = { target: { kind: 'person', id: 'claire' }, measure: 'text-reset' } as const;
  await setting.moderation.decide({ by: 'nadia', ...about, statement, days: 0, points: 1, note: '', seen });
  await setting.moderation.as('claire').appeal(1, 'claire', 'Ce texte ne gêne personne.');
  showDesk('/admin/reclamations', { ...setting, moderation: setting.moderation.as('omar') }, 'omar');
  expect(await screen.findByText('Je répare des lampes.')).toBeVisible();
  expect(await screen.findByText(/ne rétablit pas ce qui a été retiré du profil/)).toBeVisible();
});
