import type { Page } from '@playwright/test';
import { cardLink, expectToast, main, signIn, signOut } from '../support/drivers/e2e/e2eSite';
import { offer } from '../support/drivers/e2e/e2eBicycle';
import { composer, thread } from '../support/drivers/e2e/e2eMessages';
import { byKeyboard, press, typeInto } from '../support/drivers/e2e/e2eKeyboard';
import { aPng } from '../support/drivers/e2e/e2ePictures';
import {
  chooseIn,
  conditionField,
  descriptionField,
  lamp,
  photos,
  publishButton,
  titleField,
} from '../support/drivers/e2e/e2ePosting';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const guitar = 'Guitare folk table épicéa massif, étui rigide compris';

test('one finds, filters and looks at a listing with the keyboard alone (§1.2 “Visitors can browse, search”, §6.1 “| Visitor | Browse, search”)', async ({
  page,
}) => {
  await page.goto('/a-propos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Que cherchez-vous ?' })).toBeFocused();
  await page.keyboard.type('guitare');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '« guitare »' })).toBeVisible();
  await expect(cardLink(page, guitar)).toBeVisible();

  await press(page, page.getByRole('group', { name: 'Prix' }).getByRole('textbox', { name: 'Maximum' }));
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=guitare&prix_max=300');
  await press(page, page.getByRole('checkbox', { name: /^Avec photo/ }), 'Space');
  await expect(page).toHaveURL('/recherche?q=guitare&prix_max=300&photo=1');
  await expect(cardLink(page, guitar)).toBeVisible();

  await press(page, cardLink(page, guitar), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: guitar })).toBeVisible();
  const gallery = page.getByRole('list', { name: 'Photos de l’annonce' });
  await press(page, gallery, 'ArrowRight');
  await expect(main(page).getByText('2 / 3')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Voir en plein écran' }), 'Enter');
  const fullScreen = page.getByRole('dialog', { name: 'Photos en plein écran' });
  await expect(fullScreen.getByRole('img', { name: /photo 2 sur 3$/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(fullScreen).toBeHidden();
  await expect(page.getByRole('button', { name: 'Voir en plein écran' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/recherche?q=guitare&prix_max=300&photo=1');
  await expect(cardLink(page, guitar)).toBeFocused();
});

test('the menu keeps the keyboard inside while it is open, and gives it back', async ({ page }) => {
  await page.goto('/a-propos');
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
  await press(page, opener, 'Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let count = 0; count < 14; count += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus').or(menu.and(page.locator(':focus')))).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('one signs in, posts with photos in the wanted order and publishes with the keyboard alone (§1.3 “post ads”, §6.2 “post ads”)', async ({
  page,
}) => {
  await page.goto('/deposer-annonce');
  await press(page, main(page).getByRole('link', { name: 'Se connecter' }), 'Enter');
  await press(page, page.getByText('Essayer avec une personne d’essai'), 'Enter');
  await press(page, page.getByRole('button', { name: 'Se connecter en tant que Karim' }), 'Enter');
  await expect(titleField(page)).toBeVisible();

  await typeInto(page, titleField(page), lamp.title);
  await chooseIn(page, main(page).getByRole('radiogroup', { name: /^Catégorie/ }), lamp.family, byKeyboard);
  await chooseIn(page, main(page).getByRole('radiogroup', { name: /^Sous-catégorie/ }), lamp.category, byKeyboard);
  await typeInto(page, page.getByRole('combobox', { name: /^Produit/ }), lamp.product);
  await page.keyboard.press('Escape');
  await chooseIn(page, conditionField(page), lamp.condition, byKeyboard);
  await typeInto(page, descriptionField(page), lamp.description);
  await typeInto(page, page.getByRole('textbox', { name: /^Prix/ }), lamp.price);

  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Choisir des photos' }), 'Enter');
  await (await chooser).setFiles([aPng('face.png', [230, 120, 20]), aPng('dos.png', [20, 90, 200])]);
  await expect(photos(page)).toHaveCount(2);
  const sources = () =>
    photos(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect.poll(async () => (await sources()).filter(Boolean)).toHaveLength(2);
  const [first, second] = await sources();
  await press(page, page.getByRole('button', { name: 'Reculer la photo 1' }), 'Enter');
  await expect.poll(sources).toEqual([second, first]);
  const handle = page.getByRole('button', { name: 'Déplacer la photo 1' });
  await press(page, handle, 'Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^La photo est à la place 1 sur 2/)).toBeAttached();
  // The sensor ignores keys until it has measured the board, and emits nothing when it has: press again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^La photo est à la place 2 sur 2/)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(sources).toEqual([first, second]);

  await typeInto(page, page.getByRole('combobox', { name: /^Commune/ }), 'nantes');
  await expect(page.getByRole('option', { name: /^Nantes/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Commune/ })).toHaveValue('Nantes (44000)');
  await press(page, main(page).getByRole('link', { name: 'Aperçu' }), 'Enter');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Aperçu' })).toBeFocused();
  await press(page, publishButton(page), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: lamp.title })).toBeVisible();
});

test('the buyer of the bicycle story needs no mouse: finds, keeps, asks, signs in and makes an offer', async ({
  page,
}) => {
  await page.goto('/annonce/demo-velo-enfant-14-pouces-jaune');
  await press(page, main(page).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }));
  await press(
    page,
    main(page)
      .getByRole('button', { name: /^Ajouter aux favoris : Vélo enfant/ })
      .first(),
    'Enter',
  );
  await press(page, main(page).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }), 'Enter');
  await press(page, composer(page));
  await page.keyboard.type('Bonjour,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('roule-t-il encore ?');
  await press(page, main(page).getByRole('link', { name: 'Se connecter pour envoyer' }), 'Enter');
  await press(page, page.getByText('Essayer avec une personne d’essai'), 'Enter');
  await press(page, main(page).getByRole('button', { name: 'Se connecter en tant que Karim' }), 'Enter');
  const send = main(page).getByRole('button', { name: 'Envoyer', exact: true });
  await expect(send).toBeFocused();
  await expect(send).toHaveAccessibleDescription('Votre message n’est pas encore envoyé.');

  await page.keyboard.press('Enter');
  await expect(thread(page).getByText(/· Envoyé$/)).toBeVisible();
  await expect(composer(page)).toBeFocused();
  const begin = main(page).getByRole('button', { name: 'Faire une offre' });
  await press(page, begin, 'Enter');
  const price = main(page).getByRole('textbox', { name: 'Votre offre, en euros' });
  await expect(price).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(price).toBeFocused();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText(/^30\s€$/)).toBeVisible();
  await expect(begin).toBeFocused();

  await press(page, page.getByRole('banner').getByRole('link', { name: /^Favoris/ }), 'Enter');
  await expect(main(page)).toBeFocused();
  await press(page, main(page).getByRole('button', { name: /^Ajouter aux favoris : Vélo enfant/ }), 'Enter');
  await expect(main(page).getByRole('heading', { name: 'Aucun favori pour le moment' })).toBeFocused();
  await undo(page);
  await expect(cardLink(page, 'Vélo enfant 14 pouces jaune, dès 3 ans, roues stables')).toBeVisible();
});

test('the seller of the bicycle story needs no mouse: answers, accepts, reserves for the buyer, sells, and brings back what was deleted', async ({
  page,
}) => {
  await signIn(page, 'Karim', '/messages/demo-velo-enfant-14-pouces-jaune~demo-karim');
  await offer(page, '30');
  await expect(thread(page).getByText(/· Envoyé$/)).toBeVisible();
  await signOut(page);

  await signIn(page, 'Camille', '/messages');
  await press(page, main(page).getByRole('navigation').getByRole('link', { name: /Karim/ }), 'Enter');
  await expect(page.getByRole('region', { name: 'Messages avec Karim' })).toBeFocused();
  await press(page, main(page).getByRole('group', { name: 'Réponses rapides' }).getByRole('button').first(), 'Enter');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thread(page).getByRole('listitem')).toHaveCount(2);
  await press(page, thread(page).getByRole('button', { name: 'Accepter' }), 'Enter');
  await expect(thread(page).getByText(/^Offre de 30\s€ acceptée$/)).toBeVisible();
  await expect(thread(page).locator(':focus')).toBeVisible();

  const timeline = main(page).getByRole('region', { name: 'Suivi de la vente' });
  await press(page, timeline.getByRole('button', { name: 'Réserver pour Karim' }), 'Enter');
  await expect(timeline.getByRole('status')).toHaveText(/^L’annonce est réservée pour Karim\./);
  await expect(timeline.getByRole('button', { expanded: false })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, timeline.getByRole('link', { name: 'Mes annonces' }), 'Enter');
  const actions = main(page).getByRole('group', { name: /^Actions sur « Vélo enfant/ });
  await expect(main(page).getByText('Réservée pour Karim')).toBeVisible();
  await press(page, actions.getByRole('button', { name: 'Marquer comme vendue' }), 'Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }), 'Enter');
  await expect(main(page).getByText('Vendue à Karim')).toBeVisible();
  await press(page, actions.getByRole('button', { name: 'Autres actions' }), 'Enter');
  // The undo of the reservation gives way to that of the deletion.
  await expectToast(page, 'est supprimée', () =>
    press(page, page.getByRole('menuitem', { name: 'Supprimer' }), 'Enter'),
  );
  await expect(actions).toBeHidden();
  await undo(page);
  await expect(actions).toBeVisible();
});

async function undo(page: Page): Promise<void> {
  const button = page.getByRole('status').getByRole('button', { name: 'Annuler' });
  await expect(button).toBeVisible();
  await page.keyboard.press('F8');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}
