import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SendNotice } from '../../../../src/application/moderation/SendNotice';
import { NoticeFollowUpViewModel } from '../../../../src/presentation/moderation/notice/NoticeFollowUpViewModel';
import { NoticeScreen } from '../../../../src/presentation/moderation/notice/NoticeScreen';
import { NoticeViewModel } from '../../../../src/presentation/moderation/notice/NoticeViewModel';
import { noticeFollowUpViewModel, noticeViewModel } from '../../../../src/presentation/moderation/viewModels';
import { SessionViewModel } from '../../../../src/presentation/shared/session/SessionViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { sessionViewModel } from '../../../../src/presentation/shared/viewModels';
import { aListing } from '../../../support/builders/aListing';
import { anAccount } from '../../../support/builders/aPerson';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { memoryDrafts } from '../../../support/doubles/memoryDrafts';
import { failing } from '../../../support/inMemory/failing';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryNoticeRepository } from '../../../support/inMemory/moderation/InMemoryNoticeRepository';
import { ModerationInMemory } from '../../../support/inMemory/moderation/ModerationInMemory';

function aSetting() {
  const stored = new ModerationInMemory({ listings: new InMemoryListingRepository([aListing()]) });
  return { stored, repository: new InMemoryNoticeRepository(stored), drafts: memoryDrafts() };
}

async function show(at: string, setting = aSetting(), isSignedIn = false) {
  const { repository, drafts } = setting;
  let last = 0;
  const ids = { newId: () => `A${String((last += 1)).padStart(19, '0')}` };
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut: vi.fn() });
  session.show(isSignedIn ? { ...anAccount, displayName: 'Lina', email: 'lina@exemple.fr' } : null);
  const source = aViewModelSource(
    given(noticeViewModel, () => new NoticeViewModel(new SendNotice(repository), repository, drafts, ids)),
    given(noticeFollowUpViewModel, () => new NoticeFollowUpViewModel(repository)),
    given(sessionViewModel, () => session),
  );
  let address = '';
  function Address() {
    const { pathname, hash } = useLocation();
    address = pathname + hash;
    return null;
  }
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <ViewModelContext value={source}>
        <NoticeScreen />
      </ViewModelContext>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...setting, address: () => address, unmount };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer le signalement' }));

async function fillIn(): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Motif/ }), 'Arnaque ou tentative d’arnaque');
  await userEvent.type(field(/^Explication/), 'Un mandat.');
  await userEvent.type(field(/^Votre nom/), 'Jeanne');
  await userEvent.type(field(/^Votre adresse e-mail/), 'jeanne@exemple.fr');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Je déclare de bonne foi/ }));
}

test('a notice that is prefilled from a listing is sent, and its receipt replaces the form', async () => {
  const { address, stored } = await show('/signaler?annonce=velo');
  // An effect fills it in after the heading has been shown.
  await waitFor(() => expect(field(/^Adresse de la page/)).toHaveValue(`${window.location.origin}/annonce/velo`));
  await fillIn();
  await send();
  expect(await screen.findByRole('heading', { name: 'Merci, votre signalement est enregistré' })).toBeVisible();
  const [reference = ''] = [...stored.notices.keys()];
  expect(address()).toBe(`/signaler/suivi#${reference}`);
  expect(screen.getByText(reference)).toBeVisible();
  expect(await screen.findByText('En cours d’examen')).toBeVisible();
  expect(screen.getByText(/Aucun e-mail n’est envoyé par le site/)).toBeVisible();
});

test('each mistake stands at its field, and the first one has the focus', async () => {
  const { stored } = await show('/signaler');
  await send();
  expect(field(/^Adresse de la page/)).toHaveAccessibleDescription('Indiquez l’adresse de l’annonce ou du profil.');
  expect(field(/^Adresse de la page/)).toHaveFocus();
  expect(field(/^Explication/)).toHaveAccessibleDescription(
    /^Expliquez ce que vous signalez\. 0 sur 2\s000 caractères$/,
  );
  expect(field(/^Votre adresse e-mail/)).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
  expect(screen.getByRole('checkbox', { name: /^Je déclare/ })).toHaveAccessibleDescription(/^Cochez cette case/);
  expect(stored.notices.size).toBe(0);
  await userEvent.type(field(/^Adresse de la page/), 'https://exemple.fr/');
  await send();
  expect(field(/^Adresse de la page/)).toHaveAccessibleDescription(/n’est pas celle d’une annonce ou d’un profil/);
});

