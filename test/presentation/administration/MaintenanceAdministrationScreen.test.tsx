import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { failure, success } from '../../../src/domain/shared/Result';
import { CountdownViewModel } from '../../../src/presentation/maintenance/CountdownViewModel';
import { MaintenanceAdministrationScreen } from '../../../src/presentation/administration/MaintenanceAdministrationScreen';
import { AppealsViewModel } from '../../../src/presentation/administration/appeals/AppealsViewModel';
import { CaseQueueViewModel } from '../../../src/presentation/administration/cases/CaseQueueViewModel';
import { PendingDecisionsViewModel } from '../../../src/presentation/administration/decision/PendingDecisionsViewModel';
import {
  appealsViewModel,
  caseQueueViewModel,
  inboxViewModel,
  jumpViewModel,
  reviewQueueViewModel,
} from '../../../src/presentation/administration/desk/viewModels';
import { InboxViewModel } from '../../../src/presentation/administration/inbox/InboxViewModel';
import { JumpViewModel } from '../../../src/presentation/administration/desk/JumpViewModel';
import { ReviewQueueViewModel } from '../../../src/presentation/administration/listings/ReviewQueueViewModel';
import { PendingRemovalsViewModel } from '../../../src/presentation/administration/removal/PendingRemovalsViewModel';
import { NewsletterViewModel } from '../../../src/presentation/newsletter/NewsletterViewModel';
import { aSubscribeNewsletter } from '../../support/doubles/aSubscribeNewsletter';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { anAdministration } from '../../support/drivers/anAdministration';
import { InMemoryNoticeRepository } from '../../support/inMemory/moderation/InMemoryNoticeRepository';
import { aSession } from '../../support/builders/aSession';
import { memoryDrafts } from '../../support/doubles/memoryDrafts';
import { aModeration } from '../../support/drivers/showDesk';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { VirtualTime } from '../../support/time/VirtualTime';
import { countdownViewModel, maintenanceViewModel } from '../../../src/presentation/maintenance/viewModels';
import { maintenanceAdministrationViewModel } from '../../../src/presentation/administration/viewModels';
import { newsletterViewModel } from '../../../src/presentation/newsletter/viewModels';
import { sessionViewModel } from '../../../src/presentation/shared/viewModels';

