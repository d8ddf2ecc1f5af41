import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { cards, main, openMenu, signIn, signOut, wholeTotal } from '../support/drivers/e2e/e2eSite';
import { aPng } from '../support/drivers/e2e/e2ePictures';
import {
  POST,
  addPhotos,
  choosePlace,
  lamp,
  openPreview,
  photoInput,
  publishButton,
  writeCategory,
  writeDetails,
} from '../support/drivers/e2e/e2ePosting';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const widths = [360, 1280] as const;

/** Addresses and the titles that they answer with. Two of the same title do not follow each other. */
type Visits = readonly (readonly [address: string, title: string])[];

const visits: Readonly<Record<string, Visits>> = {
  'where a visitor finds what people have of their own': [
    ['/', 'Mon Bazar, votre marketplace'],
    ['/messages', 'Messages'],
    ['/favoris', 'Favoris'],
    ['/account', 'Mon compte'],
    ['/favoris?vue=recherches', 'Favoris'],
    ['/account/annonces', 'Mes annonces'],
    ['/favoris?vue=vendeurs', 'Favoris'],
    ['/auth', 'Se connecter'],
    ['/admin', 'Administration'],
    ['/admin/connexion', 'Se connecter'],
    ['/admin/maintenance', 'Administration de la maintenance'],
    ['/deposer-annonce', 'Déposer une annonce'],
  ],
  'where one writes to the team, follows a report or unsubscribes': [
    ['/contact', 'Contact'],
    ['/signaler', 'Signaler un contenu'],
    ['/signaler/suivi', 'Suivre un signalement'],
    ['/signaler?annonce=demo-velo-ville-peugeot', 'Signaler un contenu'],
    ['/signaler/suivi#DemoSignalement2026a', 'Suivre un signalement'],
    ['/newsletter/confirmation#k1L2m3N4o5P6q7R8s9T0', 'Confirmer mon inscription'],
    ['/newsletter/desinscription', 'Désinscription de la newsletter'],
    ['/notifications/desinscription#a1B2c3D4e5F6g7H8i9J0', 'Ne plus recevoir d’e-mails'],
    ['/rien/de/tel', 'Cette page n’existe pas'],
  ],
  'on the pages of information': [
    ['/a-propos', 'À propos'],
    ['/aide', 'Aide'],
    ['/conditions-utilisation', 'Conditions d’utilisation'],
    ['/aide?q=photo', 'Aide'],
    ['/regles-diffusion', 'Règles de diffusion'],
    ['/aide?q=xyzxyz', 'Aide'],
    ['/aide/se-connecter', 'Se connecter avec son téléphone · Aide'],
    ['/classement', 'Classement des annonces'],
    ['/mentions-legales', 'Mentions légales'],
    ['/confidentialite', 'Confidentialité'],
    ['/accessibilite', 'Accessibilité'],
    ['/transparence', 'Transparence de la modération'],
  ],
  'in the categories': [
    ['/categorie/vehicules', 'Véhicules'],
    ['/categorie/immobilier/accueil', 'Immobilier'],
    ['/categorie/multimedia', 'Multimédia'],
    ['/categorie/maison', 'Maison'],
    ['/categorie/loisirs/livres', 'Livres'],
  ],
  'among results, on a listing, nor on a profile': [
    ['/recherche?q=velo', '« velo »'],
    ['/recherche?q=guitare&categorie=voitures', '« guitare » dans Voitures'],
    ['/annonce/demo-velo-ville-peugeot', 'Vélo de ville Peugeot 28 pouces, selle en cuir, Nantes'],
    ['/annonce/inconnue', 'Annonce introuvable'],
    ['/profil/demo-karim', 'Karim'],
    ['/profil/inconnu', 'Profil introuvable'],
  ],
};