test('a visitor who reports the abuse of a child need not say who they are', async () => {
  const { stored } = await show('/signaler?personne=karim');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Motif/ }), 'Harcèlement');
  await userEvent.type(field(/^Explication/), 'Des images.');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Je déclare de bonne foi/ }));
  await send();
  expect(field(/^Votre nom/)).toHaveAccessibleDescription('Indiquez votre nom.');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Il s’agit d’abus sexuels sur un enfant/ }));
  expect(field('Votre nom (facultatif)')).toBeVisible();
  await send();
  expect([...stored.notices.values()]).toMatchObject([{ sender: null, target: { kind: 'person', id: 'karim' } }]);
});

test('what was typed stays after a failure, and after a reload under its target', async () => {
  const setting = aSetting();
  const repository = failing(new InMemoryNoticeRepository(setting.stored), 'add', 'offline');
  const { unmount } = await show('/signaler?annonce=velo', { ...setting, repository });
  await fillIn();
  await send();
  expect(await screen.findByText(/le serveur ne répond pas. Il est gardé ici/)).toBeVisible();
  unmount();
  const other = await show('/signaler', setting);
  expect(field(/^Explication/)).toHaveValue('');
  other.unmount();
  await show('/signaler?annonce=velo', setting);
  expect(field(/^Explication/)).toHaveValue('Un mandat.');
  expect(field(/^Votre nom/)).toHaveValue('Jeanne');
  await send();
  expect(await screen.findByText('En cours d’examen')).toBeVisible();
  expect(setting.drafts.of('notice-listing~velo', 'visitor')).toBeNull();
});

test('a listing that nobody sees any more is named as such', async () => {
  await show('/signaler?annonce=nulle-part');
  await fillIn();
  await send();
  expect(await screen.findByText(/^Personne ne voit plus cette page sur le site/)).toBeVisible();
});

test('a visitor may sign in and come back, and who is signed in is led to the page concerned', async () => {
  const { unmount } = await show('/signaler?annonce=velo');
  expect(screen.getByRole('link', { name: 'Connectez-vous' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fsignaler%3Fannonce%3Dvelo',
  );
  unmount();
  await show('/signaler?annonce=velo', aSetting(), true);
  expect(screen.getByRole('link', { name: 'la page concernée' })).toHaveAttribute('href', '/annonce/velo');
  expect(field(/^Votre nom/)).toHaveValue('Lina');
  expect(field(/^Votre adresse e-mail/)).toHaveValue('lina@exemple.fr');
});

test('the follow-up asks for a reference, and says what is wrong with it', async () => {
  const { address } = await show('/signaler/suivi');
  await userEvent.type(field('Référence du signalement'), 'court');
  await userEvent.click(screen.getByRole('button', { name: 'Lire la suite donnée' }));
  expect(field('Référence du signalement')).toHaveAccessibleDescription(/^Une référence a vingt lettres/);
  expect(screen.getAllByText(/^Une référence a vingt lettres/)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Une référence a vingt lettres/);
  expect(field('Référence du signalement')).toHaveFocus();
  await userEvent.clear(field('Référence du signalement'));
  await userEvent.type(field('Référence du signalement'), 'https://x.fr/signaler/suivi#a1B2c3D4e5F6g7H8i9J0');
  await userEvent.click(screen.getByRole('button', { name: 'Lire la suite donnée' }));
  expect(address()).toBe('/signaler/suivi#a1B2c3D4e5F6g7H8i9J0');
  expect(await screen.findByRole('textbox', { name: 'Référence du signalement' })).toHaveAccessibleDescription(
    /^Aucun signalement n’a cette référence/,
  );
});

test('the follow-up shows the outcome, and is read again after a failure', async () => {
  const setting = aSetting();
  const reference = 'a1B2c3D4e5F6g7H8i9J0';
  await setting.repository.add({
    reference,
    target: { kind: 'listing', id: 'velo' },
    reason: 'scam',
    details: 'Un mandat.',
    sender: null,
  });
  const target = { kind: 'listing', id: 'velo' } as const;
  setting.stored.outcomes.set('listing~velo', { target, outcome: 'acted', decidedAt: Number.MAX_SAFE_INTEGER });
  const { outcomeOf } = setting.repository;
  failing(setting.repository, 'outcomeOf', 'offline');
  await show(`/signaler/suivi#${reference}`, setting);
  expect(await screen.findByText(/^Le serveur ne répond pas/)).toBeVisible();
  setting.repository.outcomeOf = outcomeOf.bind(setting.repository);
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(await within(screen.getByRole('status')).findByText('Une mesure a été prise')).toBeVisible();
  expect(screen.getByRole('link', { name: 'écrivez-nous' })).toHaveAttribute('href', '/contact');
});
