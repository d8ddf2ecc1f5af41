import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HOUR } from '../../../../src/domain/shared/Instant';
import { failure, success } from '../../../../src/domain/shared/Result';
import { emptyDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import { aDraft } from '../../../support/builders/aDraft';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';
import { showPosting } from '../../../support/drivers/showPosting';

const click = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }));

test('a listing is written from the title to the publication', async () => {
  const { published, address, notify, container } = showPosting();
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre de l’annonce' }), 'Vélo de ville');
  await click('button', 'Véhicules › Vélos');
  expect(screen.getByRole('radio', { name: 'Vélos' })).toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Ville');
  await click('radio', 'Bon état');
  await click('checkbox', 'Assistance électrique');
  await userEvent.type(screen.getByRole('textbox', { name: 'Batterie' }), '400 Wh');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description de l’annonce' }), 'Révisé au printemps.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Prix' }), '1 120');

  await screen.findByRole('button', { name: 'Choisir des photos' });
  const input = container.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (input === null) throw new Error('There is no way to pick photos');
  await userEvent.upload(input, [
    new File(['a'], 'a.jpg', { type: 'image/jpeg' }),
    new File(['b'], 'b.jpg', { type: 'image/jpeg' }),
  ]);
  expect(await screen.findByRole('button', { name: 'Retirer la photo 2' })).toBeVisible();
  expect(screen.getByText('Photo principale')).toBeVisible();

  await userEvent.type(await screen.findByRole('combobox', { name: 'Commune' }), 'nantes');
  await userEvent.click(await screen.findByRole('option', { name: /Nantes/ }));
  await click('checkbox', 'Livraison');

  await click('link', 'Aperçu');
  expect(screen.getByRole('heading', { name: 'Aperçu', level: 2 })).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'Vélo de ville', level: 2 })).toBeVisible();
  expect(screen.getByText(/^1\s120\s€$/, { selector: 'p' })).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Publier l’annonce' }));
  expect(await screen.findByText('Ailleurs')).toBeVisible();
  expect(published).toMatchObject([
    {
      title: 'Vélo de ville',
      price: { kind: 'amount', euros: 1120 },
      handover: { inPerson: true, delivery: true },
      fields: { bicycleType: 'ville', condition: 'bon-etat', electric: true, battery: 400 },
      location: { communeName: 'Nantes' },
    },
  ]);
  expect(published[0]?.photos).toHaveLength(2);
  expect(address()).toBe(`/annonce/${published[0]?.id}/velo-de-ville`);
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'Votre annonce est en ligne' });
});