test.describe('at all widths', () => {
  for (const [where, places] of Object.entries(visits))
    test(`axe finds nothing ${where}`, async ({ page }) => {
      test.slow();
      for (const [address, title] of places) {
        await visit(page, address);
        await expect(page).toHaveTitle(title.includes('Mon Bazar') ? title : `${title} · Mon Bazar`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address.startsWith('/recherche')) await wholeTotal(page);
        else if (address.startsWith('/categorie')) await expect(cards(page).first()).toBeVisible();
        await expectAccessibleAtAllWidths(page, address);
      }
    });

  test('axe finds nothing on the moderation desk, nor where a case is decided', async ({ page }) => {
    await signIn(page, 'Admin', '/admin');
    await expect(main(page).getByText('6 dossiers ouverts')).toBeVisible();
    const figures = main(page).getByRole('region', { name: 'Les trente derniers jours' });
    await expect(figures.getByRole('group', { name: /^Visiteurs, jour par jour/ })).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'desk');
    await figures.getByRole('button', { name: 'Voir en tableau' }).click();
    await expect(figures.getByRole('row')).toHaveCount(31);
    await expectAccessibleAtAllWidths(page, 'table of figures');
    await main(page).getByRole('link', { name: 'Examiner les signalements' }).click();
    await main(page).getByRole('link', { name: 'Xbox One S blanche' }).click();
    await main(page).getByRole('button', { name: 'Prendre cette décision' }).click();
    await expect(main(page).getByText(/^Complétez ou supprimez les passages entre ###/)).toBeVisible();
    await main(page).getByText('Ce que lira la personne concernée').click();
    await expectAccessibleAtAllWidths(page, 'case');
  });

  test('axe finds nothing where listings in review and suspect listings are examined', async ({ page }) => {
    await signIn(page, 'Admin', '/admin/annonces');
    await expect(main(page).getByText('1 annonce', { exact: true })).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'listings');
    await main(page).getByRole('link', { name: 'Visseuse' }).click();
    await expect(main(page).getByText(/^A changé depuis le dernier signalement/)).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'listing in review');
    await visit(page, '/admin/veille');
    await expect(main(page).getByText('2 annonces à regarder sur 49')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'watch');
    await main(page).getByRole('link', { name: 'Xbox One S blanche' }).click();
    await expect(main(page).getByRole('region', { name: 'Pourquoi regarder cette annonce' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Prendre cette décision' })).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'suspect listing');
  });

  test('axe finds nothing among appeals, subscribers and messages to the team', async ({ page }) => {
    await signIn(page, 'Admin', '/admin/reclamations');
    await expect(main(page).getByText('1 réclamation en attente')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'appeals');
    await visit(page, '/admin/inscrits');
    await expect(main(page).getByText('6 inscriptions', { exact: true })).toBeVisible();
    await main(page).getByRole('textbox', { name: 'Rechercher une adresse' }).fill('personne');
    await main(page).getByRole('button', { name: 'Rechercher' }).click();
    await expect(main(page).getByText('Écrivez une adresse e-mail entière.')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'subscribers');
    await visit(page, '/admin/messages');
    await expect(main(page).getByText('3 messages affichés')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'messages to the team');
  });

  test('axe finds nothing in the journal, among people, nor where an admin jumps to an address', async ({ page }) => {
    await signIn(page, 'Admin', '/admin/journal');
    await main(page).getByRole('button', { name: 'Vérifier la chaîne' }).click();
    await expect(main(page).getByText(/^La chaîne est intacte/)).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'journal');
    await visit(page, '/admin/personnes?q=karim');
    await expect(main(page).getByText('1 compte trouvé')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'people');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Aller à…' })).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'jump');
  });

  test('axe finds nothing where the owner of the site names administrators', async ({ page }) => {
    // The other administrator, whose account exists once they have signed in.
    await signIn(page, 'Admin', '/conditions-utilisation');
    await signOut(page);
    await signIn(page, 'Inès', '/admin/equipe');
    await expect(main(page).getByText('2 administrateurs')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'team');
  });

  test('axe finds nothing where a person reads a decision and contests it', async ({ page }) => {
    await signIn(page, 'Karim', '/account');
    const decisions = page.getByRole('region', { name: 'Décisions et signalements' });
    await decisions.getByRole('button', { name: /^Lire les motifs.*n°\s1$/ }).click();
    await decisions.getByRole('button', { name: /^Lire les motifs.*n°\s2$/ }).click();
    await expect(decisions.getByRole('textbox', { name: /^Pourquoi la contestez-vous/ })).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'decisions');
  });
});

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('axe finds nothing while the menu, the search, the filters or the gallery are open', async ({ page }) => {
      await page.goto('/recherche?categorie=voitures&prix_max=9000');
      await wholeTotal(page);
      if (width < 900) {
        await page.getByRole('button', { name: /^Filtres/ }).click();
        await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
        await expectAccessible(page, 'filters');
        await page.goBack();
      } else {
        await expect(page.getByRole('group', { name: 'Prix' })).toBeVisible();
        await expectAccessible(page, 'filters');
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog', { name: 'Recherche rapide' })).toBeVisible();
        await expectAccessible(page, 'quick search');
        await page.keyboard.press('Escape');
      }
      const menu = await openMenu(page);
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
      // Escape goes back in the history, which would abort a navigation that begins before.
      await expect(menu).toBeHidden();
      await page.goto('/annonce/demo-velo-ville-peugeot');
      await page.getByRole('button', { name: 'Voir en plein écran' }).click();
      await expect(page.getByRole('dialog', { name: 'Photos en plein écran' })).toBeVisible();
      await expectAccessible(page, 'full screen');
    });

    test('axe finds nothing on the account page, beside its mistakes and on the way out', async ({ page }) => {
      await signIn(page, 'Camille', '/account');
      const seller = page.getByRole('region', { name: 'Réglages de mes annonces' });
      await seller.getByRole('radio', { name: 'Professionnel' }).check();
      await seller.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(seller.getByText(/Ce numéro SIRET n’est pas valide/)).toBeVisible();
      await expect(page.getByRole('group', { name: 'Personnes bloquées' })).toBeVisible();
      await expectAccessible(page, 'account');
      await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'deletion');
    });

    test('axe finds nothing on one’s listings, nor where one of them is changed', async ({ page }) => {
      await signIn(page, 'Camille', '/account/annonces');
      await expect(cards(page)).toHaveCount(6);
      // On a phone these two are in the menu.
      const choose = async (action: string) => {
        if (width >= 600) return main(page).getByRole('button', { name: action }).first().click();
        await main(page).getByRole('button', { name: 'Autres actions' }).first().click();
        await page.getByRole('menuitem', { name: action }).click();
      };
      await choose('Marquer comme réservée');
      await expect(page.getByRole('link', { name: 'Réservées, 1 annonce' })).toBeVisible();
      await expectAccessible(page, 'my listings');
      await main(page).getByRole('button', { name: 'Autres actions' }).first().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'actions');
      await page.keyboard.press('Escape');
      await cards(page).first().getByRole('link').click();
      await expect(main(page).getByText('C’est votre annonce.')).toBeVisible();
      await expectAccessible(page, 'one’s own listing');
      await choose('Modifier');
      await expect(page.getByRole('heading', { level: 1, name: 'Modifier l’annonce' })).toBeVisible();
      await expectAccessible(page, 'editing');
    });

    test('axe finds nothing where a listing is written, beside its mistakes, nor on its preview', async ({ page }) => {
      test.slow();
      await signIn(page, 'Karim', POST);
      await expect(photoInput(page)).toBeAttached();
      await publishButton(page).click();
      await expect(main(page).getByText(/à corriger avant de publier/)).toBeVisible();
      await expectAccessible(page, 'an empty form, with its mistakes');
      await openPreview(page);
      await expectAccessible(page, 'what is missing');
      await main(page).getByRole('link', { name: 'Modifier' }).click();
      await writeCategory(page, { ...lamp, title: `${lamp.title} 06 12 34 56 78` });
      await writeDetails(page, lamp);
      await photoInput(page).setInputFiles([
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      ]);
      await expect(main(page).getByText('notes.txt n’a pas été ajouté')).toBeVisible();
      await addPhotos(page, [aPng('face.png', [230, 120, 20]), aPng('dos.png', [20, 90, 200])]);
      await main(page).getByRole('radio', { name: 'Professionnel' }).check();
      await expectAccessible(page, 'a filled form, with a warning and mistakes');
      await main(page).getByRole('radio', { name: 'Particulier' }).check();
      await choosePlace(page, lamp);
      await openPreview(page);
      await expectAccessible(page, 'preview');
      await page.goto('/auth');
      await expect(page.getByRole('heading', { level: 1, name: 'Vous avez déjà ouvert une session' })).toBeVisible();
      await expectAccessible(page, 'signed in');
      await openMenu(page);
      await expectAccessible(page, 'menu, signed in');
    });
  });
}

/** Opens an address as a link does: axe, which takes longer to compile than most pages, stays in the document. */
async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
}

async function expectAccessibleAtAllWidths(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${address}, at ${width} pixels`);
  }
}
