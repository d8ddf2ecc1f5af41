import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';
import { aDecision, aStatement } from '../../support/builders/aDecision';
import { somePreparedPhoto } from '../../support/builders/somePreparedPhoto';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { InMemoryNoticeRepository } from '../../support/inMemory/moderation/InMemoryNoticeRepository';

const bicycle = { kind: 'listing', id: 'velo' } as const;
const lamp = { kind: 'listing', id: 'lampe' } as const;
const listings = [aListing(), aListing({ id: 'lampe', title: 'Lampe de bureau' })];

function withTwoCases() {
  const setting = aModeration({ listings });
  setting.report({ target: bicycle, reason: 'scam' });
  setting.report({ target: lamp, reason: 'duplicate', details: 'Déjà vue hier.' });
  return setting;
}

const links = () => within(screen.getByRole('list', { name: 'Dossiers ouverts' })).getAllByRole('link');

/** Fills the texts of the statement. */
function fillStatement() {
  for (const name of ['Les faits', 'La règle', 'L’explication'])
    fireEvent.change(screen.getByLabelText(name), { target: { value: `Un texte assez long pour ${name}.` } });
}

describe('the queue', () => {
  test('the most urgent case comes first, with its reason, its age and its number of reports', async () => {
    showDesk('/admin/signalements', withTwoCases());
    const [first, second] = links();
    expect(first).toHaveTextContent(
      'Vélo de villeUrgentAnnonce1 signalementArnaque ou tentative d’arnaque, à l’instant',
    );
    expect(second).toHaveTextContent('Lampe de bureauPeu urgent');
    expect(screen.getByText('2 dossiers ouverts')).toBeVisible();
  });

  test('an empty queue says so', async () => {
    showDesk('/admin/signalements');
    expect(await screen.findByText('Tout est traité')).toBeVisible();
  });

  test('a person who is no admin any more reads why nothing is shown', async () => {
    const setting = withTwoCases();
    const admin = setting.users.of('nadia');
    if (admin !== null) setting.users.store({ ...admin, role: 'user' });
    const { session } = showDesk('/admin/signalements', setting, null);
    act(() => session.show(admin));
    expect(await screen.findByText('Votre compte n’a pas le droit de lire ces données.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('arrows and j and k move, and r opens the case with its removal proposed', async () => {
    const { address } = showDesk('/admin/signalements', withTwoCases());
    const [first, second] = links();
    act(() => first?.focus());
    await userEvent.keyboard('j');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}c');
    expect(decodeURIComponent(address())).toBe('/admin/signalements/listing~lampe');
    expect(await screen.findByRole('radio', { name: /^Demander une correction/ })).toBeChecked();
  });

  test('single letters can be switched off, and stay so', async () => {
    const { address, preference } = showDesk('/admin/signalements', withTwoCases());
    act(() => links()[0]?.focus());
    await userEvent.keyboard('?');
    await userEvent.click(screen.getByRole('switch', { name: 'Raccourcis d’une seule lettre' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(preference.isOn).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => links()[0]?.focus());
    await userEvent.keyboard('jr?');
    expect(links()[0]).toHaveFocus();
    expect(address()).toBe('/admin/signalements');
    await userEvent.keyboard('{ArrowDown}');
    expect(links()[1]).toHaveFocus();
  });
});

describe('a case', () => {
  test('the next one is read ahead without being held, and is shown at once when its turn comes', async () => {
    const setting = withTwoCases();
    const reportsOn = vi.spyOn(setting.moderation, 'reportsOn');
    const readOf = (id: string) => reportsOn.mock.calls.filter(([target]) => target.id === id).length;
    showDesk('/admin/signalements/listing~velo', setting);
    await userEvent.click(await screen.findByRole('radio', { name: /^Sans suite/ }));
    expect([readOf('velo'), readOf('lampe')]).toEqual([1, 1]);
    expect(setting.stored.cases.get('listing~lampe')?.holder).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2, name: 'Vélo de ville' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Lampe de bureau' })).toHaveFocus();
    expect(readOf('lampe')).toBe(1);
    await waitFor(() => expect(setting.stored.cases.get('listing~lampe')?.holder).toBe('nadia'));
  });

  test('the case of a listing leads to that of its seller', async () => {
    showDesk('/admin/signalements/listing~velo', withTwoCases());
    const line = await screen.findByText(/^Annonce publiée par/);
    expect(within(line).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/person~/));
  });

  test('it is held for the admin who opens it, and another one reads by whom', async () => {
    const setting = withTwoCases();
    await setting.moderation.as('omar').hold(bicycle, 'omar');
    showDesk('/admin/signalements/listing~velo', setting);
    expect(await screen.findAllByText('Omar examine ce dossier jusqu’à 12 h 15.')).toHaveLength(2);
    expect(setting.stored.cases.get('listing~velo')?.holder).toBe('omar');
    await act(() => setting.time.pass(15 * MINUTE));
    expect(setting.stored.cases.get('listing~velo')?.holder).toBe('nadia');
  });

  test('what has changed since the report is named in words', async () => {
    const setting = withTwoCases();
    setting.stored.listings.store(aListing({ title: 'Vélo de course', updatedAt: NOON }));
    showDesk('/admin/signalements/listing~velo', setting);
    expect(await screen.findByText('A changé depuis le dernier signalement : titre.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Titre (avec un changement)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Prix' })).toBeVisible();
    expect(screen.getAllByText('Vélo de ville').length).toBeGreaterThan(0);
    expect(screen.getByText('Vélo de course')).toBeVisible();
  });

  test('a report without an account stands among the reports, with an e-mail that answers it', async () => {
    const setting = withTwoCases();
    const notices = new InMemoryNoticeRepository(setting.stored);
    const notice = {
      reference: 'a1B2c3D4e5F6g7H8i9J0',
      target: bicycle,
      reason: 'spam',
      details: 'Vu ailleurs.',
    } as const;
    const email = EmailAddress.parse('jeanne@exemple.fr');
    await notices.add({ ...notice, sender: email.ok ? { name: 'Jeanne', email: email.value } : null });
    showDesk('/admin/signalements/listing~velo', setting);
    expect(await screen.findByRole('heading', { name: 'Signalements (2)' })).toBeVisible();
    expect(screen.getByText('Vu ailleurs.')).toBeVisible();
    const href = screen.getByRole('link', { name: 'Répondre à Jeanne' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:jeanne@exemple\.fr\?subject=Votre%20signalement/);
    expect(decodeURIComponent(href)).toContain('Nous en accusons réception.');
    expect(decodeURIComponent(href)).toContain('/signaler/suivi#a1B2c3D4e5F6g7H8i9J0');
    await act(() => notices.add({ ...notice, reference: 'b1B2c3D4e5F6g7H8i9J0', sender: null }));
    expect(
      await screen.findByText('Un signalement sans compte est arrivé depuis que vous avez ouvert ce dossier.'),
    ).toBeVisible();
    expect(screen.getByText(/^Sans nom ni adresse/)).toBeVisible();
    expect(screen.queryByText(/^Le dossier a changé/)).toBeNull();
  });

  test('photos reported as offensive are shown on demand', async () => {
    const photos = [{ id: 'claire~1', width: 4, height: 3 }];
    const setting = aModeration({ listings: [aListing({ photos })] });
    setting.report({ reason: 'offensive' });
    showDesk('/admin/signalements/listing~velo', setting);
    await userEvent.click(await screen.findByRole('button', { name: /^Afficher la photo/ }));
    expect(screen.getByRole('button', { name: 'Photo 1 sur 1' })).toBeVisible();
  });

  test('a report that arrives meanwhile is announced, and keeps the decision until it is read', async () => {
    const setting = withTwoCases();
    const { pending } = showDesk('/admin/signalements/listing~velo', setting);
    await userEvent.click(await screen.findByRole('radio', { name: /^Sans suite/ }));
    act(() => setting.report({ reporterId: 'lina', target: bicycle, details: 'Moi aussi.' }));
    expect(await screen.findByText(/un nouveau signalement est arrivé/)).toBeVisible();
    expect(await screen.findByText('Moi aussi.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect(pending.caseIds.size).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'J’ai relu le dossier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect([...pending.caseIds]).toEqual(['listing~velo']);
  });

  test('what the reason proposes is folded, with its values in sight', async () => {
    showDesk('/admin/signalements/listing~velo', withTwoCases());
    const summary = await screen.findByText('Qualification');
    const values = 'Contenu illicite (contraire à la loi) · Arnaque ou fraude · Signalement · 5 points';
    expect(within(summary).getByText(values)).toBeVisible();
    expect(screen.getByLabelText('Fondement')).not.toBeVisible();
    await userEvent.click(summary);
    await userEvent.selectOptions(screen.getByLabelText('Points'), '1');
    expect(within(summary).getByText(/ · 1 point$/)).toBeVisible();
  });

  test('a template that is not filled in keeps the decision from being sent', async () => {
    const { pending } = showDesk('/admin/signalements/listing~velo', withTwoCases());
    await userEvent.click(await screen.findByRole('button', { name: 'Prendre cette décision' }));
    expect(screen.getByLabelText('Les faits')).toHaveAccessibleDescription(/entre ###/);
    expect(screen.getByLabelText('Les faits')).toHaveFocus();
    expect(pending.caseIds.size).toBe(0);
  });

  test('a decision waits eight seconds, and the next case has the focus meanwhile', async () => {
    const setting = withTwoCases();
    const { address, notices } = showDesk('/admin/signalements/listing~velo', setting);
    await screen.findByLabelText('Les faits');
    fillStatement();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect(notices.at(-1)?.text).toBe('Décision prise\u00a0: Retrait, «\u00a0Vélo de ville\u00a0».');
    expect(decodeURIComponent(address())).toBe('/admin/signalements/listing~lampe');
    expect(await screen.findByRole('heading', { level: 2, name: 'Lampe de bureau' })).toHaveFocus();
    expect(links()).toHaveLength(1);
    await act(() => setting.time.pass(7999));
    expect(setting.stored.journal).toEqual([]);
    await act(() => setting.time.pass(1));
    expect(setting.stored.journal).toMatchObject([{ number: 1, by: 'nadia', action: 'removal', targetId: 'velo' }]);
    expect(setting.stored.listings.stored('velo')?.state).toBe('refused');
  });

  test('a decision that is undone is in the form of its case again', async () => {
    const setting = withTwoCases();
    const { address, notices } = showDesk('/admin/signalements/listing~velo', setting);
    await screen.findByLabelText('Les faits');
    fillStatement();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    act(() => notices.at(-1)?.action?.run());
    expect(decodeURIComponent(address())).toBe('/admin/signalements/listing~velo');
    expect(await screen.findByLabelText('Les faits')).toHaveValue('Un texte assez long pour Les faits.');
    await act(() => setting.time.pass(20_000));
    expect(setting.stored.journal).toEqual([]);
  });

  test('a decision that is refused says why, and nothing that was typed is lost', async () => {
    const setting = withTwoCases();
    const { notices } = showDesk('/admin/signalements/listing~velo', setting);
    await screen.findByLabelText('Les faits');
    fillStatement();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    act(() => setting.report({ reporterId: 'lina', target: bicycle }));
    await act(() => setting.time.pass(8000));
    expect(notices.at(-1)?.text).toMatch(/un signalement est arrivé entre-temps/);
    act(() => notices.at(-1)?.action?.run());
    expect(await screen.findByLabelText('Les faits')).toHaveValue('Un texte assez long pour Les faits.');
  });

  test('the decisions about the person are listed with their points, and one can be overturned', async () => {
    const setting = withTwoCases();
    showDesk('/admin/signalements/listing~velo', setting);
    await screen.findByText('Aucune décision antérieure.');
    fillStatement();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    await act(() => setting.time.pass(8000));
    expect(await screen.findByText('5 points au cours des douze derniers mois.')).toBeVisible();
    expect(screen.getByText('Retrait, « Vélo de ville »')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler cette décision' }));
    const answer = screen.getByLabelText('Réponse à la personne concernée');
    fireEvent.change(answer, { target: { value: 'Nous nous sommes trompés, pardon.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Annuler la décision' }));
    expect(await screen.findByText('0 point au cours des douze derniers mois.')).toBeVisible();
    expect(setting.stored.listings.stored('velo')?.state).toBe('online');
  });

  test('a listing that is gone can only be closed without an effect', async () => {
    const setting = aModeration({ listings: [aListing()] });
    setting.report({ target: bicycle });
    setting.stored.listings.store(aListing({ state: 'deleted' }));
    showDesk('/admin/signalements/listing~velo', setting);
    expect(await screen.findByText(/^L’annonce n’existe plus/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Retirer/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Sans suite/ })).toBeEnabled();
  });

  test('what is not in a profile cannot be taken back, and its text can', async () => {
    const setting = aModeration();
    await setting.stored.profiles.change('claire', { about: 'Des lampes volées.', photoURL: null });
    setting.report({ target: { kind: 'person', id: 'claire' } });
    showDesk('/admin/signalements/person~claire', setting);
    const text = await screen.findByRole('radio', { name: /^Retirer la présentation/ });
    expect(screen.getByRole('radio', { name: /^Retirer le nom/ })).toBeEnabled();
    const portrait = screen.getByRole('radio', { name: /^Retirer la photo de profil/ });
    expect(portrait).toBeDisabled();
    expect(portrait.closest('label')).toHaveTextContent('Il n’y a rien à retirer dans ce profil.');
    await userEvent.click(text);
    fillStatement();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    await act(() => setting.time.pass(8000));
    expect(setting.stored.journal).toMatchObject([{ action: 'text-reset', targetId: 'claire' }]);
    expect(setting.stored.profiles.of('claire')).toMatchObject({ displayName: 'Claire', about: '' });
  });

  test('the listings of an account go offline once the decision to close it is stored', async () => {
    const setting = aModeration();
    const person = { kind: 'person', id: 'claire' } as const;
    setting.report({ target: person });
    const { pending } = showDesk('/admin/signalements/person~claire', setting);
    await userEvent.click(await screen.findByRole('radio', { name: /^Fermer le compte/ }));
    fillStatement();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect([...pending.caseIds]).toEqual(['person~claire']);
    await act(() => setting.time.pass(8000));
    expect(setting.stored.journal).toMatchObject([{ action: 'closing', targetId: 'claire' }]);
    await waitFor(() => expect(setting.stored.listings.stored('velo')?.state).toBe('paused'));
  });

  test('listings of a closed account that an interruption left online are paused from its case', async () => {
    const setting = aModeration();
    setting.stored.restrictions.set('claire', { until: null, since: NOON, decision: 1 });
    setting.report({ target: { kind: 'person', id: 'claire' } });
    showDesk('/admin/signalements/person~claire', setting);
    expect(await screen.findByText('1 annonce encore en ligne.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mettre ces annonces en pause' }));
    expect(await screen.findByText('Aucune annonce n’est en ligne.')).toBeVisible();
    expect(setting.stored.listings.stored('velo')?.state).toBe('paused');
  });

  test('the photos of a listing are withdrawn once its removal is stored, and its case still shows them', async () => {
    const { photo, setting } = await withStoredPhoto();
    setting.report({ target: bicycle });
    showDesk('/admin/signalements/listing~velo', setting);
    await userEvent.click(await screen.findByRole('radio', { name: /^Retirer/ }));
    fillStatement();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect([...setting.photos.withdrawn]).toEqual([]);
    await act(() => setting.time.pass(8000));
    await waitFor(() => expect([...setting.photos.withdrawn]).toEqual([photo.id]));
    cleanup();
    showDesk('/admin/signalements/listing~velo', setting);
    expect(await screen.findByText('Photos retirées')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Photo 1 sur 1' }));
    expect(await screen.findByRole('img', { name: 'Photo 1 sur 1' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  });

  test('photos that an interruption left in sight are withdrawn from the case', async () => {
    const { photo, setting } = await withStoredPhoto();
    setting.stored.listings.store(aListing({ photos: [photo], state: 'refused' }));
    setting.stored.storeDecision(aDecision({ statement: aStatement({ personId: 'claire' }) }));
    showDesk('/admin/signalements/listing~velo', setting);
    expect(await screen.findByText('Photos à retirer')).toBeVisible();
    expect(screen.getByText('1 photo encore visible de tous.')).toBeVisible();
    expect(leavesWithoutQuestion()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Retirer les photos' }));
    expect(leavesWithoutQuestion(), 'while they are being withdrawn').toBe(false);
    expect(await screen.findByText('Photos retirées')).toBeVisible();
    expect([...setting.photos.withdrawn]).toEqual([photo.id]);
  });

  test('the photos of a removed listing that is approved are served again', async () => {
    const { photo, setting } = await withStoredPhoto();
    setting.stored.listings.store(aListing({ photos: [photo], state: 'in-review' }));
    setting.stored.storeDecision(aDecision({ statement: aStatement({ personId: 'claire' }) }));
    setting.photos.withdrawn.add(photo.id);
    showDesk('/admin/signalements/listing~velo', setting);
    await userEvent.click(await screen.findByRole('radio', { name: /^Mettre en ligne/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    await act(() => setting.time.pass(8000));
    await waitFor(() => expect([...setting.photos.withdrawn]).toEqual([]));
  });

  test('an address that names no case says so', () => {
    showDesk('/admin/signalements/rien', withTwoCases());
    expect(screen.getByText('Ce dossier n’existe pas.')).toBeVisible();
  });
});

/** Claire’s bicycle with a photo that the site stores. */
async function withStoredPhoto() {
  const setting = aModeration();
  const stored = await setting.photos.store('claire', somePreparedPhoto);
  if (!stored.ok) throw new Error(stored.failure);
  setting.stored.listings.store(aListing({ photos: [stored.value] }));
  return { photo: stored.value, setting };
}

/** Whether the browser would close the tab at once. */
function leavesWithoutQuestion(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