function showAdministration(role: 'admin' | 'user' | null, circumstances: Parameters<typeof anAdministration>[0] = {}) {
  const site = anAdministration(circumstances);
  const { session } = aSession(role);
  const time = new VirtualTime();
  const { directory, inbox, moderation, report, stored } = aModeration();
  const pending = new PendingDecisionsViewModel(moderation, memoryDrafts(), time);
  const shortcuts = { hasLetters: () => true, setLetters: () => undefined };
  const source = aViewModelSource(
    given(appealsViewModel, () => new AppealsViewModel(moderation, moderation)),
    given(caseQueueViewModel, () => new CaseQueueViewModel(moderation, pending, shortcuts, time, time)),
    given(inboxViewModel, () => new InboxViewModel(inbox, new PendingRemovalsViewModel(inbox, time))),
    given(
      jumpViewModel,
      () => new JumpViewModel(new InMemoryNoticeRepository(stored, 'nadia'), moderation, stored.listings),
    ),
    given(reviewQueueViewModel, () => new ReviewQueueViewModel(directory, pending)),
    given(countdownViewModel, () => new CountdownViewModel(time, time)),
    given(maintenanceViewModel, () => site.maintenance),
    given(maintenanceAdministrationViewModel, () => site.administration),
    given(newsletterViewModel, () => new NewsletterViewModel(aSubscribeNewsletter(), { areSent: false })),
    given(sessionViewModel, () => session),
  );
  site.maintenance.start();
  render(
    <MemoryRouter>
      <ViewModelContext value={source}>
        <MaintenanceAdministrationScreen />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return { ...site, report };
}

const switchOn = () => screen.getByRole('button', { name: 'Activer le mode maintenance' });

async function closeSite(): Promise<void> {
  await userEvent.click(switchOn());
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer le site' }));
}

describe('MaintenanceAdministrationScreen', () => {
  test('an admin can close and open the site', async () => {
    showAdministration('admin');
    expect(screen.getByText('Le site est ouvert à tous.')).toBeVisible();
    await closeSite();
    expect(await screen.findByText(/^Le site est fermé/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Désactiver le mode maintenance' }));
    expect(await screen.findByText('Le site est ouvert à tous.')).toBeVisible();
  });

  test('the site is not closed before the admin has answered a question, which quotes what visitors will read', async () => {
    const { changes } = showAdministration('admin', { stored: { targetDate: Date.parse('2026-12-01T08:00Z') } });
    await userEvent.click(switchOn());
    const dialog = await screen.findByRole('dialog', { name: 'Fermer le site à tous les visiteurs\u202f?' });
    expect(dialog).toHaveAccessibleDescription(
      /Mon Bazar arrive bientôt.*Ouverture le mardi 1er décembre 2026 à\s9\sh/,
    );
    expect(dialog).toHaveAccessibleDescription(/«\u00a0Accès des administrateurs\u00a0»/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Laisser le site ouvert' }));
    expect(changes).toEqual([]);
  });

  test('the question goes when another admin closes the site meanwhile', async () => {
    const { become } = showAdministration('admin');
    await userEvent.click(switchOn());
    await screen.findByRole('dialog');
    act(() => become({ maintenance: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an admin can enter and leave the closed site', async () => {
    const { maintenance } = showAdministration('admin', { stored: { maintenance: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Entrer malgré la maintenance' }));
    expect(maintenance.hasOverride).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Rester dehors comme les visiteurs' }));
    expect(maintenance.hasOverride).toBe(false);
  });

  test('the launch is stored and shown in the preview', async () => {
    const { configuration } = showAdministration('admin');
    await userEvent.type(screen.getByLabelText('Date et heure du lancement'), '2026-12-01T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le lancement' }));
    expect(await screen.findByText('Le lancement est enregistré.')).toBeVisible();
    expect(configuration().targetDate).toBe(Date.parse('2026-12-01T08:00Z'));
    expect(screen.getByText(/^Ouverture le mardi 1er décembre 2026/)).toBeInTheDocument();
  });

  test('an invalid entry has an error message', async () => {
    showAdministration('admin');
    const hours = screen.getByLabelText('Heures');
    await userEvent.clear(hours);
    await userEvent.type(hours, '24');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le lancement' }));
    expect(hours).toHaveAccessibleDescription('Un nombre entier, de 0 à 23.');
  });

  test('the first invalid entry gets the focus', async () => {
    showAdministration('admin');
    await userEvent.type(screen.getByLabelText('Minutes'), 'abc');
    await userEvent.type(screen.getByLabelText('Jours'), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le lancement' }));
    expect(screen.getByLabelText('Jours')).toHaveFocus();
    expect(screen.getByLabelText('Jours')).toHaveAccessibleDescription(/^Un nombre entier/);
  });

  test('a failed save is announced', async () => {
    showAdministration('admin', { answer: failure('offline') });
    await closeSite();
    expect(await screen.findByText(/^Rien n’a été enregistré/)).toBeVisible();
  });

  test('the numbers of subscribers and of today’s visitors are shown', async () => {
    showAdministration('admin', { subscribers: success(1234), visitors: failure('offline') });
    expect(await screen.findByText('1 234')).toBeVisible();
    expect(screen.getByText(/inscriptions à la lettre du lancement/)).toBeVisible();
    expect(screen.getByText(/visiteurs aujourd’hui.*Ce nombre n’a pas pu être lu/)).toBeVisible();
  });

  test('the navigation says on this screen too how much waits', async () => {
    const { report } = showAdministration('admin');
    act(() => report());
    expect(await screen.findByRole('link', { name: 'Signalements 1 en attente' })).toBeVisible();
  });

  test('an admin can go from this screen too to what they name', async () => {
    showAdministration('admin');
    await userEvent.click(screen.getByRole('button', { name: 'Aller à…' }));
    expect(screen.getByRole('dialog', { name: 'Aller à…' })).toBeVisible();
  });

  test('a guest is sent to sign in and back', () => {
    showAdministration(null);
    expect(screen.getByText(/Cette page est réservée aux administrateurs/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/admin/connexion?next=%2Fadmin%2Fmaintenance',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the screen refuses people who are not admins, and offers them another account only', () => {
    showAdministration('user');
    expect(screen.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Changer de compte' })]);
  });

  test('what another admin changes shows at once', () => {
    const { become } = showAdministration('admin');
    act(() => become({ maintenance: true }));
    expect(screen.getByText(/^Le site est fermé/)).toBeVisible();
  });
});