test('a guest writes at once, previews, signs in to publish, and publishes what was written', async () => {
  const { address, container, published, session, viewModel } = showPosting('/deposer-annonce', { profile: null });
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth?next=%2Fdeposer-annonce');
  await click('button', 'Se connecter pour publier');
  expect(screen.getByText('4 points sont à corriger avant de publier.')).toBeVisible();
  act(() => viewModel.writing.change(aDraft({ id: viewModel.draft.id })));
  const input = container.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (input === null) throw new Error('There is no way to pick photos');
  await userEvent.upload(input, new File(['a'], 'velo.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'velo.jpg' })).toHaveAttribute('src', 'blob:velo.jpg');
  expect(screen.getByText('Cette photo sera ajoutée à votre annonce après votre connexion.')).toBeVisible();
  await click('link', 'Aperçu');
  expect(await screen.findByRole('img', { name: /photo 1 sur 1/ })).toHaveAttribute('src', 'blob:velo.jpg');
  expect(screen.queryByText(/^Référence/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull();
  expect(screen.getAllByText('Vous')[0]).toBeVisible();
  await click('button', 'Se connecter pour publier');
  expect(address()).toBe('/auth?next=%2Fdeposer-annonce%23publier');
  expect(published).toEqual([]);
  expect(session.status).toBe('signed-out');
});

test('a guest who signs in elsewhere goes on with what was written, and the draft that it replaces can be brought back', async () => {
  const { notify, session, viewModel } = showPosting('/deposer-annonce', {
    profile: null,
    storedDraft: aDraft({ id: 'own', title: 'Lampe' }),
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre de l’annonce' }), 'Vélo de ville');
  act(() => session.show(aProfile()));
  expect(screen.getByRole('textbox', { name: 'Titre de l’annonce' })).toHaveValue('Vélo de ville');
  expect(screen.getByRole('button', { name: 'Publier l’annonce' })).toBeVisible();
  const toast = notify.mock.lastCall?.[0];
  expect(toast?.text).toBe('L’annonce commencée avant votre connexion a pris la place de votre brouillon');
  act(() => toast?.action?.run());
  expect(viewModel.draft.title).toBe('Lampe');
});

test('somebody who has signed out is asked to sign in, and nothing of theirs is shown', () => {
  const { session } = showPosting('/deposer-annonce?vue=apercu', { storedDraft: aDraft() });
  act(() => session.show(null));
  expect(screen.getByRole('heading', { level: 1, name: 'Connectez-vous pour déposer une annonce' })).toBeVisible();
  expect(screen.queryByText('Vélo de ville')).toBeNull();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/auth?next=%2Fdeposer-annonce%3Fvue%3Dapercu',
  );
});

test('the draft survives a sign-out in another tab', async () => {
  const { session } = showPosting('/deposer-annonce', { storedDraft: aDraft() });
  await userEvent.type(screen.getByRole('textbox', { name: 'Description de l’annonce' }), ' Et plus.');
  act(() => session.show(null));
  expect(screen.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  act(() => session.show(aProfile()));
  expect(screen.getByRole('textbox', { name: 'Description de l’annonce' })).toHaveValue(
    'Un vélo en bon état. Et plus.',
  );
});

test('errors are shown when the person tries to publish, with the focus on the first', async () => {
  const { published } = showPosting();
  const title = screen.getByRole('textbox', { name: 'Titre de l’annonce' });
  await userEvent.type(title, 'Vé');
  expect(title).not.toBeInvalid();
  await userEvent.type(title, '{Enter}');
  expect(title).not.toBeInvalid();
  await click('button', 'Publier l’annonce');
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription(/Écrivez au moins 5 caractères/);
  expect(screen.getByRole('radiogroup', { name: /^Catégorie/ })).toHaveAccessibleDescription(
    'Choisissez une catégorie.',
  );
  expect(screen.getByText('4 points sont à corriger avant de publier.')).toBeVisible();
  expect(published).toEqual([]);
  await userEvent.type(title, 'lo de ville');
  expect(title).not.toBeInvalid();
  expect(title).toHaveValue('Vélo de ville');
});

test('the focus moves to the first choice of a group that has an error', async () => {
  showPosting('/deposer-annonce', { storedDraft: { ...emptyDraft('x'), title: 'Vélo de ville' } });
  await click('button', 'Publier l’annonce');
  expect(screen.getByRole('radio', { name: 'Véhicules' })).toHaveFocus();
});

test('the preview is a toggle: it takes the focus, and gives it back to the link that opened it', async () => {
  const { address } = showPosting('/deposer-annonce', { storedDraft: aDraft() });
  await click('link', 'Aperçu');
  expect(address()).toBe('/deposer-annonce?vue=apercu');
  expect(screen.getByRole('heading', { level: 2, name: 'Aperçu' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  await click('link', 'Modifier');
  expect(address()).toBe('/deposer-annonce');
  expect(screen.getByRole('link', { name: 'Aperçu' })).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('Enter in a field publishes nothing', async () => {
  const { published, viewModel } = showPosting('/deposer-annonce', { storedDraft: aDraft() });
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre de l’annonce' }), '{Enter}');
  expect(viewModel.status).toBe('editing');
  expect(published).toEqual([]);
});

test('what the title says is filled in, with a note as long as it is so, and can be corrected', async () => {
  showPosting();
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre de l’annonce' }), 'Canapé en cuir brun');
  await click('button', 'Maison › Ameublement');
  const note = /^Rempli d’après votre titre : produit, matière, couleur\. Vérifiez/;
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Produit' })).toHaveValue('Canapé');
  expect(screen.getByRole('combobox', { name: 'Matière' })).toHaveValue('cuir');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Matière' }), 'Tissu');
  expect(screen.getByText(/^Rempli d’après votre titre : produit, couleur\./)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Matière' })).toHaveValue('tissu');
});

test('the questions and the price come with the category', async () => {
  showPosting('/deposer-annonce');
  expect(screen.getByText(/^Les questions dépendent de la catégorie/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Prix' })).toBeNull();
  await click('radio', 'Véhicules');
  await click('radio', 'Vélos');
  expect(screen.queryByText(/^Les questions dépendent de la catégorie/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Prix' })).toBeVisible();
});

test('the preview lists what is missing, and each point links to its entry', async () => {
  const { address } = showPosting('/deposer-annonce?vue=apercu', {
    storedDraft: aDraft({ fields: {}, siret: '7', sellerKind: 'professional' }),
  });
  expect(screen.getByRole('heading', { name: 'Il reste 4 points à compléter' })).toBeVisible();
  expect(screen.getByText('Votre annonce n’est pas complète : voici ce qu’elle montre déjà.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Vélo de ville' })).toBeVisible();
  expect(screen.getByText('Un vélo en bon état.')).toBeVisible();
  await click('link', /^Numéro SIRET/);
  expect(address()).toBe('/deposer-annonce#saisie-siret');
  expect(screen.getByRole('textbox', { name: 'Numéro SIRET' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Numéro SIRET' })).toHaveAccessibleDescription(/14 chiffres/);
});

test('a preview that cannot be published yet leads to the first entry that is missing', async () => {
  const { address, published } = showPosting('/deposer-annonce?vue=apercu', { storedDraft: aDraft({ price: '' }) });
  await click('button', 'Publier l’annonce');
  expect(address()).toBe('/deposer-annonce#saisie-price');
  expect(screen.getByRole('textbox', { name: 'Prix' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Prix' })).toBeInvalid();
  expect(published).toEqual([]);
});

test.each([
  [
    'a forbidden word',
    { words: ['ville'], holdDays: 0 },
    /^Votre annonce sera relue avant de paraître, car elle contient «\sville\s»\.$/,
  ],
  [
    'a hold of new accounts',
    { words: [], holdDays: 7 },
    /^Votre annonce sera relue avant de paraître, comme les premières/,
  ],
])('the preview announces a review for %s, and the listing is sent', async (_, settings, text) => {
  const { published, notify } = showPosting('/deposer-annonce?vue=apercu', {
    storedDraft: aDraft(),
    profile: aProfile({ createdAt: NOON - HOUR }),
    moderation: { read: async () => success(settings) },
  });
  expect(await screen.findByText(text)).toBeVisible();
  await click('button', 'Publier l’annonce');
  expect(await screen.findByText('Ailleurs')).toBeVisible();
  expect(published).toMatchObject([{ state: 'in-review' }]);
  expect(notify.mock.calls.at(-1)?.[0].text).toBe('Votre annonce est envoyée\u00a0: elle sera relue avant de paraître');
});

test('a form whose settings could not be read reads them again when it is sent', async () => {
  const answers = [failure('offline' as const), success({ words: ['ville'], holdDays: 0 })];
  const { published } = showPosting('/deposer-annonce?vue=apercu', {
    storedDraft: aDraft(),
    moderation: { read: async () => answers.shift() ?? failure('offline' as const) },
  });
  await click('button', 'Publier l’annonce');
  expect(await screen.findByText('Ailleurs')).toBeVisible();
  expect(published).toMatchObject([{ state: 'in-review' }]);
});

test('a publication beyond the limit of an hour is refused until a time that is shown', async () => {
  showPosting('/deposer-annonce?vue=apercu', {
    storedDraft: aDraft(),
    publish: () => Promise.resolve(failure({ kind: 'too-many', until: NOON + HOUR })),
  });
  await click('button', 'Publier l’annonce');
  expect(await screen.findByText(/le faire à partir de\s13\sh\. Votre brouillon est gardé\./)).toBeVisible();
});

test('a failure of publishing is explained, and publishing can be retried', async () => {
  showPosting('/deposer-annonce?vue=apercu', {
    storedDraft: aDraft(),
    publish: () => Promise.resolve(failure('full')),
  });
  await click('button', 'Publier l’annonce');
  expect(await screen.findByText(/La place manque sur cet appareil pour publier/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publier l’annonce' })).toBeEnabled();
});

test('the preview says that photos are still being prepared', async () => {
  const { photos } = showPosting('/deposer-annonce?vue=apercu', {
    storedDraft: aDraft(),
    prepare: () => new Promise(() => undefined),
  });
  act(() => void photos.add([new File(['x'], 'velo.jpg')]));
  expect(await screen.findByText(/Une photo est encore en préparation/)).toBeVisible();
});

test('a new draft is begun, with a notice, when another tab has published this one', async () => {
  const { address, otherTab } = showPosting('/deposer-annonce?vue=apercu', { storedDraft: aDraft() });
  act(() => otherTab(null));
  expect(await screen.findByText(/Cette annonce vient d’être publiée dans un autre onglet/)).toBeVisible();
  expect(address()).toBe('/deposer-annonce');
});

test('a note says that the draft is saved once something is typed', async () => {
  const { container } = showPosting('/deposer-annonce');
  expect(container).not.toHaveTextContent('Brouillon enregistré');
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre de l’annonce' }), 'V');
  expect(screen.getByText('Brouillon enregistré')).toBeVisible();
});

test('a warning is shown when the browser refuses to store the draft', () => {
  showPosting('/deposer-annonce', { canSave: false });
  expect(screen.getByText(/refuse d’enregistrer votre brouillon/)).toBeVisible();
});

test('contact details and another listing with the same title cause warnings, not errors', async () => {
  const { viewModel } = showPosting('/deposer-annonce', {
    storedDraft: aDraft({ title: 'Vélo de ville' }),
    own: [aListing({ id: 'autre' })],
  });
  expect(await screen.findByRole('link', { name: 'Voir l’autre annonce' })).toHaveAttribute(
    'href',
    '/annonce/autre/velo-de-ville',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre de l’annonce' }), ' 0612345678 a@b.fr');
  expect(screen.getByText(/Nous avons cru lire un numéro de téléphone et une adresse e-mail/)).toBeVisible();
  expect(viewModel.check()).toBe(true);
});

test('a copy replaces the draft, which can be brought back', async () => {
  const prefilled = aDraft({ id: 'copie', title: 'Vélo copié' });
  const { notify, viewModel } = showPosting(
    '/deposer-annonce',
    { storedDraft: aDraft({ id: 'brouillon', title: 'Lampe' }) },
    { prefilled },
  );
  await expect.poll(() => viewModel.draft).toEqual(prefilled);
  const offer = notify.mock.calls[0]?.[0];
  expect(offer).toMatchObject({ text: 'Une copie a pris la place de votre brouillon', action: { label: 'Annuler' } });
  act(() => offer?.action?.run());
  expect(viewModel.draft.title).toBe('Lampe');
});

test('a copy on a blank form is announced once', async () => {
  const { notify, viewModel } = showPosting('/deposer-annonce', {}, { prefilled: aDraft({ id: 'copie' }) });
  await expect.poll(() => viewModel.draft.id).toBe('copie');
  act(() => viewModel.writing.change({ title: 'Autre' }));
  expect(viewModel.draft.title).toBe('Autre');
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'info',
    text: 'Voici une copie de votre annonce\u00a0: relisez-la, puis publiez-la.',
  });
});
